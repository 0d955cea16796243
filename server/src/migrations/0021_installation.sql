-- Which master secret this database belongs to. A process with another one would not know erased and blocked people, and
-- nobody else could read what it seals.
create table installation (
  is_only             boolean primary key default true check (is_only),
  secret_fingerprint  bytea not null,
  set_at              timestamptz not null default now()
);
comment on table installation is 'What is true of the installation as a whole; one row, written by the first process.';
comment on column installation.secret_fingerprint is 'Keyed hash of a constant, under the master secret. It tells whether a secret is the right one and nothing else.';

create function is_secret_of_installation(fingerprint bytea) returns boolean
language sql volatile security definer set search_path = pg_catalog, public as $$
  insert into installation (secret_fingerprint) values (fingerprint) on conflict do nothing;
  select i.secret_fingerprint = fingerprint from installation i
$$;
comment on function is_secret_of_installation is 'Whether a process has the master secret of this database. The first one to ask has it.';
revoke execute on function is_secret_of_installation from public;
grant execute on function is_secret_of_installation to postrider_app, postrider_engine, postrider_tracking;
