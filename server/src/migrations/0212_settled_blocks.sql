-- Whoever watches a run asked every block of it that is not done how many messages it has: ten thousand questions for ten million
-- people, and each read the whole part where the plan was made before there were any. Now a block says how many of its people have
-- a message when its sender gives it back, and only those that are held are counted.
create table block_changes (
  account_id  bigint not null,
  id          bigint generated always as identity,
  run_id      bigint not null,
  n           integer not null,
  primary key (account_id, id)
);
comment on table block_changes is 'By how much the settled people of runs have changed since the dispatcher last looked. Only inserted and taken away, so that no two senders wait for each other; without a foreign key for the same reason.';
comment on column block_changes.n is 'How many more people of a block have a message than when it was last given back.';
call protect_tenant_table('block_changes');
call open_to_engine('block_changes', writable => true);
grant delete on block_changes to postrider_engine;
grant select, insert on block_changes to postrider_app;

lock table run_blocks in share row exclusive mode;
alter table run_blocks add column settled integer not null default 0;
comment on column run_blocks.settled is 'How many of its people had a message when a sender last gave it back; of a block that was done before this was noted, 0.';
alter table runs add column settled bigint not null default 0;
comment on column runs.settled is 'The same of all its blocks, but for what waits in block_changes.';

create function note_settled_people() returns trigger language plpgsql as $$
declare
  known constant integer := case when tg_op = 'UPDATE' then old.settled else 0 end;
begin
  new.settled := case when new.state = 2 then new.cnt else
    (select count(*) from messages m
     where m.account_id = new.account_id and m.run_id = new.run_id and m.id between new.block << 10 and (new.block << 10) + 1023) end;
  if new.settled <> known then
    insert into block_changes (account_id, run_id, n) values (new.account_id, new.run_id, new.settled - known);
  end if;
  return new;
end
$$;
comment on function note_settled_people is 'When a lease ends, how many people of the block have a message; of a run of the past, all.';
create trigger settle_past before insert on run_blocks
  for each row when (new.state = 2) execute function note_settled_people();
create trigger settle_returned before update of state on run_blocks
  for each row when (old.state = 1 and new.state <> 1) execute function note_settled_people();

-- A lease that lasts is counted by whoever looks. For as long as this transaction holds the locks, so that the owner sees all rows.
alter table messages no force row level security;
alter table run_blocks no force row level security;
alter table runs no force row level security;
update run_blocks b set settled = x.messages
from (select b.account_id, b.run_id, b.block,
             (select count(*) from messages m
              where m.account_id = b.account_id and m.run_id = b.run_id and m.id between b.block << 10 and (b.block << 10) + 1023) as messages
      from run_blocks b where b.state in (0, 3)) x
where b.account_id = x.account_id and b.run_id = x.run_id and b.block = x.block and x.messages > 0;
update runs r set settled = x.people
from (select account_id, run_id, sum(case when state = 2 then cnt else settled end) as people from run_blocks group by 1, 2) x
where r.account_id = x.account_id and r.id = x.run_id and x.people > 0;
alter table messages force row level security;
alter table run_blocks force row level security;
alter table runs force row level security;

-- Without sequential scans and by a plan for this run alone: a plan that is kept may come from a moment in which the part was empty.
create function people_under_way(account bigint, run bigint) returns bigint
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return (
    select coalesce(sum((select count(*) from messages m
                         where m.account_id = account and m.run_id = run and m.id between leased.first_id and leased.last_id)
                        - leased.settled), 0)
    from (select b.block << 10 as first_id, (b.block << 10) + 1023 as last_id, b.settled from run_blocks b
          where b.account_id = account and b.run_id = run and b.state = 1 offset 0) leased);
end
$$;
comment on function people_under_way is 'How many more people than settled ones have a message of a run: in blocks that senders hold.';
