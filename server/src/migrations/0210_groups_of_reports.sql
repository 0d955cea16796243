-- How the groups of an audience read a newsletter (docs/adr/0061): who was in which when its run began, and how many of them got,
-- opened and clicked it.
create table run_groups (
  account_id  bigint not null,
  run_id      bigint not null,
  block       bigint not null,
  group_id    bigint not null,
  members     bit(1024) not null,
  primary key (account_id, run_id, block, group_id),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
);
call protect_tenant_table('run_groups');
call open_to_engine('run_groups');
create policy forgetting on run_groups for delete to postrider_engine using (true);
grant delete on run_groups to postrider_engine;
grant select, insert on run_groups to postrider_app;
comment on table run_groups is 'Who was in the groups of an audience when its run began, as one bitmap per 1,024 subscriber ids; only of runs with several groups, for thirteen months.';
comment on column run_groups.members is 'One bit per id of the block; also of members the run was not aimed at.';

create table run_group_sums (
  account_id  bigint not null,
  run_id      bigint not null,
  group_id    bigint not null,
  delivered   bigint not null default 0,
  opened      bigint not null default 0,
  clicked     bigint not null default 0,
  primary key (account_id, run_id, group_id),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
);
call protect_tenant_table('run_group_sums');
call open_to_engine('run_group_sums', writable => true);
grant select on run_group_sums to postrider_app;
comment on table run_group_sums is 'How many of a group got, opened and clicked the mail of a run.';
comment on column run_group_sums.group_id is '0 = everybody the run was aimed at.';

create table run_group_counts (
  account_id  bigint not null,
  run_id      bigint not null,
  is_stale    boolean not null default true,
  counted_at  timestamptz(0),
  counted_to  timestamptz(3),
  took_ms     bigint not null default 0,
  primary key (account_id, run_id),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
);
create index run_groups_to_count on run_group_counts (account_id, run_id) where is_stale;
call protect_tenant_table('run_group_counts');
call open_to_engine('run_group_counts', writable => true);
grant delete on run_group_counts to postrider_engine;
grant select on run_group_counts to postrider_app;
comment on table run_group_counts is 'When run_group_sums of a run were counted last. Gone after thirteen months, when nothing is left to count them from.';
comment on column run_group_counts.is_stale is 'Something happened with its mails since.';
comment on column run_group_counts.counted_to is 'Up to when opens and clicks are in them; null = not counted yet.';
comment on column run_group_counts.took_ms is 'What it cost to count them: whatever is expensive is counted less often.';
