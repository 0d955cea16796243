-- Whoever agreed to be recognised is a set like every other one (docs/adr/0002): a question about readers began with the rows of
-- all people of the account, only to know whose reading is known.
drop function subscriber_facets_of(text, jsonb);
create function subscriber_facets_of(time_zone text, agreed_at timestamptz, fields jsonb) returns table (facet text, value text)
language sql immutable parallel safe as $$
  select x.facet, x.value from field_facets(fields) x
  union all
  select 'zone', time_zone where time_zone is not null
  union all
  select 'consent', '' where agreed_at is not null
$$;
comment on function subscriber_facets_of is 'What a subscriber is filed under, beside all.';

create or replace function facets_of_subscribers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
    select c.account_id, c.facet, c.value, c.id >> 10, bit_or(facet_bit(c.id)), count(*)
    from (
      select account_id, 'all' collate "C" as facet, '' collate "C" as value, id from after_rows
      union all
      select account_id, 'zone', time_zone, id from after_rows where time_zone is not null
      union all
      select account_id, 'consent', '', id from after_rows where tracking_consent_at is not null
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
      select r.account_id, x.facet, x.value, r.id
      from before_rows r, subscriber_facets_of(r.time_zone, r.tracking_consent_at, r.customer_fields) x) c;
  elsif exists (select from before_rows b join after_rows a using (account_id, id)
                where a.customer_fields <> b.customer_fields or a.time_zone is distinct from b.time_zone
                  or (a.tracking_consent_at is null) <> (b.tracking_consent_at is null)) then
    perform facets_remove(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select b.account_id, x.facet, x.value, b.id
      from before_rows b, subscriber_facets_of(b.time_zone, b.tracking_consent_at, b.customer_fields) x
      except
      select a.account_id, x.facet, x.value, a.id
      from after_rows a, subscriber_facets_of(a.time_zone, a.tracking_consent_at, a.customer_fields) x) c;
    perform facets_add(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select a.account_id, x.facet, x.value, a.id
      from after_rows a, subscriber_facets_of(a.time_zone, a.tracking_consent_at, a.customer_fields) x
      except
      select b.account_id, x.facet, x.value, b.id
      from before_rows b, subscriber_facets_of(b.time_zone, b.tracking_consent_at, b.customer_fields) x) c;
  end if;
  return null;
end
$$;

lock table subscribers in share row exclusive mode;
-- No policy lets the owner of the tables see their rows.
alter table subscribers no force row level security;
alter table subscriber_facets no force row level security;
insert into subscriber_facets (account_id, facet, value, block, members, cnt)
select account_id, 'consent', '', id >> 10, bit_or(facet_bit(id)), count(*)
from subscribers where tracking_consent_at is not null group by 1, 4;
alter table subscribers force row level security;
alter table subscriber_facets force row level security;
comment on column subscriber_facets.facet is 'all, status:<channel>, field:<field>, group:<group>, zone or consent (to being recognised).';
