-- Accounts are taken along, closed, and ended (docs/adr/0049).

alter table accounts add column closed_at timestamptz(0);
comment on column accounts.closed_at is 'Since when nobody works in it and nothing leaves it; 30 days later it ends, with everything it has. Null = it is open.';
grant update (closed_at) on accounts to postrider_app;

create table account_exports (
  account_id     bigint not null,
  job_id         bigint not null,
  asked_by       text not null,
  created_at     timestamptz(0) not null,
  downloaded_at  timestamptz(0),
  file_gone_at   timestamptz(0),
  primary key (account_id, job_id),
  foreign key (account_id, job_id) references jobs (account_id, id) on delete cascade
);
create index account_export_age on account_exports (account_id, created_at);
call protect_tenant_table('account_exports');
grant select, insert, delete, update (downloaded_at, file_gone_at) on account_exports to postrider_app;
comment on table account_exports is 'Everything of an account as one archive. Each is a job.';
comment on column account_exports.asked_by is 'The only one who may fetch the file, such as user:7';
comment on column account_exports.downloaded_at is 'When it was last fetched to its end; whoever closes the account needs one of the last 30 days.';
comment on column account_exports.file_gone_at is 'When the file was deleted';

create table account_export_pieces (
  account_id  bigint not null,
  job_id      bigint not null,
  piece       integer not null,
  sealed      bytea not null,
  primary key (account_id, job_id, piece),
  foreign key (account_id, job_id) references account_exports (account_id, job_id) on delete cascade
);
alter table account_export_pieces alter column sealed set storage external;
call protect_tenant_table('account_export_pieces');
grant select, insert, delete on account_export_pieces to postrider_app;
comment on table account_export_pieces is 'The archive of an account, a piece per block of its job, each encrypted under a key the database does not hold';

-- Who ends an account is a role of its own: it can delete what belongs to the account that the transaction names, and
-- nothing reaches it but the function below, which looks first whether the 30 days are over.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postrider_ending') then create role postrider_ending nologin; end if;
end
$$;
grant usage, create on schema public to postrider_ending;

create procedure open_to_ending(tenant_table regclass) language plpgsql as $$
begin
  execute format('create policy ended on %s to postrider_ending using (account_id = tenant_account()) with check (account_id = tenant_account())',
                 tenant_table);
  execute format('grant select, delete on %s to postrider_ending', tenant_table);
end
$$;

create or replace procedure protect_tenant_table(tenant_table regclass, tenant_column text default 'account_id', provisioned boolean default false)
language plpgsql as $$
declare
  tenant text := case when tenant_column = 'customer_id' then 'tenant_customer()' else 'tenant_account()' end;
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to postrider_app using (%I = %s) with check (%I = %s)',
                 tenant_table, tenant_column, tenant, tenant_column, tenant);
  if provisioned then
    execute format('create policy provisioning on %s to postrider_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %s to postrider_operator', tenant_table);
  end if;
  if tenant_column = 'account_id' then call open_to_ending(tenant_table); end if;
end
$$;

do $$
declare
  tenant_table regclass;
begin
  for tenant_table in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  loop
    call open_to_ending(tenant_table);
  end loop;
end
$$;
-- Triggers count what is deleted.
grant insert on message_changes to postrider_ending;
grant update on subscriber_facets to postrider_ending;

create policy ended on accounts to postrider_ending using (customer_id = tenant_customer()) with check (customer_id = tenant_customer());
create policy ended on customers to postrider_ending using (id = tenant_customer());
create policy ended on customer_fields to postrider_ending using (customer_id = tenant_customer());
create policy ended on trigger_types to postrider_ending using (customer_id = tenant_customer());
grant select, delete, update (default_optout_mailing_id, offered_to) on accounts to postrider_ending;
grant update (optin_mailing_id, optout_mailing_id) on channels to postrider_ending;
grant select, delete on customers, customer_fields, trigger_types to postrider_ending;

-- Ledgers are written once. They go as a whole, with their account, and in no other way.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user = 'postrider_ending' then return old; end if;
  raise exception 'audit_entries is append-only';
end
$$;
create or replace function consent_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.evidence is null and to_jsonb(new) - 'evidence' = to_jsonb(old) - 'evidence' then return new; end if;
  end if;
  if tg_op = 'DELETE' and current_user = 'postrider_ending' then return old; end if;
  raise exception 'consent_entries is append-only; only evidence may be erased';
end
$$;

create function end_account(most integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  ended constant bigint := tenant_account();
  part record;
  gone bigint;
  left_over bigint := most;
begin
  perform from accounts a where a.id = ended and a.closed_at < now() - interval '30 days' for update;
  if not found then raise exception 'account % has not been closed for 30 days', ended; end if;
  -- These point in circles.
  update channels c set optin_mailing_id = null, optout_mailing_id = null
  where c.account_id = ended and (c.optin_mailing_id is not null or c.optout_mailing_id is not null);
  update accounts a set default_optout_mailing_id = null where a.id = ended and a.default_optout_mailing_id is not null;
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
    select d.oid::regclass as name,
           exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = d.oid and k.confrelid = d.oid) as points_at_itself
    from depths d group by d.oid order by max(d.depth), d.oid
  loop
    -- What points at another row of its table is younger than that.
    execute format('delete from %1$s t where t.ctid = any (array(select r.ctid from %1$s r where r.account_id = $1 %2$s limit $2))',
                   part.name, case when part.points_at_itself then 'order by r.id desc' end)
    using ended, left_over;
    get diagnostics gone = row_count;
    left_over := left_over - gone;
    if left_over = 0 then return false; end if;
  end loop;
  update accounts a set offered_to = null where a.offered_to = ended;
  delete from accounts a where a.id = ended;
  if not exists (select from accounts a where a.customer_id = tenant_customer()) then
    delete from customer_fields f where f.customer_id = tenant_customer();
    delete from trigger_types t where t.customer_id = tenant_customer();
    delete from customers c where c.id = tenant_customer();
  end if;
  return true;
end
$$;
comment on function end_account is 'Deletes so many rows of the account of the transaction, which was closed 30 days ago, and says whether that was all of it. Whoever begins again goes on.';
do $$
begin
  execute format('grant postrider_ending to %I', current_user);
  alter function end_account(integer) owner to postrider_ending;
  execute format('revoke postrider_ending from %I', current_user);
end
$$;
revoke create on schema public from postrider_ending;
revoke execute on function end_account from public;
grant execute on function end_account to postrider_engine;
