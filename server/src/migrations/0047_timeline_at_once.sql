-- Every write of a sender asks this. A function in SQL is planned anew in every statement that calls it; one in PL/pgSQL keeps
-- its plan for the connection.
create or replace function is_bound_timeline() returns boolean language plpgsql stable as $$
begin
  return not exists (
    select from sending_state s
    where s.timeline <> ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int);
end $$;
