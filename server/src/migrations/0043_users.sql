-- People who work in the application: who they are, which accounts they work in, and where they are signed in.
-- Who signs in has named no account yet. As with API keys, row-level security shows the serving role the rows that the
-- transaction names, by email (app.sign_in_email), by session (app.session_hash) or by user (app.user_id), and none otherwise
-- (docs/adr/0030).

create table users (
  id            bigint generated always as identity primary key,
  email         text not null,
  email_key     text not null unique,
  name          text not null,
  language_iso  text not null default 'de',
  created_at    timestamptz(0) not null
);

create table passwords (
  user_id     bigint primary key references users (id) on delete cascade,
  hash        text not null,
  changed_at  timestamptz(0) not null
);

create table memberships (
  account_id   bigint not null,
  customer_id  bigint not null,
  user_id      bigint not null references users (id) on delete cascade,
  role         text not null check (role in ('admin', 'editor', 'author', 'analyst')),
  created_at   timestamptz(0) not null,
  primary key (account_id, user_id),
  foreign key (customer_id, account_id) references accounts (customer_id, id)
);
create index membership_of_user on memberships (user_id);

create table sessions (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references users (id) on delete cascade,
  token_hash  bytea not null unique check (length(token_hash) = 32),
  created_at  timestamptz not null default now(),
  seen_at     timestamptz not null default now(),
  address     text not null,
  agent       text
);
create index session_of_user on sessions (user_id);

-- Keyed hashes only: neither an address nor an email can be read from it.
create table sign_in_failures (
  id           bigint generated always as identity primary key,
  user_hmac    bytea not null,
  address_hmac bytea not null,
  failed_at    timestamptz not null default now()
);
create index sign_in_failure_of_user on sign_in_failures (user_hmac, failed_at);
create index sign_in_failure_of_address on sign_in_failures (address_hmac, failed_at);
create index sign_in_failure_age on sign_in_failures (failed_at);

-- Unset is an error, never "everybody".
create function named_user() returns bigint stable parallel safe language sql
  as $$ select current_setting('app.user_id')::bigint $$;
comment on function named_user is 'The user that this transaction names; an error where it names none.';

-- The planner asks for it even where somebody is named in another way; no account has the id 0.
create function account_if_named() returns bigint stable parallel safe language sql
  as $$ select coalesce(nullif(current_setting('app.account_id', true), ''), '0')::bigint $$;
comment on function account_if_named is 'The account that this transaction names, or 0.';

alter table users enable row level security;
alter table users force row level security;
-- CASE keeps the order: by email while somebody signs in, as oneself, otherwise as a member of the account that is named.
create policy named on users to postrider_app
  using (case when coalesce(current_setting('app.sign_in_email', true), '') <> '' then email_key = current_setting('app.sign_in_email')
              when coalesce(current_setting('app.user_id', true), '') <> '' then id = named_user()
              else exists (select from memberships m where m.user_id = users.id and m.account_id = account_if_named()) end)
  with check (id = named_user());
create policy provisioning on users to postrider_operator using (true) with check (true);
grant select on users to postrider_app;
grant select, insert, update on users to postrider_operator;

alter table passwords enable row level security;
alter table passwords force row level security;
create policy named on passwords to postrider_app using (user_id = named_user()) with check (user_id = named_user());
create policy provisioning on passwords to postrider_operator using (true) with check (true);
grant select, insert, update on passwords to postrider_app;
grant select, insert, update on passwords to postrider_operator;

alter table memberships enable row level security;
alter table memberships force row level security;
create policy tenant on memberships to postrider_app
  using (case when coalesce(current_setting('app.user_id', true), '') <> ''
              then user_id = current_setting('app.user_id')::bigint else account_id = tenant_account() end)
  with check (account_id = tenant_account());
create policy provisioning on memberships to postrider_operator using (true) with check (true);
grant select, insert, update (role), delete on memberships to postrider_app;
grant select on memberships to postrider_operator;

alter table sessions enable row level security;
alter table sessions force row level security;
create policy named on sessions to postrider_app
  using (case when coalesce(current_setting('app.session_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.session_hash'), 'hex') else user_id = named_user() end)
  with check (case when coalesce(current_setting('app.session_hash', true), '') <> ''
                   then token_hash = decode(current_setting('app.session_hash'), 'hex') else user_id = named_user() end);
grant select, insert, update (seen_at), delete on sessions to postrider_app;

-- Nothing changes them; the right to is what locking a row before its deletion asks for.
grant select, insert, update (failed_at), delete on sign_in_failures to postrider_app;

comment on table users is 'People who work in the application, each once by email.';
comment on column users.email_key is 'The email as it is compared: lower case, domain as A-label.';
comment on table passwords is 'What a password is compared with, apart from the user, so that nobody reads it by reading names.';
comment on column passwords.hash is 'argon2id with its parameters and salt.';
comment on table memberships is 'Which user works in which account, and as what.';
comment on table sessions is 'Where users are signed in. The cookie holds a random token, this table its SHA-256.';
comment on column sessions.seen_at is 'The last request somebody made, to about half a minute; live updates do not count.';
comment on column sessions.address is 'Where the sign-in came from.';
comment on column sessions.agent is 'What the browser called itself.';
comment on table sign_in_failures is 'Sign-ins of the last quarter of an hour that failed or are under way, by keyed hashes of email and address.';
