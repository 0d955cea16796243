-- Events about mails are for accounts with a webhook that names them; for all others nothing is written anywhere. Whoever
-- learns of something about a mail notes it here together with the change itself, without the account's lock. The
-- dispatcher takes the notes away and writes them into the account's log. Notes of one mail come in the order in which they
-- happened, because who notes them holds its row.
create table message_notices (
  account_id   bigint not null,
  id           bigint generated always as identity,
  run_id       bigint not null,
  message_id   bigint not null,
  type         text not null,
  occurred_at  timestamptz(0) not null default date_trunc('second', now()),
  primary key (account_id, id)
);
comment on table message_notices is 'What happened to mails of accounts whose webhooks want to know, until the dispatcher has told it in account_events. Only inserted and taken away.';
comment on column message_notices.type is 'The type of the event: event.rules.ts names them.';
call protect_tenant_table('message_notices');
call open_to_engine('message_notices', writable => true);
grant delete on message_notices to postrider_engine;
grant insert on message_notices to postrider_app;

alter table tracking_events add column told boolean;
comment on column tracking_events.told is 'That an account wanted to know of it and was told; null = not. Events are judged again when others come late, and told once.';
grant update (told) on tracking_events to postrider_engine;

comment on column webhooks.types is 'The kinds of events it wants; empty = every kind but those about mails (message.…), which must be named.';

-- A report can come back before the relay's log was read to say that the mail was delivered; it is told after that.
create index notice_before_bounce on message_notices (account_id, run_id, message_id) where type in ('message.sent', 'message.delivered');
