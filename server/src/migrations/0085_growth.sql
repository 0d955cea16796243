-- How many people began and ceased to get mail, by day: the overview asks for a month of it, whatever the size of the account.
-- Counted from the consent ledger as it is written, so that the sums are those of the ledger.

create table growth_days (
  account_id  bigint not null references accounts (id),
  channel_id  bigint not null,
  day         date not null,
  joined      bigint not null default 0,
  departed    bigint not null default 0,
  gone        bigint not null default 0,
  primary key (account_id, channel_id, day)
) with (fillfactor = 70);
call protect_tenant_table('growth_days');
grant select, insert, update on growth_days to postrider_app;

create function count_growth() returns trigger language plpgsql as $$
begin
  insert into growth_days as g (account_id, channel_id, day, joined, departed, gone)
  select n.account_id, n.channel_id, (n.occurred_at at time zone 'UTC')::date,
         count(*) filter (where n.to_state = 'receiveReady'),
         count(*) filter (where n.to_state not in ('receiveReady', 'hardBounce')),
         count(*) filter (where n.to_state = 'hardBounce')
  from new_rows n
  where (n.to_state = 'receiveReady') <> (coalesce(n.from_state, '') = 'receiveReady')
    -- What these tell of leaves the status as it was.
    and n.to_state not in ('optinRequested', 'addressChanged')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, channel_id, day) do update
    set joined = g.joined + excluded.joined, departed = g.departed + excluded.departed, gone = g.gone + excluded.gone;
  return null;
end
$$;
create trigger count_growth after insert on consent_entries referencing new table as new_rows
  for each statement execute function count_growth();

comment on table growth_days is 'How many people became receive-ready in a channel on a day, and how many ceased to be, counted by the trigger on the consent ledger.';
comment on column growth_days.day is 'In UTC: a time zone that PostgreSQL does not know must keep nobody from registering.';
comment on column growth_days.departed is 'By their own wish, by ours, or because their record was deleted.';
comment on column growth_days.gone is 'Their address does not exist any more.';
