-- The copy in a sandbox is never checked, so it would hold a domain for its customer for ever.
alter table sender_domains drop constraint sender_domains_of_one_customer;
alter table sender_domains add constraint sender_domains_of_one_customer
  exclude using gist (domain with =, customer_id with <>) where (verified_at is not null and not is_sandbox(account_id));
