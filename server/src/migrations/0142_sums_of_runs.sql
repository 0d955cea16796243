-- How the messages of a run stand is kept from its first mail on, so that whoever watches it reads a few rows and not ten
-- million. Until now that was summed up only when the messages went.
lock table messages in share row exclusive mode;

alter table message_changes add column reason text not null default '';
comment on column message_changes.reason is 'Why mails were excluded or quarantined, by reason; empty otherwise.';
grant select on message_changes to postrider_app;

create function counted_reason(state smallint, reason text) returns text language sql immutable parallel safe as $$
  select case when state in (8, 10) then coalesce(reason, '') else '' end
$$;
comment on function counted_reason is 'By what mails of a state are counted apart: why they were excluded (8) or quarantined (10).';

create or replace function note_message_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), count(*) from new_rows group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), -count(*) from old_rows group by 1, 2, 3, 4;
  else
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), sum(n)
    from (select account_id, run_id, state, reason, 1 as n from new_rows
          union all select account_id, run_id, state, reason, -1 from old_rows) moves
    group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end
$$;

-- What was noted before has no reason yet, and is taken over later.
insert into run_sums as s (account_id, run_id, state, reason, n)
select account_id, run_id, state, reason, sum(n)
from (select account_id, run_id, state, counted_reason(state, reason) as reason, count(*) as n from messages group by 1, 2, 3, 4
      union all select account_id, run_id, state, '', -n from message_changes) counted
group by 1, 2, 3, 4 having sum(n) <> 0
on conflict (account_id, run_id, state, reason) do update set n = excluded.n;

comment on table run_sums is 'How the messages of a run stand, but for what waits in message_changes; it stays when they go, after KEEP_MESSAGES_MONTHS.';
