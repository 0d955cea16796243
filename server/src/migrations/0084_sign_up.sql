-- Sign-up (docs/adr/0042): whoever wants an account leaves what it takes here, and the link of a mail makes it an account.
-- The serving role may make a customer and an account only in a transaction that names such a link.

create table signups (
  id             bigint generated always as identity primary key,
  email          text not null,
  email_key      text not null,
  name           text not null,
  organisation   text not null,
  password_hash  text not null,
  language_iso   text not null,
  time_zone      text not null,
  account_type   text not null check (account_type in ('L', 'S')),
  token_hash     bytea not null unique check (length(token_hash) = 32),
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);
create index signup_expiry on signups (expires_at);

alter table signups enable row level security;
alter table signups force row level security;
create policy wanted on signups for insert to postrider_app with check (true);
create policy named on signups for select to postrider_app using (token_hash = named_link());
create policy locked on signups for update to postrider_app using (token_hash = named_link());
create policy used on signups for delete to postrider_app using (token_hash = named_link());
create policy forgetting on signups to postrider_engine using (true);
-- Nothing changes them; the right to is what locking a row asks for.
grant select, insert, update (expires_at), delete on signups to postrider_app;
grant select, delete on signups to postrider_engine;

create function opens_account() returns boolean stable parallel safe language sql
  as $$ select exists (select from signups s where s.token_hash = named_link() and s.expires_at > now()) $$;
comment on function opens_account is 'Whether this transaction names the link of a sign-up that is still good.';

alter table accounts
  add column approval text not null default 'approved' check (approval in ('pending', 'approved', 'refused'));
comment on column accounts.approval is 'Whether the operator lets it send; accounts that the operator made are approved.';
create index account_pending on accounts (id) where approval = 'pending';
grant update (approval) on accounts to postrider_operator;

alter table customers enable row level security;
alter table customers force row level security;
create policy provisioning on customers to postrider_operator using (true) with check (true);
create policy opened_by_link on customers for insert to postrider_app with check (id = tenant_customer() and opens_account());
create policy opened_by_link on accounts as restrictive for insert to postrider_app with check (opens_account());
create policy opened_by_link on account_heads as restrictive for insert to postrider_app with check (opens_account());
create policy signed_up on users for insert to postrider_app
  with check (email_key = (select s.email_key from signups s where s.token_hash = named_link()));
grant insert on customers, accounts, account_heads to postrider_app;
grant usage on sequence customers_id_seq, accounts_id_seq to postrider_app, postrider_operator;

alter table user_mails drop constraint user_mails_kind_check;
alter table user_mails add constraint user_mails_kind_check check
  (kind in ('invitation', 'passwordReset', 'signUp', 'accountExists', 'accountApproved', 'accountRefused'));

comment on table signups is 'Who wants an account and has not opened the link of the mail yet; gone when it is used, or after a day.';
comment on column signups.email_key is 'The email as it is compared: lower case, domain as A-label.';
comment on column signups.organisation is 'What the account will be called.';
comment on column signups.password_hash is 'argon2id with its parameters and salt.';
comment on column signups.token_hash is 'SHA-256 of the token in the link.';
comment on table sign_in_failures is 'Sign-ins of the last hour that failed or are under way, wishes for a new password and sign-ups, by keyed hashes of email and address.';
