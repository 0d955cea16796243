-- An archive can be read under a host name of the customer's own, once the DNS of that name has said that they want it.
create table archive_hosts (
  account_id  bigint not null,
  channel_id  bigint not null,
  host        text not null check (host ~ '^[a-z0-9.-]{3,233}$'),
  token       text not null check (token ~ '^[0-9a-f]{32}$'),
  checks      jsonb not null,
  is_taken    boolean not null default false,
  proven_at   timestamptz(0),
  checked_at  timestamptz(0),
  created_at  timestamptz(0) not null,
  updated_at  timestamptz(0) not null,
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels (account_id, id) on delete cascade,
  constraint archive_hosts_taken check (not is_taken or proven_at is null)
);
call protect_tenant_table('archive_hosts');
-- Whoever has shown it first has it; a claim that shows nothing stands in nobody's way.
create unique index archive_hosts_proven on archive_hosts (host) where proven_at is not null;
-- CASE keeps the order: a visit that names a host sees whoever has shown that it is theirs, and nobody else.
alter policy tenant on archive_hosts
  using (case when coalesce(current_setting('app.archive_host', true), '') <> ''
              then host = current_setting('app.archive_host') and proven_at is not null
              else account_id = tenant_account() end);
grant select, insert, delete, update on archive_hosts to postrider_app;

-- Every host is looked at again and again; the engine finds those that are due over all accounts, and sees nothing else of them.
create policy engine on archive_hosts for select to postrider_engine using (true);
grant select (account_id, channel_id, proven_at, checked_at, created_at) on archive_hosts to postrider_engine;
create index archive_hosts_looked_at on archive_hosts ((coalesce(checked_at, created_at)), account_id, channel_id);

comment on table archive_hosts is 'The host name that an account wants the archive of a channel to be read under.';
comment on column archive_hosts.host is 'In small letters, with A-labels, without a dot at its end.';
comment on column archive_hosts.token is '128 random bits that the DNS of the host has to show; another host gets others.';
comment on column archive_hosts.checks is 'What was found in the DNS, record by record.';
comment on column archive_hosts.is_taken is 'The records are right, but another archive has shown the same host before.';
comment on column archive_hosts.proven_at is 'Since when both records are as they should be; null = they are not, and nothing is served there.';
