-- Sets of people that were read are kept in memory, and held against the version of their block (docs/adr/0064).
alter table subscriber_facets add column version bigint not null default 0;
comment on column subscriber_facets.version is 'Of all: the transaction that changed the people of the block last, their subscriptions or their entries in the ledger. It never comes twice.';

-- A transaction touches a block once; what it does afterwards is seen together with that.
create function touch_subscribers() returns trigger language plpgsql as $$
declare
  this_one bigint := pg_current_xact_id()::text::bigint;
begin
  update subscriber_facets f set version = this_one
  from (select distinct account_id, id >> 10 as block from touched) t
  where f.account_id = t.account_id and f.facet = 'all' and f.value = '' and f.block = t.block and f.version <> this_one;
  return null;
end
$$;
create function touch_their_people() returns trigger language plpgsql as $$
declare
  this_one bigint := pg_current_xact_id()::text::bigint;
begin
  update subscriber_facets f set version = this_one
  from (select distinct account_id, subscriber_id >> 10 as block from touched) t
  where f.account_id = t.account_id and f.facet = 'all' and f.value = '' and f.block = t.block and f.version <> this_one;
  return null;
end
$$;

-- Named so that they come after those that keep the facets: a new block has to be there.
create trigger touch_insert after insert on subscribers referencing new table as touched
  for each statement execute function touch_subscribers();
create trigger touch_update after update on subscribers referencing new table as touched
  for each statement execute function touch_subscribers();
create trigger touch_insert after insert on subscriptions referencing new table as touched
  for each statement execute function touch_their_people();
create trigger touch_update after update on subscriptions referencing new table as touched
  for each statement execute function touch_their_people();
create trigger touch_delete after delete on subscriptions referencing old table as touched
  for each statement execute function touch_their_people();
create trigger touch_insert after insert on consent_entries referencing new table as touched
  for each statement execute function touch_their_people();
create trigger touch_update after update on consent_entries referencing new table as touched
  for each statement execute function touch_their_people();
