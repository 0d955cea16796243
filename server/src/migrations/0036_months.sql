-- The tables change places: what there is becomes the first part of a table that is divided by months (docs/adr/0027). No row
-- is read or moved. Whoever cannot have the tables for a moment gives up and comes again.
set local lock_timeout = '5s';

-- Everything a part had for itself as a table goes to the table it becomes a part of.
create procedure make_first_part(parent text, part text) language plpgsql as $$
declare
  thing record;
begin
  execute format('alter table %I rename to %I', parent, part);
  for thing in select c.conname as name from pg_constraint c where c.conrelid = part::regclass and c.contype = 'f' loop
    execute format('alter table %I drop constraint %I', part, thing.name);
  end loop;
  for thing in select c.relname as name from pg_index x join pg_class c on c.oid = x.indexrelid where x.indrelid = part::regclass loop
    execute format('alter index %I rename to %I', thing.name, part || '_' || thing.name);
  end loop;
  for thing in select t.tgname as name from pg_trigger t where t.tgrelid = part::regclass and not t.tgisinternal loop
    execute format('drop trigger %I on %I', thing.name, part);
  end loop;
  for thing in select p.polname as name from pg_policy p where p.polrelid = part::regclass and p.polname <> 'tenant' loop
    execute format('drop policy %I on %I', thing.name, part);
  end loop;
  execute format('revoke all on %I from postrider_app, postrider_engine', part);
  for thing in select a.attname as name from pg_attribute a where a.attrelid = part::regclass and a.attacl is not null loop
    execute format('revoke all (%I) on %I from postrider_app, postrider_engine', thing.name, part);
  end loop;
end
$$;

call make_first_part('messages', 'messages_first');
create table messages (
  like messages_first including defaults including generated including storage including comments,
  primary key (account_id, run_id, id)
) partition by range (run_id);
create index message_open_in_run on messages (account_id, run_id) where due_at is not null;
create index single_message_of_subscriber on messages (account_id, subscriber_id, created_at) where lane = 0;
create index message_values on messages (account_id, created_at) where payload is not null;
create index message_due_of_account on messages (lane, account_id, due_at) where due_at is not null;
create index message_in_doubt on messages (due_at) where is_doubt;
create index message_held on messages (held_by) where held_by is not null;
call protect_tenant_table('messages');
call open_to_engine('messages', writable => true);
grant select, insert, update, delete on messages to postrider_app;
comment on table messages is 'One mail to one person. The row is the permission to send it, and "only once". In parts of a month each, by run.';
create trigger count_inserted after insert on messages referencing new table as new_rows
  for each statement execute function note_message_changes();
create trigger count_updated after update on messages referencing old table as old_rows new table as new_rows
  for each statement execute function note_message_changes();
create trigger count_deleted after delete on messages referencing old table as old_rows
  for each statement execute function note_message_changes();

call make_first_part('run_blocks', 'run_blocks_first');
create table run_blocks (
  like run_blocks_first including defaults including storage including comments,
  primary key (account_id, run_id, block)
) partition by range (run_id);
create index leased_block on run_blocks (owner) where state = 1;
create index suspected_block on run_blocks (run_id, block) where state = 0 and crashes >= 3;
create index unfinished_block on run_blocks (run_id, state, block) where state <> 2;
call protect_tenant_table('run_blocks');
call open_to_engine('run_blocks', writable => true);
grant select, insert on run_blocks to postrider_app;
comment on table run_blocks is 'Whom a run is aimed at, frozen when it starts: one bitmap per 1,024 subscriber ids. In parts of a month each, by run.';

-- Its own number is unique by its sequence, and in each part by a key: one over all parts would have to begin with the run.
call make_first_part('inbound_reports', 'inbound_reports_first');
do $$
declare
  last bigint;
begin
  select s.last_value into last from inbound_reports_id_seq s;
  alter table inbound_reports_first alter id drop identity;
  create table inbound_reports (
    like inbound_reports_first including defaults including constraints including storage including comments,
    unique (account_id, run_id, message_id, kind, digest)
  ) partition by range (run_id);
  alter table inbound_reports drop constraint in_first_month;
  alter table inbound_reports alter id add generated always as identity;
  perform setval('inbound_reports_id_seq', last);
end
$$;
create index report_of_subscriber on inbound_reports (account_id, subscriber_id) where subscriber_id is not null;
create index report_to_judge on inbound_reports (id) where judged_at is null;
create index report_to_count on inbound_reports (id) where judged_at is not null and not is_counted;
create index report_answer on inbound_reports (account_id, received_at) where answer is not null;
call protect_tenant_table('inbound_reports');
call open_to_engine('inbound_reports', writable => true);
grant select, insert, update, delete on inbound_reports to postrider_app;
comment on table inbound_reports is 'What is said about a mail after it was handed over, and what it did. One row per message and statement. In parts of a month each, by run.';

-- What was said about a person goes with the person. A foreign key would lock all subscribers whenever a month comes or goes.
create function forget_reports_about() returns trigger language plpgsql as $$
begin
  delete from inbound_reports i using gone g where i.account_id = g.account_id and i.subscriber_id = g.id;
  return null;
end
$$;
create trigger forget_reports after delete on subscribers referencing old table as gone
  for each statement execute function forget_reports_about();
create trigger note_judged after update on inbound_reports referencing new table as new_rows
  for each statement execute function note_report_changes();

do $$
declare
  ledger text;
begin
  foreach ledger in array array['messages', 'run_blocks', 'inbound_reports'] loop
    execute format('alter table %1$I attach partition %1$s_first for values from (minvalue) to (%2$s)', ledger,
                   (select end_run from ledger_months));
    execute format('alter table %s_first drop constraint in_first_month', ledger);
  end loop;
end
$$;

-- The event log goes by the time of writing, which rises with its numbers; what there is stays in the part that takes what no
-- month takes, and goes with the first month.
alter table account_events add column logged_at timestamptz not null default now();
alter table account_events alter column logged_at set default clock_timestamp();
comment on column account_events.logged_at is 'When it was written; says in which month''s part it lies.';
call make_first_part('account_events', 'account_events_rest');
create table account_events (like account_events_rest including defaults including storage including comments)
  partition by range (logged_at);
create index event_of_subscriber on account_events (account_id, subscriber_id) where subscriber_id is not null;
alter table account_events attach partition account_events_rest default;
call protect_tenant_table('account_events');
grant select, insert, update (data) on account_events to postrider_app;
comment on table account_events is 'What happened in an account, in order, for everybody who must know. In parts of a month each.';
drop procedure make_first_part(text, text);
