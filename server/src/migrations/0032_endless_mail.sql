-- Mail the relay has accepted and never spoken of again.
alter table runs add column without_end bigint;
comment on column runs.without_end is 'How many of its mails the relay had accepted, and brought to no end, long after the run was finished; null = not looked at yet.';
create index run_to_look_back_at on runs (finished_at) where finished_at is not null and (without_end is null or without_end > 0);
