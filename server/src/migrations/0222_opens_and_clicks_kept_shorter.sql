-- An account keeps single opens and clicks for one to thirteen months (W-013). Sums stay; so that they are not counted anew of less,
-- it is written down from which day on everything is there.
alter table accounts
  drop constraint accounts_retention_check,
  alter column retention set default '{"unconfirmedDays": 30, "answersDays": 30, "valuesDays": 7, "eventsMonths": 13}',
  add column events_kept_from date;
-- No policy lets the owner of the table see its rows.
alter table accounts no force row level security;
update accounts set retention = retention || '{"eventsMonths": 13}';
alter table accounts force row level security;
alter table accounts add constraint accounts_retention_check check (
  (retention ->> 'unconfirmedDays')::int between 7 and 30 and (retention ->> 'answersDays')::int between 7 and 30
  and (retention ->> 'valuesDays')::int between 1 and 7 and coalesce((retention ->> 'eventsMonths')::int, 0) between 1 and 13);
comment on column accounts.retention is 'After how many days people who never confirmed, the words of refusals, and values of single mails go, and after how many months single opens and clicks.';
comment on column accounts.events_kept_from is 'The first day, in its zone, of which no open or click has gone because it keeps them for a shorter time; null = none has.';
grant update (events_kept_from) on accounts to postrider_engine;
grant delete on tracking_events to postrider_engine;
