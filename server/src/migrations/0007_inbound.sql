-- What is said about a mail after it was handed over: answers of the relay, reports that come in by mail, and what they
-- did. One row per message and statement, so that the same report twice is one.
create table inbound_reports (
  account_id     bigint not null,
  id             bigint generated always as identity,
  run_id         bigint not null,
  message_id     bigint not null,
  -- Whom it is about, once that is known. What was said about a person goes with the person.
  subscriber_id  bigint,
  -- 'relay' is noted together with the message's own state and judged later; the others are judged as they come in.
  kind           text not null check (kind in ('relay', 'bounce', 'complaint', 'unsubscribe')),
  -- Of what it says.
  digest         bytea not null default '',
  received_at    timestamptz(0) not null default now(),
  judged_at      timestamptz(0),
  -- The other side's words without addresses; kept so that better rules can read them again.
  answer         text,
  class          text,
  rule           text,
  rules_version  smallint,
  effect         text check (effect in ('none', 'counted', 'suspended', 'hardBounce', 'complaint', 'unsubscribed')),
  reason         text,
  primary key (account_id, id),
  unique (account_id, run_id, message_id, kind, digest),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade,
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create index report_of_subscriber on inbound_reports (account_id, subscriber_id) where subscriber_id is not null;
create index report_to_judge on inbound_reports (id) where judged_at is null;
call protect_tenant_table('inbound_reports');
call open_to_engine('inbound_reports', writable => true);
grant select, insert, update on inbound_reports to postrider_app;

-- People whose mailbox did not take the last mails. No status says this: it ends by itself, or with the next delivery.
create table soft_bounces (
  account_id       bigint not null,
  subscriber_id    bigint not null,
  -- Runs in a row that ended softly, and when the first of them did.
  in_a_row         smallint not null default 0,
  first_at         timestamptz(0),
  last_run_id      bigint,
  last_at          timestamptz(0) not null,
  -- When the address first looked as if it did not exist.
  doubted_at       timestamptz(0),
  suspended_until  timestamptz(0),
  suspensions      smallint not null default 0,
  primary key (account_id, subscriber_id),
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create index suspended_subscriber on soft_bounces (account_id, suspended_until) where suspended_until is not null;
call protect_tenant_table('soft_bounces');
grant select, insert, update, delete on soft_bounces to postrider_app;

-- What a server says about a mail from before is about another address.
alter table subscribers add column email_changed_at timestamptz(0);
