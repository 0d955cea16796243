-- Addresses beside users and subscribers that test mails may go to, once whoever reads there has agreed (W-084).
create table test_addresses (
  account_id    bigint not null,
  customer_id   bigint not null,
  id            bigint generated always as identity,
  email         text not null,
  email_key     text not null,
  language_iso  text not null,
  added_by      text not null,
  token_hash    bytea not null unique check (length(token_hash) = 32),
  asked_at      timestamptz(0) not null default now(),
  expires_at    timestamptz(0) not null,
  confirmed_at  timestamptz(0),
  primary key (account_id, id),
  unique (account_id, email_key),
  foreign key (customer_id, account_id) references accounts (customer_id, id)
);
call protect_tenant_table('test_addresses');
-- CASE keeps the order: whoever shows a link sees that one alone.
alter policy tenant on test_addresses
  using (case when coalesce(current_setting('app.link_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.link_hash'), 'hex') else account_id = tenant_account() end);
grant select, insert, delete, update (language_iso, added_by, token_hash, asked_at, expires_at, confirmed_at) on test_addresses to postrider_app;
comment on table test_addresses is 'Where test mails may go beside users and subscribers; only confirmed ones are chosen.';
comment on column test_addresses.email_key is 'The email as it is compared: lower case, domain as A-label.';
comment on column test_addresses.added_by is 'As the ledgers name them, such as user:7.';
comment on column test_addresses.token_hash is 'SHA-256 of the token in the link.';
comment on column test_addresses.asked_at is 'When the last mail with a link was wanted.';
comment on column test_addresses.confirmed_at is 'When whoever reads there agreed by the link; null = not yet.';

alter table user_mails drop constraint user_mails_kind_check, add constraint user_mails_kind_check
  check (kind in ('invitation', 'passwordReset', 'signUp', 'testAddress', 'accountExists', 'accountApproved', 'accountRefused',
                  'approvalWithdrawn', 'factorResetPlanned', 'factorReset', 'keyMayReactivate', 'mailingToApprove', 'mailingApproved',
                  'mailingSentBack', 'mailingFailed', 'runHeld', 'mailingStopped'));
