-- Subscribers, their status per channel, groups, and the facets that answer "how many" and "page N" at any size.

create table subscribers (
  account_id       bigint not null references accounts (id),
  id               bigint not null,
  email            text not null,
  email_key        text not null,
  gender_id        smallint check (gender_id between 1 and 3),
  academic_title   text,
  firstname        text,
  lastname         text,
  salutation       text,
  city             text,
  birthday         date,
  -- The day without its year, 702 for 2 July. A column, because row-level security keeps expressions from an index.
  birthday_mmdd    smallint generated always as
                   ((extract(month from birthday) * 100 + extract(day from birthday))::smallint) stored,
  language_iso     text,
  reference        text,
  customer_fields  jsonb not null default '{}',
  -- Archived reasons that concern the address and not one channel; they join the guard of channels still to come.
  address_guard    smallint not null default 0,
  created_at       timestamptz(0) not null,
  updated_at       timestamptz(0) not null,
  primary key (account_id, id)
);
create unique index subscriber_email on subscribers (account_id, email_key);
create index subscriber_updated on subscribers (account_id, updated_at, id);
create index subscriber_created on subscribers (account_id, created_at, id);
create index subscriber_birthday on subscribers (account_id, birthday_mmdd) include (id, birthday)
  where birthday_mmdd is not null;
call protect_tenant_table('subscribers');
grant select, insert, update, delete on subscribers to postrider_app;

-- One subscriber in one channel: the only place where a status lives.
create table subscriptions (
  account_id            bigint not null,
  subscriber_id         bigint not null,
  channel_id            bigint not null,
  status                smallint not null,
  status_addition       smallint,
  guard                 smallint not null default 0,
  demoted               boolean not null default false,
  optin_at              timestamptz(0),
  optin_ip              inet,
  received_optin_at     timestamptz(0),
  optout_at             timestamptz(0),
  optout_ip             inet,
  optout_newsletter_id  bigint,
  primary key (account_id, subscriber_id, channel_id),
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade,
  foreign key (account_id, channel_id) references channels (account_id, id),
  check ((status = 1 and status_addition is null)
      or (status = 2 and status_addition is not null and status_addition between 1 and 3)
      or (status = 3 and status_addition is not null and status_addition between 4 and 8))
);
call protect_tenant_table('subscriptions');
grant select, insert, update, delete on subscriptions to postrider_app;

create table subscriber_groups (
  account_id              bigint not null references accounts (id),
  id                      bigint generated always as identity,
  name                    text not null,
  name_key                text not null,
  type                    smallint not null check (type between 1 and 3),
  can_edit                boolean not null,
  can_delete              boolean not null,
  can_assign_subscribers  boolean not null,
  created_at              timestamptz(0) not null,
  updated_at              timestamptz(0) not null,
  primary key (account_id, id)
);
create unique index group_name on subscriber_groups (account_id, name_key);
call protect_tenant_table('subscriber_groups');
grant select, insert, update, delete on subscriber_groups to postrider_app;

create table group_members (
  account_id     bigint not null,
  group_id       bigint not null,
  subscriber_id  bigint not null,
  added_at       timestamptz(0) not null,
  primary key (account_id, group_id, subscriber_id),
  foreign key (account_id, group_id) references subscriber_groups (account_id, id) on delete cascade,
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create index group_of_subscriber on group_members (account_id, subscriber_id, group_id);
call protect_tenant_table('group_members');
grant select, insert, update, delete on group_members to postrider_app;

-- Which subscribers have a property, as one bitmap per 1,024 ids: exact totals, any page and their intersections are
-- sums and ANDs over a few thousand narrow rows, whatever the size of the account (docs/adr/0002).
--   facet 'all'          value ''           everyone
--   facet 'status:<ch>'  value '1' '2/1' …  status in a channel
--   facet 'field:<id>'   value as text      customer field, types 1–4 and 6
--   facet 'group:<id>'   value ''           member of a group
--
-- No foreign key to accounts: rows only come from the triggers on tables that have one, and a unique customer field
-- makes one row per subscriber. Collation "C", because only equality counts and it compares fastest.
create table subscriber_facets (
  account_id  bigint not null,
  facet       text collate "C" not null,
  value       text collate "C" not null,
  block       bigint not null,
  members     bit(1024) not null,
  cnt         smallint not null,
  primary key (account_id, facet, value, block)
) with (fillfactor = 70);
call protect_tenant_table('subscriber_facets');
grant select, insert, update, delete on subscriber_facets to postrider_app;

create function facet_bit(id bigint) returns bit(1024) immutable parallel safe language sql
  as $$ select set_bit(0::bit(1024), (id & 1023)::int, 1) $$;
-- A b-tree key has a limit; long values are filed under their hash. convert_to is only stable, which would keep
-- facet_value from being inlined, hence the function of its own.
create function facet_digest(value text) returns text immutable parallel safe language sql
  as $$ select '#' || encode(sha256(convert_to(value, 'UTF8')), 'hex') $$;
create function facet_value(value text) returns text immutable parallel safe language sql
  as $$ select case when octet_length(value) <= 128 then value else facet_digest(value) end $$;
create function status_value(status smallint, addition smallint) returns text immutable parallel safe language sql
  as $$ select case when addition is null then status::text else status::text || '/' || addition::text end $$;
create function field_facets(fields jsonb) returns table (facet text, value text) immutable parallel safe language sql
  as $$ select 'field:' || key, facet_value(value #>> '{}') from jsonb_each(fields) where jsonb_typeof(value) in ('string', 'number', 'boolean') $$;

-- In PL/pgSQL, whose plans are kept: a function in SQL would be planned anew by every statement that fires a trigger.
create function facets_add(accounts bigint[], facets text[], vals text[], ids bigint[]) returns void language plpgsql as $$
begin
  insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
  select c.account_id, c.facet, c.value, c.id >> 10, bit_or(facet_bit(c.id)), count(*)
  from unnest(accounts, facets, vals, ids) as c (account_id, facet, value, id)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, facet, value, block) do update
    set members = f.members | excluded.members, cnt = bit_count(f.members | excluded.members);
end
$$;

create function facets_remove(accounts bigint[], facets text[], vals text[], ids bigint[]) returns void language plpgsql as $$
begin
  with gone as (
    select c.account_id, c.facet, c.value, c.id >> 10 as block, ~ bit_or(facet_bit(c.id)) as others
    from unnest(accounts, facets, vals, ids) as c (account_id, facet, value, id)
    group by 1, 2, 3, 4
  ), emptied as (
    delete from subscriber_facets f using gone g
    where (f.account_id, f.facet, f.value, f.block) = (g.account_id, g.facet, g.value, g.block)
      and bit_count(f.members & g.others) = 0
  )
  update subscriber_facets f set members = f.members & g.others, cnt = bit_count(f.members & g.others) from gone g
  where (f.account_id, f.facet, f.value, f.block) = (g.account_id, g.facet, g.value, g.block)
    and bit_count(f.members & g.others) > 0;
end
$$;

-- Statement-level triggers only: a row-level counter is quadratic in bulk. Inserts go straight into the facets, without
-- the detour over arrays and with jsonb_object_keys instead of jsonb_each, which is cheaper when thousands come at once.
create function facets_of_subscribers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
    select c.account_id, c.facet, c.value, c.id >> 10, bit_or(facet_bit(c.id)), count(*)
    from (
      select account_id, 'all' collate "C" as facet, '' collate "C" as value, id from after_rows
      union all
      select account_id, 'field:' || key, facet_value(fields ->> key), id
      from (select account_id, id, customer_fields as fields, jsonb_object_keys(customer_fields) as key from after_rows) k
      where jsonb_typeof(fields -> key) in ('string', 'number', 'boolean')
    ) c
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, facet, value, block) do update
      set members = f.members | excluded.members, cnt = bit_count(f.members | excluded.members);
  elsif tg_op = 'DELETE' then
    perform facets_remove(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select account_id, 'all' as facet, '' as value, id from before_rows
      union all
      select r.account_id, x.facet, x.value, r.id from before_rows r, field_facets(r.customer_fields) x) c;
  elsif exists (select from before_rows b join after_rows a using (account_id, id) where a.customer_fields <> b.customer_fields) then
    perform facets_remove(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select b.account_id, x.facet, x.value, b.id from before_rows b, field_facets(b.customer_fields) x
      except
      select a.account_id, x.facet, x.value, a.id from after_rows a, field_facets(a.customer_fields) x) c;
    perform facets_add(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select a.account_id, x.facet, x.value, a.id from after_rows a, field_facets(a.customer_fields) x
      except
      select b.account_id, x.facet, x.value, b.id from before_rows b, field_facets(b.customer_fields) x) c;
  end if;
  return null;
end
$$;
create trigger facets_insert after insert on subscribers referencing new table as after_rows
  for each statement execute function facets_of_subscribers();
create trigger facets_update after update on subscribers referencing old table as before_rows new table as after_rows
  for each statement execute function facets_of_subscribers();
create trigger facets_delete after delete on subscribers referencing old table as before_rows
  for each statement execute function facets_of_subscribers();

create function facets_of_subscriptions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
    select account_id, 'status:' || channel_id, status_value(status, status_addition), subscriber_id >> 10,
           bit_or(facet_bit(subscriber_id)), count(*)
    from after_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, facet, value, block) do update
      set members = f.members | excluded.members, cnt = bit_count(f.members | excluded.members);
  elsif tg_op = 'DELETE' then
    perform facets_remove(array_agg(account_id), array_agg('status:' || channel_id),
                          array_agg(status_value(status, status_addition)), array_agg(subscriber_id)) from before_rows;
  -- INSERT … ON CONFLICT DO UPDATE fires this for every new subscription too, with no rows at all.
  elsif exists (select from before_rows b join after_rows a using (account_id, subscriber_id, channel_id)
                where (a.status, a.status_addition) is distinct from (b.status, b.status_addition)) then
    perform facets_remove(array_agg(account_id), array_agg('status:' || channel_id), array_agg(value_before), array_agg(subscriber_id)),
            facets_add(array_agg(account_id), array_agg('status:' || channel_id), array_agg(value_after), array_agg(subscriber_id))
    from (select account_id, channel_id, subscriber_id, status_value(b.status, b.status_addition) as value_before,
                 status_value(a.status, a.status_addition) as value_after
          from before_rows b join after_rows a using (account_id, subscriber_id, channel_id)) c
    where value_before <> value_after;
  end if;
  return null;
end
$$;
create trigger facets_insert after insert on subscriptions referencing new table as after_rows
  for each statement execute function facets_of_subscriptions();
create trigger facets_update after update on subscriptions referencing old table as before_rows new table as after_rows
  for each statement execute function facets_of_subscriptions();
create trigger facets_delete after delete on subscriptions referencing old table as before_rows
  for each statement execute function facets_of_subscriptions();

create function facets_of_group_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform facets_add(array_agg(account_id), array_agg('group:' || group_id), array_agg(''::text), array_agg(subscriber_id)) from after_rows;
  else
    perform facets_remove(array_agg(account_id), array_agg('group:' || group_id), array_agg(''::text), array_agg(subscriber_id)) from before_rows;
  end if;
  return null;
end
$$;
create trigger facets_insert after insert on group_members referencing new table as after_rows
  for each statement execute function facets_of_group_members();
create trigger facets_delete after delete on group_members referencing old table as before_rows
  for each statement execute function facets_of_group_members();
