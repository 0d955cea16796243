-- The ledger of sending: runs, the blocks of recipients they aim at, one row per mail, and who is sending.
--
-- The engine looks for work over all accounts, so it has a role of its own. It sees the rows below of everyone; for
-- everything else (addresses, names, contents) it must name the account like any other process.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postrider_engine') then create role postrider_engine nologin; end if;
end
$$;
grant usage on schema public to postrider_engine;

create procedure open_to_engine(tenant_table regclass, writable boolean default false) language plpgsql as $$
begin
  execute format('create policy engine on %s %s to postrider_engine using (true) %s', tenant_table,
                 case when writable then '' else 'for select' end, case when writable then 'with check (true)' end);
  execute format('grant select on %s to postrider_engine', tenant_table);
  if writable then execute format('grant insert, update on %s to postrider_engine', tenant_table); end if;
end
$$;
call open_to_engine('accounts');
call open_to_engine('mailings');
call open_to_engine('trigger_copies');
create index mailing_due_anywhere on mailings (planned_at) where status = 'planned' and planned_at is not null and type = 'standard';
create index mailing_of_birthdays on mailings (account_id, id) where type = 'birthday' and is_active;
create index copy_due_anywhere on trigger_copies (scheduled_at) where status = 'scheduled';

-- One dispatch of one newsletter. Opt-in and trigger mailings have one standing run that never ends.
create table runs (
  account_id     bigint not null references accounts (id),
  id             bigint generated always as identity,
  customer_id    bigint not null,
  mailing_id     bigint not null,
  newsletter_id  bigint not null,
  class          text not null check (class in ('newsletter', 'birthday', 'campaign', 'optin', 'trigger')),
  -- What makes a run happen once: the planned time in UTC, or 'standing'.
  occurrence     text not null,
  channel_id     bigint not null,
  -- Null on a standing run: each of its messages names its own content.
  content_id     bigint,
  state          text not null default 'sending' check (state in ('sending', 'paused', 'canceled', 'finished')),
  pause_reason   text,
  -- Whoever resumed it had seen what came back until then; only later refusals and reports can stop it again.
  resumed_at     timestamptz(0),
  targeted       bigint not null default 0,
  started_at     timestamptz(0) not null,
  finished_at    timestamptz(0),
  primary key (account_id, id),
  unique (account_id, mailing_id, occurrence),
  foreign key (customer_id, account_id) references accounts (customer_id, id),
  foreign key (account_id, mailing_id) references mailings (account_id, id),
  foreign key (account_id, content_id) references contents (account_id, id)
);
-- Message-IDs and return paths carry the run alone; the account is found through it.
create unique index run_id on runs (id);
create index run_at_work on runs (id) where state = 'sending' and occurrence not in ('standing', 'test');
call protect_tenant_table('runs', provisioned => true);
call open_to_engine('runs', writable => true);
grant select, insert, update on runs to postrider_app;

-- Whom a run is aimed at, frozen when it starts: one bitmap per 1,024 subscriber ids. A sender leases a whole block.
create table run_blocks (
  account_id   bigint not null,
  run_id       bigint not null,
  block        bigint not null,
  targets      bit(1024) not null,
  cnt          smallint not null,
  -- 0 open, 1 leased, 2 done: every target has a message that is settled or waits for its next attempt by itself.
  state        smallint not null default 0,
  owner        bigint,
  primary key (account_id, run_id, block),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
) with (fillfactor = 80);
create index open_block on run_blocks (run_id, block) where state = 0;
create index leased_block on run_blocks (owner) where state = 1;
call protect_tenant_table('run_blocks');
call open_to_engine('run_blocks', writable => true);
grant select, insert on run_blocks to postrider_app;

create sequence message_ids as bigint;
grant usage on sequence message_ids to postrider_app;

-- One mail to one person. A newsletter's message appears the moment it goes on the wire, under its subscriber's id: the
-- primary key is the permission to send, and "only once" (docs/adr/0010). A single mail appears pending, under an id of
-- its own. States: message-state.rules.ts.
create table messages (
  account_id     bigint not null,
  run_id         bigint not null,
  id             bigint not null,
  subscriber_id  bigint not null,
  -- When it must be looked at again: next attempt, end of a claim, next look at a doubt. Null = nothing to do by itself.
  -- Together with `lane` the only indexed columns that change, so that recording an outcome touches no index.
  due_at         timestamptz,
  wire_at        timestamptz,
  created_at     timestamptz(0) not null,
  owner          bigint,
  content_id     bigint,
  lane           smallint not null,
  state          smallint not null,
  attempt        smallint not null default 0,
  -- How many senders have ended while they held it, since it was last on the wire.
  claims         smallint not null default 0,
  reply_code     smallint,
  reply          text,
  reason         text,
  queue_id       text,
  -- What only this mail says: placeholder values, a subject or sender name of its own.
  payload        jsonb,
  -- How long it could not leave because its run was paused; it is no older for that. Null = never.
  rested_seconds integer,
  primary key (account_id, run_id, id)
) with (fillfactor = 85);
create index message_due on messages (lane, due_at) where due_at is not null;
create index message_open_in_run on messages (account_id, run_id) where due_at is not null;
create index single_message_of_subscriber on messages (account_id, subscriber_id, created_at) where lane = 0;
call protect_tenant_table('messages');
call open_to_engine('messages', writable => true);
grant select, insert, update, delete on messages to postrider_app;

-- What an opt-in mail asks for. The link's token is derived from the nonce and the master secret; only its hash is kept.
create table optin_requests (
  account_id     bigint not null,
  message_id     bigint not null,
  subscriber_id  bigint not null,
  channel_ids    bigint[] not null,
  -- Values that take effect when the person confirms (API keys with deferUnconfirmedData).
  deferred_data  jsonb,
  token_nonce    bytea not null,
  token_hash     bytea not null,
  -- The link counts for this address, and for channels that nobody archived after this entry of the consent ledger.
  address_hmac   bytea not null,
  consent_seq    bigint not null,
  created_at     timestamptz(0) not null,
  confirmed_at   timestamptz(0),
  confirm_ip     inet,
  user_agent     text,
  primary key (account_id, message_id),
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create unique index optin_token on optin_requests (token_hash);
create index optin_of_subscriber on optin_requests (account_id, subscriber_id);
call protect_tenant_table('optin_requests');
grant select, insert, update (deferred_data, confirmed_at, confirm_ip, user_agent) on optin_requests to postrider_app;

-- Every process that may put mail on the wire; a new start is a new row, so that an old one cannot write in its name.
create table senders (
  id            bigint generated always as identity primary key,
  host          text not null,
  pid           integer not null,
  started_at    timestamptz not null default now(),
  heartbeat_at  timestamptz not null default now(),
  stopped_at    timestamptz
);
grant select, insert, update on senders to postrider_engine;

-- Sending is bound to one database on one timeline: a copy, a restore or a promotion starts frozen.
create table sending_state (
  is_only            boolean primary key default true check (is_only),
  system_identifier  text not null,
  timeline           integer not null,
  seal               bytea not null,
  frozen_reason      text,
  frozen_at          timestamptz(0)
);
grant select, insert, update on sending_state to postrider_engine, postrider_operator;
-- After a restore both go on beyond every id that mails of the lost time may carry.
grant select, update on sequence runs_id_seq, message_ids to postrider_engine;

-- How far the relay's log has been read, and what is still in its queue.
create table relays (
  name          text primary key,
  -- Hash of the file's first line, which it keeps when it is rotated.
  log_file      bigint not null default 0,
  log_offset    bigint not null default 0,
  -- The log had no further line at this moment.
  caught_up_at  timestamptz,
  -- The relay greeted us at this moment.
  answered_at   timestamptz
);
grant select, insert, update on relays to postrider_engine;
create table relay_queue (
  relay       text not null references relays (name),
  queue_id    text not null,
  run_id      bigint not null,
  message_id  bigint not null,
  seen_at     timestamptz not null default now(),
  primary key (relay, queue_id)
);
grant select, insert, update, delete on relay_queue to postrider_engine;
