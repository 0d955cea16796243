-- Whoever has a stream open is asked about twice a second (W-015). Hundreds of sessions are looked at in one statement, which
-- row-level security does not allow: a transaction names one session or one user. So one function looks past it, as a role
-- that can do nothing else, and answers only for those whose hash it is given.

create function rights_of(of_user bigint) returns text language sql stable as $$
  select md5(coalesce(string_agg(m.account_id || m.role, ' ' order by m.account_id), ''))
  from memberships m where m.user_id = of_user
$$;
comment on function rights_of is 'What a user may do, as one value to compare.';

do $$
begin
  if not exists (select from pg_roles where rolname = 'postrider_gate') then create role postrider_gate nologin; end if;
end
$$;
grant usage, create on schema public to postrider_gate;
grant select (token_hash, user_id, created_at, seen_at) on sessions to postrider_gate;
grant select (user_id, account_id, role) on memberships to postrider_gate;
create policy asked_for on sessions for select to postrider_gate using (true);
create policy asked_for on memberships for select to postrider_gate using (true);

create function sessions_of_tokens(hashes bytea[])
returns table (token_hash bytea, created_at timestamptz, seen_at timestamptz, rights text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.token_hash, s.created_at, s.seen_at, rights_of(s.user_id) from sessions s where s.token_hash = any(hashes)
$$;
comment on function sessions_of_tokens is 'The sessions with these tokens, each with what its user may do now.';
do $$
begin
  execute format('grant postrider_gate to %I', current_user);
  alter function sessions_of_tokens(bytea[]) owner to postrider_gate;
  execute format('revoke postrider_gate from %I', current_user);
end
$$;
revoke create on schema public from postrider_gate;
revoke execute on function sessions_of_tokens from public;
grant execute on function sessions_of_tokens to postrider_app;
