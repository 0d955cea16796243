-- The master secret can be replaced. Hashes of addresses nobody knows any more cannot be made anew, so the first one stays
-- their key (docs/adr/0028).
create table secret_rotations (
  fingerprint  bytea primary key,
  rotated_at   timestamptz not null default now()
);
comment on table secret_rotations is 'Master secrets that have replaced the one the installation was set up with; the last of them counts.';
comment on column secret_rotations.fingerprint is 'As in installation.';

create function is_secret_of_installation(first bytea, latest bytea) returns boolean
language sql volatile security definer set search_path = pg_catalog, public as $$
  insert into installation (secret_fingerprint) values (first) on conflict do nothing;
  select i.secret_fingerprint = first
    and coalesce((select r.fingerprint from secret_rotations r order by r.rotated_at desc limit 1), i.secret_fingerprint) = latest
  from installation i
$$;
comment on function is_secret_of_installation(bytea, bytea) is 'Whether a process has the first and the latest master secret of this database. The first one to ask has them.';
revoke execute on function is_secret_of_installation(bytea, bytea) from public;
grant execute on function is_secret_of_installation(bytea, bytea) to postrider_app, postrider_engine, postrider_tracking;

-- A process of an earlier release knows one secret.
create or replace function is_secret_of_installation(fingerprint bytea) returns boolean
language sql volatile security definer set search_path = pg_catalog, public as $$
  select is_secret_of_installation(fingerprint, fingerprint)
$$;

create function rotate_secret(first bytea, former bytea[], latest bytea) returns text
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
begin
  lock table secret_rotations in exclusive mode;
  if not exists (select from installation i where i.secret_fingerprint = first) then return 'firstUnknown'; end if;
  if is_secret_of_installation(first, latest) then return 'alreadyLatest'; end if;
  if latest = first or exists (select from secret_rotations r where r.fingerprint = latest) then return 'usedBefore'; end if;
  if not exists (select from unnest(former) f where is_secret_of_installation(first, f)) then return 'formerUnknown'; end if;
  if exists (select from senders s where s.stopped_at is null and s.heartbeat_at > now() - interval '20 seconds') then
    return 'sendersAtWork';
  end if;
  insert into secret_rotations (fingerprint, rotated_at) values (latest, clock_timestamp());
  return 'rotated';
end $$;
comment on function rotate_secret is 'Makes another master secret the one of this database, and says so, or why not.';
revoke execute on function rotate_secret from public;
grant execute on function rotate_secret to postrider_operator;

create function list_secret_rotations() returns table (fingerprint bytea, rotated_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select r.fingerprint, r.rotated_at from secret_rotations r order by r.rotated_at
$$;
comment on function list_secret_rotations is 'Since when which master secret has counted.';
revoke execute on function list_secret_rotations from public;
grant execute on function list_secret_rotations to postrider_app;
