-- A user who meets a change made meanwhile, or asks why a person is as they are, is told who did it.
alter table account_events add column actor text;
comment on column account_events.actor is 'Who did it, as the consent ledger writes it: user:7, key:abcd1234, person. Null = nobody, or before this was written down.';
comment on column account_events_rest.actor is 'Who did it, as the consent ledger writes it: user:7, key:abcd1234, person. Null = nobody, or before this was written down.';
