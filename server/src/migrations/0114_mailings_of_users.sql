-- Users write, plan and throw away mailings: by whom, and what lies in the trash (W-016, W-082, W-083).
alter table mailings
  add column created_by text,
  add column changed_by text,
  add column planned_by text,
  add column deleted_at timestamptz(0);
alter table mailings add constraint mailings_deleted_check check (deleted_at is null or status <> 'sent');
comment on column mailings.created_by is 'Who made it, such as user:7; null = before this was noted';
comment on column mailings.changed_by is 'Who changed it last; null = before this was noted';
comment on column mailings.planned_by is 'Who planned it last; null = nobody';
comment on column mailings.deleted_at is 'Since when it lies in the trash; null = it does not';

-- Whoever lets a run go on that stopped itself says why (W-096).
alter table runs add column resume_reason text;
comment on column runs.resume_reason is 'Why it was let go on after it had stopped itself, in the words of whoever did; null = it never was';
