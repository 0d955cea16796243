-- A sandbox begins anew (docs/adr/0053).
grant usage, create on schema public to postrider_ending;
create function empty_sandbox() returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  emptied constant bigint := tenant_account();
  part record;
begin
  if not is_sandbox(emptied) then raise exception 'account % is not a sandbox', emptied; end if;
  -- These point in circles.
  update channels c set optin_mailing_id = null, optout_mailing_id = null where c.account_id = emptied;
  update accounts a set default_optout_mailing_id = null where a.id = emptied;
  for part in
    with recursive parts as (
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace),
    pointers as (
      select distinct k.conrelid as child, k.confrelid as parent from pg_constraint k
      where k.contype = 'f' and k.conrelid <> k.confrelid
        and (k.conrelid, k.confrelid) <> ('channels'::regclass, 'mailings'::regclass)),
    depths as (
      select p.oid, 0 as depth from parts p
      union
      select p.parent, d.depth + 1 from depths d join pointers p on p.child = d.oid join parts t on t.oid = p.parent)
    select d.oid::regclass as name from depths d
    -- Who works here, with which keys, and what was done: that is not what is tried out.
    where d.oid <> all (array['memberships', 'api_keys', 'webhooks', 'audit_entries', 'audit_heads', 'account_heads']::regclass[])
    group by d.oid order by max(d.depth), d.oid
  loop
    execute format('delete from %s t where t.account_id = $1', part.name) using emptied;
  end loop;
end
$$;
comment on function empty_sandbox is 'Deletes what is in the sandbox that the transaction names, but for its members, keys, webhooks and audit log.';
do $$
begin
  execute format('grant postrider_ending to %I', current_user);
  alter function empty_sandbox() owner to postrider_ending;
  execute format('revoke postrider_ending from %I', current_user);
end
$$;
revoke create on schema public from postrider_ending;
revoke execute on function empty_sandbox from public;
grant execute on function empty_sandbox to postrider_app;
