-- Opens and clicks: what an account may count, where its links lead, and one row per event.
alter table accounts
  -- none: links and mails stay as they are. aggregate: one address per run, nobody can be recognised.
  -- individual: an address of their own for people who agreed to it; aggregate for everybody else.
  add column tracking text not null default 'aggregate' check (tracking in ('none', 'aggregate', 'individual'));
-- Since when the person agrees to be recognised; null = not, or no longer.
alter table subscribers add column tracking_consent_at timestamptz(0);

-- When a person was not to be recognised although mails from before still could: the engine sees that, and no names.
-- Outlives the person, because mails do.
create table tracking_withdrawals (
  account_id       bigint not null,
  subscriber_id    bigint not null,
  withdrawn_at     timestamptz(3) not null,
  -- Null = to this day.
  agreed_again_at  timestamptz(3),
  primary key (account_id, subscriber_id, withdrawn_at)
);
call protect_tenant_table('tracking_withdrawals');
grant select, insert, update (agreed_again_at) on tracking_withdrawals to postrider_app;
call open_to_engine('tracking_withdrawals');

-- Faces the internet, so it may do as little as possible: note down events, and read where links lead.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postrider_tracking') then create role postrider_tracking nologin; end if;
end
$$;
grant usage on schema public to postrider_tracking;

-- The links of a content that count clicks, frozen with it: a click names one by its number and can go nowhere else.
create table content_links (
  account_id  bigint not null,
  content_id  bigint not null,
  n           smallint not null check (n > 0),
  url         text not null,
  primary key (account_id, content_id, n),
  foreign key (account_id, content_id) references contents (account_id, id) on delete cascade
);
call protect_tenant_table('content_links');
grant select, insert on content_links to postrider_app;
create policy tracking on content_links for select to postrider_tracking using (true);
grant select on content_links to postrider_tracking;

-- A token names the run; the account is found through it.
create policy tracking on runs for select to postrider_tracking using (true);
grant select (id, account_id) on runs to postrider_tracking;

-- One open (link is null) or click. The key begins with what statistics ask for; `id` is made by the process that took the
-- event and tells events of one millisecond apart, so that writing one twice changes nothing.
create table tracking_events (
  account_id   bigint not null,
  run_id       bigint not null,
  at           timestamptz(3) not null,
  id           bigint not null,
  -- Null = nobody can be recognised.
  message_id   bigint,
  content_id   bigint,
  link         smallint,
  -- What a verdict can be computed from again: verdict.rules.ts knows the numbers. The agent's own words are not kept.
  agent        smallint not null,
  is_head      boolean not null,
  is_prefetch  boolean not null,
  verdict      smallint not null,
  rules        smallint not null,
  -- /24 or /48; null when unknown.
  network      cidr,
  primary key (account_id, run_id, at, id),
  check ((link is null) = (content_id is null))
) partition by range (at);
-- Rows arrive in the order of time, so this costs next to nothing and finds a window of time over all accounts.
create index tracking_event_time on tracking_events using brin (at) with (pages_per_range = 16);
call protect_tenant_table('tracking_events');
grant select on tracking_events to postrider_app;
create policy tracking on tracking_events for insert to postrider_tracking with check (true);
grant insert on tracking_events to postrider_tracking;
create policy engine on tracking_events to postrider_engine using (true) with check (true);
grant select, update (verdict, rules, message_id) on tracking_events to postrider_engine;

-- Takes what no month takes, so that a month nobody prepared loses nothing.
create table tracking_events_rest partition of tracking_events default;
call protect_tenant_table('tracking_events_rest');

-- Gives a month its own table, moving there what the rest already holds of it. For the owner; harmless to repeat.
create procedure prepare_tracking_month(month date) language plpgsql as $$
declare
  first date := date_trunc('month', month);
  next  date := first + interval '1 month';
  part  text := 'tracking_events_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I (like tracking_events including all)', part);
  -- For as long as this transaction holds the lock, so that the owner sees what is to be moved.
  alter table tracking_events_rest no force row level security;
  execute format('with moved as (delete from tracking_events_rest where at >= %L and at < %L returning *)
                  insert into %I select * from moved', first, next, part);
  alter table tracking_events_rest force row level security;
  execute format('call protect_tenant_table(%L)', part);
  execute format('alter table tracking_events attach partition %I for values from (%L) to (%L)', part, first, next);
end
$$;

-- How far neighbours have been looked at. Whoever writes events late sets this back, and says so to those who count them.
create table tracking_progress (
  is_only       boolean primary key default true check (is_only),
  judged_to     timestamptz(3) not null,
  -- Events from this moment on have come or changed after they were judged. Null = none that nobody has seen yet.
  changed_from  timestamptz(3),
  changes       bigint not null default 0
);
insert into tracking_progress (judged_to) values (now());
grant select, update on tracking_progress to postrider_engine, postrider_tracking;
