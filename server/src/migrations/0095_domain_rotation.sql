-- A domain's keys are replaced without a gap: the next ones are published first and sign once everybody can see them; the
-- record of the former ones stays for a while, because mail they signed is still on its way.
alter table sender_domains
  add column key_made_at              timestamptz(0),
  add column next_selector            text,
  add column next_rsa_key_sealed      bytea,
  add column next_ed25519_key_sealed  bytea,
  add column former_selector          text,
  add column former_until             timestamptz(0),
  add constraint sender_domains_next check (num_nonnulls(next_selector, next_rsa_key_sealed, next_ed25519_key_sealed) in (0, 3)),
  add constraint sender_domains_former check (num_nonnulls(former_selector, former_until) in (0, 2));
update sender_domains set key_made_at = created_at;
alter table sender_domains alter column key_made_at set not null;
comment on column sender_domains.key_made_at is 'When the keys that sign were made.';
comment on column sender_domains.next_selector is 'Of keys that will sign once their records are found; null = none are on their way.';
comment on column sender_domains.next_rsa_key_sealed is 'Sealed as the key it will replace.';
comment on column sender_domains.next_ed25519_key_sealed is 'Sealed as the key it will replace.';
comment on column sender_domains.former_selector is 'Of keys that sign no longer and are gone; their records are still needed.';
comment on column sender_domains.former_until is 'From then on the records of the former selector may be removed.';
grant update (selector, rsa_key_sealed, ed25519_key_sealed, key_made_at, next_selector, next_rsa_key_sealed,
              next_ed25519_key_sealed, former_selector, former_until) on sender_domains to postrider_app;

-- Every domain is looked at once a day; the engine finds those that are due over all accounts, and sees nothing else of them.
create policy engine on sender_domains for select to postrider_engine using (true);
grant select (account_id, domain, checked_at, created_at) on sender_domains to postrider_engine;
create index sender_domains_looked_at on sender_domains ((coalesce(checked_at, created_at)), account_id, domain);

-- A domain belongs to the customer who has shown that its DNS obeys them, for as long as it does. Only who can show it, too,
-- learns that somebody else was first.
create extension if not exists btree_gist;
alter table sender_domains add column customer_id bigint references customers (id);
update sender_domains d set customer_id = a.customer_id from accounts a where a.id = d.account_id;
alter table sender_domains alter column customer_id set not null;
-- Where two customers have it already, the one who had it first keeps it; the other's next check says so.
update sender_domains d set verified_at = null
where exists (select from sender_domains e where e.domain = d.domain and e.customer_id <> d.customer_id
              and (e.verified_at, e.account_id) < (d.verified_at, d.account_id));
alter table sender_domains add constraint sender_domains_of_one_customer
  exclude using gist (domain with =, customer_id with <>) where (verified_at is not null);
comment on column sender_domains.customer_id is 'Of the account. A domain is verified for one customer at a time.';
