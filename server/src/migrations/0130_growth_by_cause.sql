-- Why a list grows or shrinks: the same days as before, by what brought people or took them away. The ledger knows it of every
-- entry, so the days are counted anew from it.

drop trigger count_growth on consent_entries;
drop function count_growth();
alter table growth_days
  drop column joined, drop column departed, drop column gone,
  add column confirmed    bigint not null default 0,
  add column stated       bigint not null default 0,
  add column reactivated  bigint not null default 0,
  add column unsubscribed bigint not null default 0,
  add column bounced      bigint not null default 0,
  add column complained   bigint not null default 0,
  add column archived     bigint not null default 0,
  add column erased       bigint not null default 0,
  add column other        bigint not null default 0;

-- One of the nine names above for an entry that changes whether somebody is receive-ready, null for every other one.
create function growth_cause(from_state text, to_state text, source text) returns text language sql immutable as $$
  select case
    when to_state in ('optinRequested', 'addressChanged') then null
    when (to_state = 'receiveReady') = (coalesce(from_state, '') = 'receiveReady') then null
    when to_state = 'receiveReady' and source = 'confirm' then 'confirmed'
    when to_state = 'receiveReady' and from_state in ('unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist')
      then 'reactivated'
    when to_state = 'receiveReady' then 'stated'
    when to_state = 'hardBounce' then 'bounced'
    when to_state in ('unsubscribed', 'complained') then to_state
    when to_state in ('manual', 'blacklist') then 'archived'
    when to_state = 'deleted' then 'erased'
    else 'other'
  end
$$;

create function count_growth() returns trigger language plpgsql as $$
begin
  insert into growth_days as g (account_id, channel_id, day, confirmed, stated, reactivated, unsubscribed, bounced, complained,
                                archived, erased, other)
  select n.account_id, n.channel_id, (n.occurred_at at time zone 'UTC')::date,
         count(*) filter (where c.cause = 'confirmed'), count(*) filter (where c.cause = 'stated'),
         count(*) filter (where c.cause = 'reactivated'), count(*) filter (where c.cause = 'unsubscribed'),
         count(*) filter (where c.cause = 'bounced'), count(*) filter (where c.cause = 'complained'),
         count(*) filter (where c.cause = 'archived'), count(*) filter (where c.cause = 'erased'),
         count(*) filter (where c.cause = 'other')
  from new_rows n cross join lateral (select growth_cause(n.from_state, n.to_state, n.source) as cause) c
  where c.cause is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, channel_id, day) do update
    set confirmed = g.confirmed + excluded.confirmed, stated = g.stated + excluded.stated,
        reactivated = g.reactivated + excluded.reactivated, unsubscribed = g.unsubscribed + excluded.unsubscribed,
        bounced = g.bounced + excluded.bounced, complained = g.complained + excluded.complained,
        archived = g.archived + excluded.archived, erased = g.erased + excluded.erased, other = g.other + excluded.other;
  return null;
end
$$;
create trigger count_growth after insert on consent_entries referencing new table as new_rows
  for each statement execute function count_growth();

-- No policy lets the owner of the tables see their rows.
alter table growth_days no force row level security;
alter table consent_entries no force row level security;
update growth_days g
set confirmed = c.confirmed, stated = c.stated, reactivated = c.reactivated, unsubscribed = c.unsubscribed,
    bounced = c.bounced, complained = c.complained, archived = c.archived, erased = c.erased, other = c.other
from (
  select e.account_id, e.channel_id, (e.occurred_at at time zone 'UTC')::date as day,
         count(*) filter (where k.cause = 'confirmed') as confirmed, count(*) filter (where k.cause = 'stated') as stated,
         count(*) filter (where k.cause = 'reactivated') as reactivated,
         count(*) filter (where k.cause = 'unsubscribed') as unsubscribed,
         count(*) filter (where k.cause = 'bounced') as bounced, count(*) filter (where k.cause = 'complained') as complained,
         count(*) filter (where k.cause = 'archived') as archived, count(*) filter (where k.cause = 'erased') as erased,
         count(*) filter (where k.cause = 'other') as other
  from consent_entries e
  cross join lateral (select growth_cause(e.from_state, e.to_state, e.source) as cause) k
  where k.cause is not null
  group by 1, 2, 3
) c
where (g.account_id, g.channel_id, g.day) = (c.account_id, c.channel_id, c.day);
alter table growth_days force row level security;
alter table consent_entries force row level security;

comment on column growth_days.confirmed is 'Became receive-ready by the link of an opt-in mail.';
comment on column growth_days.stated is 'Became receive-ready because somebody said that they agreed.';
comment on column growth_days.reactivated is 'Became receive-ready after they had been archived, without a new opt-in mail.';
comment on column growth_days.unsubscribed is 'Left.';
comment on column growth_days.bounced is 'Their address does not exist any more.';
comment on column growth_days.complained is 'Reported a mail as spam.';
comment on column growth_days.archived is 'Archived by hand or excluded.';
comment on column growth_days.erased is 'Their record was deleted.';
comment on column growth_days.other is 'Ceased to be receive-ready in any other way, such as waiting for an opt-in again.';
