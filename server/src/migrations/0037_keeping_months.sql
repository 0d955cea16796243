-- Prepares the parts of coming months and drops those whose time is over. Only the owner may; the dispatcher asks for it by
-- these functions, which take names of months and nothing else.

-- What stays of a run when its messages go: how many were in which state, and why.
create table run_sums (
  account_id  bigint not null,
  run_id      bigint not null,
  state       smallint not null,
  reason      text not null,
  n           bigint not null,
  primary key (account_id, run_id, state, reason)
);
call protect_tenant_table('run_sums');
call open_to_engine('run_sums', writable => true);
grant select on run_sums to postrider_app;
comment on table run_sums is 'How the messages of a run stood when they went, after KEEP_MESSAGES_MONTHS; the accounts of old runs are made of it.';
comment on column run_sums.reason is 'Why mails were excluded or quarantined, by reason; empty otherwise.';

-- Gives a month of a table that goes by time its own part, moving there what the rest already holds of it.
create procedure prepare_month_of(parent text, key text, month date) language plpgsql as $$
declare
  first timestamptz := month;
  next  timestamptz := month + interval '1 month';
  part  text := parent || '_' || to_char(month, 'YYYY_MM');
  rest  text := parent || '_rest';
  local_key text := (select string_agg(quote_ident(a.attname), ', ' order by k.place)
                     from pg_index x, unnest(x.indkey::smallint[]) with ordinality k (number, place), pg_attribute a
                     where x.indrelid = rest::regclass and x.indisprimary and a.attrelid = x.indrelid and a.attnum = k.number);
begin
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I (like %I including all)', part, parent);
  if not exists (select from pg_index x where x.indrelid = part::regclass and x.indisprimary) then
    execute format('alter table %I add primary key (%s)', part, local_key);
  end if;
  -- For as long as this transaction holds the lock, so that the owner sees what is to be moved.
  execute format('alter table %I no force row level security', rest);
  execute format('with moved as (delete from %1$I r where r.%2$I >= %3$L and r.%2$I < %4$L returning *)
                  insert into %5$I select * from moved', rest, key, first, next, part);
  execute format('alter table %I force row level security', rest);
  execute format('call protect_tenant_table(%L)', part);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first, next);
end
$$;
drop procedure prepare_tracking_month(date);

create function prepare_months(this_month date, ahead integer) returns void language plpgsql security definer
set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '1s' as $$
declare
  width constant bigint := 10000000;
  until date := this_month + ahead * interval '1 month';
  newest ledger_months;
  month date;
begin
  perform pg_advisory_xact_lock(7465032);
  loop
    select * into newest from ledger_months m order by m.month desc limit 1;
    -- Ids that leap or are used up faster than anybody thought stay inside the parts as well.
    exit when newest.month >= until and newest.end_run > (select last_value from runs_id_seq) + width;
    month := newest.month + interval '1 month';
    insert into ledger_months (month, part, first_run, end_run)
    values (month, to_char(month, 'YYYY_MM'), newest.end_run, newest.end_run + width);
    call prepare_ledger_month(month);
  end loop;
  for month in select generate_series(this_month, until, interval '1 month')::date loop
    call prepare_month_of('tracking_events', 'at', month);
    -- What was written before there were months stays where it is.
    if month > (select min(m.month) from ledger_months m) then
      call prepare_month_of('account_events', 'logged_at', month);
    end if;
  end loop;
end
$$;
comment on function prepare_months is 'Gives this month and so many after it their parts. Harmless to repeat; readers and writers go on meanwhile.';

create procedure prepare_ledger_month(prepared date) language plpgsql as $$
declare
  coming ledger_months;
  ledger text;
  new_part text;
begin
  select * into strict coming from ledger_months m where m.month = prepared;
  execute format('create table messages_%s (like messages including all) with (fillfactor = 85)', coming.part);
  execute format('create table run_blocks_%s (like run_blocks including all) with (fillfactor = 80)', coming.part);
  execute format('create table inbound_reports_%s (like inbound_reports including all excluding identity, primary key (account_id, id))',
                 coming.part);
  foreach ledger in array array['messages', 'run_blocks', 'inbound_reports'] loop
    new_part := ledger || '_' || coming.part;
    execute format('call protect_tenant_table(%L)', new_part);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', ledger, new_part, coming.first_run,
                   coming.end_run);
  end loop;
end
$$;

create function enter_month(this_month date) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7465032);
  perform setval('runs_id_seq', m.first_run, false) from ledger_months m
  where m.month = this_month and m.first_run > (select last_value from runs_id_seq);
end
$$;
comment on function enter_month is 'From now on runs get ids of this month. Harmless to repeat.';

-- The lock on the whole table is what everybody else waits for, so it is given up at once where it is not free. Files are
-- deleted after the commit.
create function drop_month(parent text, part text) returns void language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '100ms' as $$
begin
  if parent not in ('messages', 'run_blocks', 'inbound_reports', 'account_events', 'tracking_events')
     or part !~ '^(first|\d{4}_\d{2})$' then
    raise exception '% of % is no month', part, parent;
  end if;
  execute format('drop table if exists %I', parent || '_' || part);
  if parent = 'messages' then
    update ledger_months m set dropped_at = now() where m.part = drop_month.part and m.dropped_at is null;
  end if;
  if parent = 'account_events' then
    truncate account_events_rest;
  end if;
end
$$;
comment on function drop_month is 'Drops one month of one table. What the event log holds of the time before there were months is older, and goes with it.';

revoke execute on function prepare_months, enter_month, drop_month from public;
grant execute on function prepare_months, enter_month, drop_month to postrider_engine;
