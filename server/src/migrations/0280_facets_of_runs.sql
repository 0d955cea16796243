-- Who received, opened and clicked what went to many, as bitmaps (docs/adr/0067): a group of all who read something in the last
-- months is a sum of blocks and not of mails.
create table run_facets (
  account_id  bigint not null,
  run_id      bigint not null,
  facet       text collate "C" not null check (facet in ('received', 'opened', 'clicked')),
  block       bigint not null,
  members     bit(1024) not null,
  primary key (account_id, run_id, facet, block),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
) with (fillfactor = 70);
call protect_tenant_table('run_facets');
call open_to_engine('run_facets', writable => true);
grant delete on run_facets to postrider_engine;
grant select on run_facets to postrider_app;
grant update on run_facets to postrider_ending;
comment on table run_facets is 'Who received, opened and clicked the mail of a run that was aimed at people, as one bitmap per 1,024 subscriber ids; received but for what waits in arrival_changes. For thirteen months.';
comment on column run_facets.members is 'One bit per id of the block.';

-- As message_changes: without a foreign key.
create table arrival_changes (
  account_id  bigint not null,
  id          bigint generated always as identity,
  run_id      bigint not null,
  block       bigint not null,
  came        bit(1024) not null,
  went        bit(1024) not null,
  primary key (account_id, id)
);
call protect_tenant_table('arrival_changes');
call open_to_engine('arrival_changes', writable => true);
grant delete on arrival_changes to postrider_engine;
grant select, insert on arrival_changes to postrider_app;
comment on table arrival_changes is 'Mails of runs that the relay took, or that came back, since the dispatcher last looked. Only inserted and taken away, so that nobody who sends waits for another.';
comment on column arrival_changes.went is 'Whose mail came back. What came back never arrives again, so that this holds against came in whatever order they are read.';

-- Nothing about the past is written: what is aimed at people from now on has facets, the rest is read mail by mail.
alter table runs add column has_facets boolean not null default false;
alter table runs alter column has_facets set default true;
comment on column runs.has_facets is 'False = it began before facets were kept.';

create or replace function note_message_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), count(*) from new_rows group by 1, 2, 3, 4;
    insert into arrival_changes (account_id, run_id, block, came, went)
    select account_id, run_id, id >> 10, bit_or(facet_bit(id)), 0::bit(1024) from new_rows
    where state in (3, 12) and lane <> 0 group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), -count(*) from old_rows group by 1, 2, 3, 4;
  else
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), sum(n)
    from (select account_id, run_id, state, reason, 1 as n from new_rows
          union all select account_id, run_id, state, reason, -1 from old_rows) moves
    group by 1, 2, 3, 4 having sum(n) <> 0;
    insert into arrival_changes (account_id, run_id, block, came, went)
    select account_id, run_id, block, arrived & ~ had_arrived, had_arrived & ~ arrived
    from (select account_id, run_id, id >> 10 as block,
                 coalesce(bit_or(facet_bit(id)) filter (where is_new), 0::bit(1024)) as arrived,
                 coalesce(bit_or(facet_bit(id)) filter (where not is_new), 0::bit(1024)) as had_arrived
          from (select account_id, run_id, id, true as is_new from new_rows where state in (3, 12) and lane <> 0
                union all
                select account_id, run_id, id, false from old_rows where state in (3, 12) and lane <> 0) mails
          group by 1, 2, 3) blocks
    where arrived <> had_arrived;
  end if;
  return null;
end
$$;

-- The two kinds are opens and clicks of the mail as a whole; each message of a run that is aimed at people bears its person's id.
create function facets_of_readers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into run_facets as f (account_id, run_id, facet, block, members)
    select p.account_id, p.run_id, case p.kind when 0 then 'opened' else 'clicked' end, p.message_id >> 10, bit_or(facet_bit(p.message_id))
    from changed p join runs r on r.account_id = p.account_id and r.id = p.run_id
    where p.kind in (0, 1) and r.has_facets and not starts_with(r.occurrence, 'standing') and not starts_with(r.occurrence, 'test')
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, run_id, facet, block) do update set members = f.members | excluded.members;
  else
    -- Whoever was counted anew in the same statement is still there.
    with gone as materialized (
      select p.account_id, p.run_id, case p.kind when 0 then 'opened' else 'clicked' end as facet, p.message_id >> 10 as block,
             ~ bit_or(facet_bit(p.message_id)) as others
      from changed p
      where p.kind in (0, 1) and not exists (
        select from newsletter_people s
        where s.account_id = p.account_id and s.newsletter_id = p.newsletter_id and s.kind = p.kind and s.content_id = p.content_id
          and s.link = p.link and s.run_id = p.run_id and s.message_id = p.message_id)
      group by 1, 2, 3, 4
    ), held as materialized (
      select f.account_id, f.run_id, f.facet, f.block, f.members & g.others as members
      from run_facets f join gone g using (account_id, run_id, facet, block)
      order by 1, 2, 3, 4 for update of f
    ), emptied as (
      delete from run_facets f using held h
      where (f.account_id, f.run_id, f.facet, f.block) = (h.account_id, h.run_id, h.facet, h.block) and bit_count(h.members) = 0
    )
    update run_facets f set members = h.members from held h
    where (f.account_id, f.run_id, f.facet, f.block) = (h.account_id, h.run_id, h.facet, h.block) and bit_count(h.members) > 0;
  end if;
  return null;
end
$$;
create trigger facets_insert after insert on newsletter_people referencing new table as changed
  for each statement execute function facets_of_readers();
create trigger facets_delete after delete on newsletter_people referencing old table as changed
  for each statement execute function facets_of_readers();

-- As bit_or, but of what is in at least so many of the bitmaps: each level holds what was seen so often.
create function seen_so_often(levels bit(1024)[], seen bit(1024), often int) returns bit(1024)[]
language plpgsql immutable parallel safe as $$
begin
  if levels is null then levels := array_fill(0::bit(1024), array[often]); end if;
  for i in reverse often..2 loop
    levels[i] := levels[i] | (levels[i - 1] & seen);
  end loop;
  levels[1] := levels[1] | seen;
  return levels;
end
$$;
create function most_often(levels bit(1024)[]) returns bit(1024) language sql immutable parallel safe as $$
  select levels[cardinality(levels)]
$$;
create aggregate bits_at_least(bit(1024), int) (sfunc = seen_so_often, stype = bit(1024)[], finalfunc = most_often);
comment on aggregate bits_at_least(bit(1024), int) is 'What is in at least so many of the bitmaps.';
