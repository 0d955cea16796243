-- What happened in an account, in order, for everybody who must know: GET /events reads it, webhooks follow it.

-- `seq` is given under the account's lock and has no gap, so whoever has seen n never meets a smaller one later. Rows are
-- written with the change they tell of, and only ever deleted from the oldest end.
create table account_events (
  account_id     bigint not null references accounts (id),
  seq            bigint not null,
  type           text not null,
  -- Null = not about a person.
  subscriber_id  bigint,
  occurred_at    timestamptz(0) not null,
  data           jsonb not null,
  primary key (account_id, seq)
);
create index event_of_subscriber on account_events (account_id, subscriber_id) where subscriber_id is not null;
call protect_tenant_table('account_events');
grant select, insert, update (data) on account_events to postrider_app;
grant delete on account_events to postrider_engine;

-- A webhook is a place in its account's log: every event up to `position` was delivered, waits in webhook_retries, is of
-- another kind, or was older than the log is kept (`lost`). Nothing is ever passed over silently.
create table webhooks (
  account_id            bigint not null,
  id                    bigint generated always as identity,
  customer_id           bigint not null,
  name                  text not null,
  url                   text not null,
  -- Empty = every kind.
  types                 text[] not null,
  secret_sealed         bytea not null,
  -- Signs as well until then, so that the receiver can change over without losing an event.
  former_secret_sealed  bytea,
  former_secret_until   timestamptz(0),
  state                 text not null default 'active' check (state in ('active', 'failing', 'disabled')),
  state_reason          text,
  position              bigint not null,
  retries               integer not null default 0,
  retry_at              timestamptz,
  lost                  bigint not null default 0,
  delivered_at          timestamptz(0),
  -- The process at work on it; a right that ends by itself.
  owner                 uuid,
  leased_until          timestamptz not null default '-infinity',
  created_at            timestamptz(0) not null,
  updated_at            timestamptz(0) not null,
  primary key (account_id, id),
  foreign key (customer_id, account_id) references accounts (customer_id, id)
) with (fillfactor = 50);
call protect_tenant_table('webhooks');
call open_to_engine('webhooks', writable => true);
grant select, insert, update on webhooks to postrider_app;
-- The couriers compare positions with the ends of the logs.
call open_to_engine('account_heads');

create table webhook_retries (
  account_id  bigint not null,
  webhook_id  bigint not null,
  seq         bigint not null,
  attempts    smallint not null,
  due_at      timestamptz not null,
  primary key (account_id, webhook_id, seq),
  foreign key (account_id, webhook_id) references webhooks (account_id, id) on delete cascade
);
call protect_tenant_table('webhook_retries');
grant select, update on webhook_retries to postrider_app;
grant select, insert, update, delete on webhook_retries to postrider_engine;

-- Every attempt, without a word of what was sent; only the newest are kept.
create table webhook_deliveries (
  account_id  bigint not null,
  webhook_id  bigint not null,
  id          bigint generated always as identity,
  seq         bigint not null,
  attempt     smallint not null,
  at          timestamptz(0) not null,
  took_ms     integer not null,
  -- Null = no answer; `failure` says why.
  status      smallint,
  failure     text,
  primary key (account_id, webhook_id, id),
  foreign key (account_id, webhook_id) references webhooks (account_id, id) on delete cascade
);
call protect_tenant_table('webhook_deliveries');
grant select on webhook_deliveries to postrider_app;
grant select, insert, delete on webhook_deliveries to postrider_engine;
