-- What an account sets more strictly than the installation, and how its mails address people (W-013).
alter table accounts
  add column retention jsonb not null default '{"unconfirmedDays": 30, "answersDays": 30, "valuesDays": 7}',
  add column brake jsonb not null default '{"complaints": 0.3, "hardBounces": 5, "policy": 1, "content": 0.5}',
  add column salutations jsonb not null default '{}' check (jsonb_typeof(salutations) = 'object'),
  add constraint accounts_retention_check check (
    (retention ->> 'unconfirmedDays')::int between 7 and 30 and (retention ->> 'answersDays')::int between 7 and 30
    and (retention ->> 'valuesDays')::int between 1 and 7),
  add constraint accounts_brake_check check (
    (brake ->> 'complaints')::numeric between 0.01 and 0.3 and (brake ->> 'hardBounces')::numeric between 0.1 and 5
    and (brake ->> 'policy')::numeric between 0.05 and 1 and (brake ->> 'content')::numeric between 0.05 and 0.5);
comment on column accounts.retention is 'After how many days people who never confirmed, the words of refusals, and values of single mails go.';
comment on column accounts.brake is 'From which share on, in per cent, a run pauses by itself; at most what holds for everybody.';
comment on column accounts.salutations is 'By language, what variables 1 and 6 say to genderId 1, 2 and 3; a language that is absent has the shipped texts.';
grant update (retention, brake, salutations) on accounts to postrider_app;
