-- A part of a run goes first: a trial (W-150), or the readers who decide between subjects (W-103). The rest is held until it is over.
alter table mailings
  add column subject_test jsonb check (subject_test is null or type = 'standard'),
  add column trial jsonb check (trial is null or type = 'standard');
comment on column mailings.subject_test is 'Other subjects, the share of readers who try them, after how many hours and by what one wins: subject-test.rules.ts; null = one subject.';
comment on column mailings.trial is 'How many get it first, and after how many minutes the others follow; null = all at once.';

alter table runs add column has_test boolean not null default false;
comment on column runs.has_test is 'A part of it goes first; run_tests says how far that is.';

alter table run_blocks
  add column ahead bit(1024)[],
  add column ahead_cnt smallint;
comment on column run_blocks.ahead is 'Who of them goes first: one bitmap, or one for each subject; null = the run has no such part.';
comment on column run_blocks.ahead_cnt is 'How many they are.';
comment on column run_blocks.state is '0 open, 1 leased, 2 done: every target has a message that is settled or waits by itself, 3 held: the same of those who go first, and the others wait for the end of the trial.';

create table run_tests (
  account_id    bigint not null,
  run_id        bigint not null,
  kind          text not null check (kind in ('trial', 'subjects')),
  state         text not null default 'ahead' check (state in ('ahead', 'waiting', 'held', 'over')),
  people        bigint not null,
  wait_seconds  integer not null,
  waits_until   timestamptz(0),
  judged_by     text check (judged_by in ('clicks', 'opens')),
  decided_at    timestamptz(0),
  decided_by    text,
  outcome       text check (outcome in ('most', 'level', 'few', 'chosen', 'fine', 'resumed')),
  winner        smallint,
  primary key (account_id, run_id),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade,
  check ((kind = 'subjects') = (judged_by is not null)),
  check ((state = 'over') = (decided_at is not null))
);
create index run_test_at_work on run_tests (state, waits_until) where state in ('ahead', 'waiting');
call protect_tenant_table('run_tests');
call open_to_engine('run_tests', writable => true);
grant select, update (state, waits_until, decided_at, decided_by, outcome, winner) on run_tests to postrider_app;
comment on table run_tests is 'How far the part of a run is that goes first, and what became of it (docs/adr/0052).';
comment on column run_tests.state is 'ahead: it is going out; waiting: until waits_until; held: the trial went badly and somebody has to resume the run; over: the rest goes out.';
comment on column run_tests.people is 'How many go first.';
comment on column run_tests.wait_seconds is 'How long the others wait after the first part is out.';
comment on column run_tests.waits_until is 'By the clock of the account; moves on by as long as the run is paused. Null = the first part is not out yet.';
comment on column run_tests.judged_by is 'What the readers have to do with a subject; null = a trial.';
comment on column run_tests.decided_by is 'Who chose, such as user:7; null = the rule did.';
comment on column run_tests.outcome is 'Why it is over.';
comment on column run_tests.winner is 'The number of the subject that the rest gets.';

create table run_variants (
  account_id  bigint not null,
  run_id      bigint not null,
  n           smallint not null,
  content_id  bigint not null,
  subject     text not null,
  people      bigint not null,
  delivered   bigint,
  opens       bigint,
  clicks      bigint,
  primary key (account_id, run_id, n),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
);
call protect_tenant_table('run_variants');
call open_to_engine('run_variants', writable => true);
grant select, update (delivered, opens, clicks) on run_variants to postrider_app;
comment on table run_variants is 'The subjects of a test, and how they stood when it was decided.';
comment on column run_variants.n is '0 is the first subject, the one that is sent when nothing decides.';
comment on column run_variants.content_id is 'What its mails say; messages and clicks name it.';
comment on column run_variants.people is 'How many try it.';
comment on column run_variants.delivered is 'When it was decided: taken by the relay and not come back; null before.';
comment on column run_variants.opens is 'Mails that people opened, or all openings by people where nobody is recognised.';
comment on column run_variants.clicks is 'The same of clicks.';

-- Whoever chooses a subject, or lets a run go on after its trial, lets the rest go out.
grant update (state) on run_blocks to postrider_app;
-- An opening tells which of the subjects it was, while there are several.
grant select (has_test) on runs to postrider_tracking;
