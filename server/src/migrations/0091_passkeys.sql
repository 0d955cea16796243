-- Passkeys of users (docs/adr/0043): keys that a device or a password manager keeps and uses only after it has recognised its
-- owner. One is shown to the transaction that names its user, or that names the passkey itself while somebody signs in by it.

create table passkeys (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references users (id) on delete cascade,
  credential_id  bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key     bytea not null,
  sign_count     bigint not null check (sign_count >= 0),
  transports     text[] not null,
  name           text not null,
  created_at     timestamptz(0) not null default now(),
  last_used_at   timestamptz(0)
);
create index passkey_user on passkeys (user_id);

create table used_challenges (
  nonce       bytea primary key check (length(nonce) = 16),
  expires_at  timestamptz not null
);
create index used_challenge_expiry on used_challenges (expires_at);

alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy shown on passkeys for select to postrider_app using (
  case when coalesce(current_setting('app.passkey', true), '') <> ''
       then credential_id = decode(current_setting('app.passkey'), 'hex')
       else user_id = named_user() end);
create policy added on passkeys for insert to postrider_app with check (user_id = named_user());
create policy changed on passkeys for update to postrider_app using (user_id = named_user()) with check (user_id = named_user());
create policy removed on passkeys for delete to postrider_app using (user_id = named_user());
grant select, insert, update (name, sign_count, last_used_at), delete on passkeys to postrider_app;
grant usage on sequence passkeys_id_seq to postrider_app;
-- Locking a row takes the right to change it.
grant select, insert, update (expires_at), delete on used_challenges to postrider_app;

comment on table passkeys is 'Keys by which a user signs in instead of, or besides, the password; the secret half never leaves the user''s device.';
comment on column passkeys.credential_id is 'What the device calls the key; sent along with whatever it signs.';
comment on column passkeys.public_key is 'COSE key that checks what the device signs.';
comment on column passkeys.sign_count is 'How often the device says it has signed; 0 = it does not count. One that counts backwards is a copy.';
comment on column passkeys.transports is 'How browsers reach the device, as they said when it was added.';
comment on column passkeys.name is 'What the user calls it.';
comment on table used_challenges is 'What was signed once and is therefore good no more; kept until it would have expired anyway.';
comment on column used_challenges.nonce is 'What tells one challenge from every other.';
