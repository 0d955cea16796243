-- Mails to users of the application: invitations, and links for a new password (docs/adr/0033). The table of mails is an
-- outbox, written with the act that wants the mail. No table holds what would open a link: the token is made of the row's
-- link_id under the master secret when the mail is written, and the rows keep its SHA-256.

create table user_mails (
  id            bigint generated always as identity primary key,
  kind          text not null check (kind in ('invitation', 'passwordReset')),
  email         text not null,
  language_iso  text not null,
  link_id       uuid not null unique,
  matter        jsonb not null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  due_at        timestamptz not null default now(),
  attempts      integer not null default 0
);
create index user_mail_due on user_mails (due_at);

create table invitations (
  account_id    bigint not null,
  customer_id   bigint not null,
  id            bigint generated always as identity,
  email         text not null,
  email_key     text not null,
  role          text not null check (role in ('admin', 'editor', 'author', 'analyst')),
  language_iso  text not null,
  invited_by    bigint not null references users (id) on delete cascade,
  token_hash    bytea not null unique check (length(token_hash) = 32),
  created_at    timestamptz(0) not null default now(),
  expires_at    timestamptz(0) not null,
  primary key (account_id, id),
  unique (account_id, email_key),
  foreign key (customer_id, account_id) references accounts (customer_id, id)
);
create index invitation_of_inviter on invitations (invited_by);

create table password_resets (
  user_id     bigint primary key references users (id) on delete cascade,
  token_hash  bytea not null unique check (length(token_hash) = 32),
  expires_at  timestamptz not null
);

create function named_link() returns bytea stable parallel safe language sql
  as $$ select decode(coalesce(current_setting('app.link_hash', true), ''), 'hex') $$;
comment on function named_link is 'The hash of the link that this transaction names; empty where it names none.';

alter table user_mails enable row level security;
alter table user_mails force row level security;
create policy wanted on user_mails for insert to postrider_app with check (attempts = 0);
create policy sending on user_mails to postrider_engine using (true) with check (true);
grant insert on user_mails to postrider_app;
grant select, update (due_at, attempts), delete on user_mails to postrider_engine;

alter table invitations enable row level security;
alter table invitations force row level security;
create policy tenant on invitations to postrider_app
  using (case when coalesce(current_setting('app.link_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.link_hash'), 'hex') else account_id = tenant_account() end)
  with check (account_id = tenant_account());
grant select, insert, update (role, language_iso, invited_by, token_hash, created_at, expires_at), delete on invitations to postrider_app;

alter table password_resets enable row level security;
alter table password_resets force row level security;
create policy named on password_resets to postrider_app
  using (case when length(named_link()) > 0 then token_hash = named_link() else user_id = named_user() end)
  with check (user_id = named_user());
grant select, insert, update, delete on password_resets to postrider_app;

-- Whoever was invited becomes a user by the link, under the email it was sent to and no other.
create policy invited on users for insert to postrider_app
  with check (email_key = (select i.email_key from invitations i where i.token_hash = named_link()));
grant insert on users to postrider_app;

comment on table user_mails is 'Mails to users that the relay does not have yet; a row goes when it has, or when its link has expired.';
comment on column user_mails.link_id is 'What the token of the link is made of, under the master secret.';
comment on column user_mails.matter is 'Names that the words of the mail are filled with.';
comment on column user_mails.due_at is 'When the next attempt begins; while one is under way, when somebody else may make it.';
comment on table invitations is 'Who is to become a member of an account; a newer one replaces that of the same email, and using it ends it.';
comment on column invitations.email_key is 'The email as it is compared: lower case, domain as A-label.';
comment on column invitations.token_hash is 'SHA-256 of the token in the link.';
comment on table password_resets is 'Users who may choose a new password by a link; a newer one replaces the former, and using it ends it.';
comment on column password_resets.token_hash is 'SHA-256 of the token in the link.';
comment on table sign_in_failures is 'Sign-ins of the last quarter of an hour that failed or are under way, and wishes for a new password, by keyed hashes of email and address.';
