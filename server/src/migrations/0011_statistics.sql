-- Statistics of newsletters: sums that are read in a few rows however much happened. All of them can be counted again from
-- messages, reports, consent and events (docs/adr/0018). The dispatcher writes them; the serving role only reads.

-- How many mails of a newsletter are in which state.
create table newsletter_states (
  account_id     bigint not null references accounts (id),
  newsletter_id  bigint not null,
  state          smallint not null,
  n              bigint not null,
  primary key (account_id, newsletter_id, state)
) with (fillfactor = 70);
call protect_tenant_table('newsletter_states');
call open_to_engine('newsletter_states', writable => true);
grant delete on newsletter_states to postrider_engine;
grant select on newsletter_states to postrider_app;

-- What happened on one day of the account's time zone. Kinds: statistic-kind.rules.ts.
create table newsletter_days (
  account_id     bigint not null references accounts (id),
  newsletter_id  bigint not null,
  -- -infinity = the sum of all days.
  day            date not null,
  kind           smallint not null,
  -- The link of a click, otherwise 0.
  content_id     bigint not null,
  link           smallint not null,
  -- Of opens and clicks, as in tracking_events; otherwise 0.
  agent          smallint not null,
  verdict        smallint not null,
  n              bigint not null,
  -- Mails with which it happened for the first time: their sum over days is what is called unique.
  people         bigint not null,
  -- Events of nobody who could be recognised; they are part of n and never of people.
  anonymous      bigint not null,
  primary key (account_id, newsletter_id, day, kind, content_id, link, agent, verdict)
) with (fillfactor = 70);
call protect_tenant_table('newsletter_days');
call open_to_engine('newsletter_days', writable => true);
grant delete on newsletter_days to postrider_engine;
grant select on newsletter_days to postrider_app;

-- Each mail with which something happened, once per kind: what makes unique counts exact, and who is behind a number.
create table newsletter_people (
  account_id     bigint not null,
  newsletter_id  bigint not null,
  kind           smallint not null,
  link           smallint not null,
  content_id     bigint not null,
  run_id         bigint not null,
  message_id     bigint not null,
  day            date not null,
  agent          smallint not null,
  primary key (account_id, newsletter_id, kind, content_id, link, run_id, message_id)
);
-- Rows come in the order of days, so this costs next to nothing and finds those that are old enough to go.
create index newsletter_people_day on newsletter_people using brin (day);
call protect_tenant_table('newsletter_people');
call open_to_engine('newsletter_people', writable => true);
grant delete on newsletter_people to postrider_engine;
grant select on newsletter_people to postrider_app;

-- Messages that moved from state to state since the dispatcher last looked, summed up per statement. Written with the
-- change itself, so no count can be lost; only ever inserted and taken away, so no two senders wait for each other;
-- without a foreign key for the same reason.
create table message_changes (
  account_id  bigint not null,
  id          bigint generated always as identity,
  run_id      bigint not null,
  state       smallint not null,
  n           integer not null,
  primary key (account_id, id)
);
call protect_tenant_table('message_changes');
call open_to_engine('message_changes', writable => true);
grant delete on message_changes to postrider_engine;
grant insert on message_changes to postrider_app;

create function note_message_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into message_changes (account_id, run_id, state, n)
    select account_id, run_id, state, count(*) from new_rows group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into message_changes (account_id, run_id, state, n)
    select account_id, run_id, state, -count(*) from old_rows group by 1, 2, 3;
  else
    insert into message_changes (account_id, run_id, state, n)
    select account_id, run_id, state, sum(n)
    from (select account_id, run_id, state, 1 as n from new_rows
          union all select account_id, run_id, state, -1 from old_rows) moves
    group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end
$$;
create trigger count_inserted after insert on messages referencing new table as new_rows
  for each statement execute function note_message_changes();
create trigger count_updated after update on messages referencing old table as old_rows new table as new_rows
  for each statement execute function note_message_changes();
create trigger count_deleted after delete on messages referencing old table as old_rows
  for each statement execute function note_message_changes();

-- Reports that were judged since the dispatcher last looked.
create table report_changes (
  account_id  bigint not null,
  report_id   bigint not null,
  primary key (account_id, report_id)
);
call protect_tenant_table('report_changes');
call open_to_engine('report_changes', writable => true);
grant delete on report_changes to postrider_engine;
-- An insert that steps back from a conflict reads as well.
grant select, insert on report_changes to postrider_app;

create function note_report_changes() returns trigger language plpgsql as $$
begin
  insert into report_changes (account_id, report_id)
  select account_id, id from new_rows where judged_at is not null on conflict do nothing;
  return null;
end
$$;
create trigger note_judged after update on inbound_reports referencing new table as new_rows
  for each statement execute function note_report_changes();

-- Who left by a link of a newsletter: few enough to be counted when asked for.
create index consent_by_newsletter on consent_entries (account_id, newsletter_id, subscriber_id)
  where newsletter_id is not null and to_state = 'unsubscribed';

create table statistics_progress (
  is_only     boolean primary key default true check (is_only),
  -- Every event before this moment is counted.
  folded_to   timestamptz(3) not null,
  -- When the sums were last compared with what they were made of.
  checked_at  timestamptz(0) not null
);
insert into statistics_progress (folded_to, checked_at) values (now(), now());
grant select, update on statistics_progress to postrider_engine;
grant select on statistics_progress to postrider_app;
