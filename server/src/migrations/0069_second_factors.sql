-- Second factors of users (docs/adr/0039): a code that an app on the phone makes of a shared secret, and ten codes on paper for
-- the day the phone is gone. Like passwords they are shown to the transaction that names the user, and to no other.

create table totp_factors (
  user_id        bigint primary key references users (id) on delete cascade,
  secret_sealed  bytea not null,
  confirmed_at   timestamptz(0),
  last_step      bigint not null default 0
);

create table recovery_codes (
  user_id    bigint not null references users (id) on delete cascade,
  code_hmac  bytea not null check (length(code_hmac) = 32),
  primary key (user_id, code_hmac)
);

alter table totp_factors enable row level security;
alter table totp_factors force row level security;
create policy named on totp_factors to postrider_app using (user_id = named_user()) with check (user_id = named_user());
grant select, insert, update (secret_sealed, confirmed_at, last_step), delete on totp_factors to postrider_app;

alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy named on recovery_codes to postrider_app using (user_id = named_user()) with check (user_id = named_user());
grant select, insert, delete on recovery_codes to postrider_app;

comment on table totp_factors is 'The secret that a user''s authenticator app makes codes of; asked for at sign-in once it is confirmed.';
comment on column totp_factors.secret_sealed is 'Sealed under the master secret, for this user alone.';
comment on column totp_factors.confirmed_at is 'When the user first showed a code of it; before that it counts for nothing.';
comment on column totp_factors.last_step is 'The half minute of the last code that was taken: it, and any before it, is taken no more.';
comment on table recovery_codes is 'Codes that stand in for a second factor, each once: using one deletes it.';
comment on column recovery_codes.code_hmac is 'Keyed hash of the code; the code itself was shown once and is kept nowhere.';
