-- Operators (docs/adr/0047): who runs the installation, by a console of their own. No role that serves customers sees these rows.

create table operators (
  id                 bigint generated always as identity primary key,
  email              text not null,
  email_key          text not null,
  name               text not null,
  language_iso       text not null default 'en',
  password_hash      text not null,
  totp_sealed        bytea,
  totp_confirmed_at  timestamptz(0),
  totp_step          bigint not null default 0,
  created_at         timestamptz(0) not null,
  removed_at         timestamptz(0)
);
create unique index operator_email on operators (email_key) where removed_at is null;
comment on table operators is 'Who signs in to the console. They are no users: an email may be both, and neither opens the other''s door.';
comment on column operators.email_key is 'The email as it is compared.';
comment on column operators.password_hash is 'argon2id; empty once the operator was removed.';
comment on column operators.totp_sealed is 'The secret of the authenticator app, sealed; null = none was begun.';
comment on column operators.totp_confirmed_at is 'Since when codes are asked for; null = the first sign-in has to set them up.';
comment on column operators.totp_step is 'The half minute of the last code that was taken: each is taken once.';
comment on column operators.removed_at is 'The row stays, because logs name the operator by its id.';

create table operator_recovery_codes (
  operator_id  bigint not null references operators (id),
  code_hmac    bytea not null,
  primary key (operator_id, code_hmac)
);
comment on table operator_recovery_codes is 'Codes that stand in for the authenticator app of an operator, each once.';

create table operator_sessions (
  id           bigint generated always as identity primary key,
  operator_id  bigint not null references operators (id),
  token_hash   bytea not null unique check (length(token_hash) = 32),
  has_factor   boolean not null,
  address      text not null,
  agent        text,
  created_at   timestamptz not null default now(),
  seen_at      timestamptz not null default now()
);
create index operator_session_of on operator_sessions (operator_id);
comment on table operator_sessions is 'Where operators are signed in.';
comment on column operator_sessions.token_hash is 'SHA-256 of the token in the cookie.';
comment on column operator_sessions.has_factor is 'Whether a second factor was shown; without one the session is good for setting one up and nothing else.';

create table operator_votes (
  matter       text not null,
  operator_id  bigint not null references operators (id),
  voted_at     timestamptz not null,
  primary key (matter, operator_id)
);
create index operator_vote_of on operator_votes (operator_id);
comment on table operator_votes is 'What operators have agreed to that takes several of them.';
comment on column operator_votes.matter is 'What is agreed to, and of when: a vote counts for that one alone.';

create table operator_acts (
  seq         bigint primary key,
  at          timestamptz(0) not null,
  actor       text not null,
  address     text,
  act         text not null,
  object_id   bigint,
  changes     jsonb not null,
  request_id  text,
  hash        bytea not null
);
comment on table operator_acts is 'What operators did that concerns no single account, chained like audit_entries (docs/adr/0047).';
comment on column operator_acts.actor is 'Who did it: operator:7; operator = the command line.';
comment on column operator_acts.address is 'From where; null for the command line.';
comment on column operator_acts.act is 'What was done, as sending.freeze.';
comment on column operator_acts.changes is 'By member, [before, after]; null instead where values are not kept.';
comment on column operator_acts.hash is 'HMAC over the entry and the hash before it.';

create function operator_acts_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'operator_acts is append-only';
end
$$;
create trigger append_only before update or delete on operator_acts for each row execute function operator_acts_are_append_only();
create trigger append_only_truncate before truncate on operator_acts for each statement execute function operator_acts_are_append_only();

create table operator_act_head (
  is_only  boolean primary key default true check (is_only),
  seq      bigint not null,
  hash     bytea not null
);
comment on table operator_act_head is 'Where the chain of operator_acts ends: what is cut off there is missed.';
comment on column operator_act_head.is_only is 'Keeps the table at one row.';

grant select, insert, update on operators to postrider_operator;
grant select, insert, delete on operator_recovery_codes to postrider_operator;
grant select, insert, update, delete on operator_sessions to postrider_operator;
grant select, insert, update, delete on operator_votes to postrider_operator;
grant select, insert on operator_acts to postrider_operator;
grant select, insert, update on operator_act_head to postrider_operator;

-- Unfreezing after a restore goes on beyond every id that mails of the lost time may carry.
grant select, update on sequence runs_id_seq, message_ids to postrider_operator;

-- Operators read what operators did in every account, and nothing of what its users did.
create policy acts_of_operators on audit_entries for select to postrider_operator
  using (actor = 'operator' or actor like 'operator:%');
grant select on audit_entries to postrider_operator;
comment on column audit_entries.actor is 'Who did it: user:7, operator:3; operator = the command line.';
