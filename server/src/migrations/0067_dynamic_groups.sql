-- Dynamic groups: whoever matches their conditions belongs to them. Nobody is written down as a member.

alter table subscriber_groups
  add column conditions jsonb,
  add column last_count bigint not null default 0,
  add column counted_at timestamptz(0),
  add constraint subscriber_groups_conditions_check check (conditions is null or type = 2);

comment on column subscriber_groups.conditions is
  'Of a dynamic group: a tree of boxes and lines (condition.rules.ts). Null = it has none, and nobody is in it.';
comment on column subscriber_groups.last_count is 'Of a dynamic group: how many matched when it was last saved.';
comment on column subscriber_groups.counted_at is 'When that was; null = of another kind of group, or never.';
