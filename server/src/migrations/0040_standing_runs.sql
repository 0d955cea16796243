-- Single mails belong to a run of the month as well, so that they can go with it: when a month begins, `standing` and `test` are
-- handed over to a new run, and the former one adds its month to its name (docs/adr/0027).
drop index run_at_work;
create index run_at_work on runs (account_id, id)
  where state = 'sending' and not starts_with(occurrence, 'standing') and not starts_with(occurrence, 'test');
create index run_of_single_mails on runs (id) where occurrence in ('standing', 'test');
comment on table runs is 'One dispatch of one newsletter with its content frozen. Opt-in, opt-out and trigger mailings have a standing run for each month.';
comment on column runs.occurrence is 'What makes a run happen once: the planned time in UTC; standing or test while it takes single mails, and with its month after that.';
