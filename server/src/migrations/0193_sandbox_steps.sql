-- A sandbox that is put forward stops at whatever is due on the way, so that things of all kinds happen in their order.

alter table accounts
  add column clock_due_seconds integer check (clock_due_seconds > clock_ahead_seconds),
  add column clock_stepped_at timestamptz(0);
comment on column accounts.clock_due_seconds is 'Of a sandbox: how far ahead its clock is to be put; until then it stops at whatever is due on the way. Null = it is there.';
comment on column accounts.clock_stepped_at is 'Of such a sandbox: when its clock was put forward last, by ours. What takes too long there is not waited for.';
create index sandbox_on_its_way on accounts (id) where clock_due_seconds is not null;
grant update (clock_due_seconds, clock_stepped_at) on accounts to postrider_app;
