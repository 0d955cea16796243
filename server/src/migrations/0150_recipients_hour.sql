-- Each recipient gets a mailing when it is the hour where they are (W-089, docs/adr/0059).
alter table mailings add column recipient_hour text
  check (recipient_hour is null or (type = 'standard' and trial is null and recipient_hour ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'));
comment on column mailings.recipient_hour is 'Day and hour on the clock of each recipient, such as 2027-03-28T09:00; planned_at is when the first clock in the account shows it. Null = all at planned_at.';

alter table runs add column by_hour boolean not null default false;
comment on column runs.by_hour is 'Its people are due when it is the hour where they are; run_hours says when that is.';
comment on column run_blocks.ahead is 'A bitmap for each part of them: who goes first, by subject, or who is due at which of run_hours; null = the run has no parts.';
comment on column run_blocks.ahead_cnt is 'How many of them are in parts that may go out.';
comment on column run_blocks.state is '0 open, 1 leased, 2 done: every target has a message that is settled or waits by itself, 3 held: the same of those in parts that may go out, and the others wait for the end of a trial, or for their hour.';

create table run_hours (
  account_id  bigint not null,
  run_id      bigint not null,
  n           smallint not null,
  due_at      timestamptz(0) not null,
  zone        text not null,
  people      bigint not null,
  has_come    boolean not null,
  primary key (account_id, run_id, n),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
);
create index run_hour_to_come on run_hours (due_at) where not has_come;
call protect_tenant_table('run_hours');
call open_to_engine('run_hours', writable => true);
grant select on run_hours to postrider_app;
comment on table run_hours is 'The moments at which the people of a run are due, one for all zones whose clocks show the hour then.';
comment on column run_hours.n is 'Which bitmap of run_blocks.ahead says who that is, from 0.';
comment on column run_hours.due_at is 'By the clock of the account; where nothing may leave so late, when the rest expires.';
comment on column run_hours.zone is 'One of the zones, to name the hour by.';
comment on column run_hours.has_come is 'They may go out; also where nobody is due.';

-- The zone of a person becomes a set, like everything else a run is aimed by (docs/adr/0002).
create function subscriber_facets_of(time_zone text, fields jsonb) returns table (facet text, value text)
language sql immutable parallel safe as $$
  select x.facet, x.value from field_facets(fields) x
  union all
  select 'zone', time_zone where time_zone is not null
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
      select r.account_id, x.facet, x.value, r.id from before_rows r, subscriber_facets_of(r.time_zone, r.customer_fields) x) c;
  elsif exists (select from before_rows b join after_rows a using (account_id, id)
                where a.customer_fields <> b.customer_fields or a.time_zone is distinct from b.time_zone) then
    perform facets_remove(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select b.account_id, x.facet, x.value, b.id from before_rows b, subscriber_facets_of(b.time_zone, b.customer_fields) x
      except
      select a.account_id, x.facet, x.value, a.id from after_rows a, subscriber_facets_of(a.time_zone, a.customer_fields) x) c;
    perform facets_add(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select a.account_id, x.facet, x.value, a.id from after_rows a, subscriber_facets_of(a.time_zone, a.customer_fields) x
      except
      select b.account_id, x.facet, x.value, b.id from before_rows b, subscriber_facets_of(b.time_zone, b.customer_fields) x) c;
  end if;
  return null;
end
$$;

lock table subscribers in share row exclusive mode;
insert into subscriber_facets (account_id, facet, value, block, members, cnt)
select account_id, 'zone', time_zone, id >> 10, bit_or(facet_bit(id)), count(*)
from subscribers where time_zone is not null group by 1, 2, 3, 4;
comment on column subscriber_facets.facet is 'all, status:<channel>, field:<field>, group:<group> or zone.';
comment on column subscriber_facets.value is 'Of a status such as 1 or 2/1, of a field its value as text, of a zone its name, otherwise empty.';
