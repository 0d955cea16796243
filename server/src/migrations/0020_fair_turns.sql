-- Single mails are taken account by account, so that one account's thousands leave room for another's one.
create index message_due_of_account on messages (lane, account_id, due_at) where due_at is not null;

alter table runs add column paused_at timestamptz(0);
comment on column runs.paused_at is 'When it was paused last. Mail that waits is no older for the time until it is resumed.';
comment on column messages.due_at is 'When it must be looked at again: next attempt, end of a claim, next look at a doubt. Null = nothing to do by itself; infinity = its run is paused.';
