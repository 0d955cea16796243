-- What somebody must be able to see who is called at night: which process goes round, which sender comes no further, and who
-- tried to start with a wrong secret. Every look is found by an index that holds little else.

-- A round is what a process does again and again. Its row says when it last came to its end.
create table rounds (
  name           text primary key,
  every_seconds  real not null,
  begun_at       timestamptz not null default now(),
  succeeded_at   timestamptz,
  failed_at      timestamptz,
  failure        text,
  done           integer,
  total          integer
);
grant select, insert, update on rounds to postrider_engine;
grant select, insert, update on rounds to postrider_tracking;
comment on table rounds is 'What processes do again and again, each with when it last came to its end (docs/operations/health.md).';
comment on column rounds.every_seconds is 'How long it rests after each turn.';
comment on column rounds.begun_at is 'When its last turn began, or is known to have been at work.';
comment on column rounds.succeeded_at is 'When a turn last came to its end, whatever single accounts did.';
comment on column rounds.failure is 'Code or name of the last failure of a whole turn; the log has the rest.';
comment on column rounds.done is 'Of the turn under way: accounts it has been to; null where it does not go from account to account.';

create table round_failures (
  account_id  bigint not null references accounts (id) on delete cascade,
  round       text not null,
  since       timestamptz not null default now(),
  failed_at   timestamptz not null default now(),
  failure     text not null,
  primary key (account_id, round)
);
call protect_tenant_table('round_failures');
call open_to_engine('round_failures', writable => true);
grant delete on round_failures to postrider_engine;
comment on table round_failures is 'Accounts that a round could not serve in its last turn; the others were served.';
comment on column round_failures.since is 'Since when every turn has failed here.';
comment on column round_failures.failure is 'What it was about, and the code or name of the failure; the log has the rest.';

alter table senders
  add column memory_bytes   bigint,
  add column stalled_run    bigint,
  add column stalled_block  bigint,
  add column stalled_since  timestamptz;
create index sender_alive on senders (id) where stopped_at is null;
comment on column senders.memory_bytes is 'What its process had in memory at its last sign of life.';
comment on column senders.stalled_since is 'Since when nothing has come to an end in the block of its hands that has waited longest (stalled_run, stalled_block).';

-- Visits are few among the connections of two weeks.
create index relay_visit on relay_sessions (relay, opened_at) where sender_id is null;
-- Runs that wait for somebody, and those of the last day.
create index run_paused on runs (paused_at) where state = 'paused';
create index run_finished on runs (finished_at) where state = 'finished';

alter table installation
  add column refused_at       timestamptz,
  add column refused_login    text,
  add column refused_address  inet;
comment on column installation.refused_at is 'When a process with another master secret last wanted to start.';
create function note_refused_secret() returns void
language sql volatile security definer set search_path = pg_catalog, public as $$
  update installation set refused_at = now(), refused_login = session_user, refused_address = inet_client_addr()
$$;
comment on function note_refused_secret is 'A process of this login has another master secret than the installation, and ends.';
create function look_at_secret(first bytea, latest bytea, out matches boolean, out refused_at timestamptz, out refused_from text)
returns record language sql stable security definer set search_path = pg_catalog, public as $$
  select bool_and(i.secret_fingerprint = first and latest = coalesce(
           (select r.fingerprint from secret_rotations r order by r.rotated_at desc limit 1), i.secret_fingerprint)),
         max(i.refused_at), max(i.refused_login || coalesce(' at ' || host(i.refused_address), ''))
  from installation i
$$;
comment on function look_at_secret is 'Whether these are the first and the latest master secret of the installation, null while it has none, and who was last refused with another one. Changes nothing.';
revoke execute on function note_refused_secret, look_at_secret from public;
grant execute on function note_refused_secret to postrider_app, postrider_engine, postrider_tracking;
grant execute on function look_at_secret to postrider_engine;
