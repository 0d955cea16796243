-- Who may do what in the database, and the tenant: customers, accounts, API keys.
--
-- Three roles, none of which may bypass row-level security:
--   the owner            runs migrations and owns the tables; FORCE keeps even the owner out of the rows
--   postrider_app        serves requests; sees the rows of one account, named inside each transaction
--   postrider_operator   provisions customers, accounts, keys; sees no subscriber without naming the account
do $$
begin
  if not exists (select from pg_roles where rolname = 'postrider_app') then create role postrider_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'postrider_operator') then create role postrider_operator nologin; end if;
end
$$;
grant usage on schema public to postrider_app, postrider_operator;

-- The tenant of this transaction. Unset is an error, never "all rows": an unset parameter raises, an emptied one does not cast.
create function tenant_account() returns bigint stable parallel safe language sql
  as $$ select current_setting('app.account_id')::bigint $$;
create function tenant_customer() returns bigint stable parallel safe language sql
  as $$ select current_setting('app.customer_id')::bigint $$;

-- Every table with rows of an account passes through here; test/catalog.test.ts fails on one that did not.
create procedure protect_tenant_table(tenant_table regclass, tenant_column text default 'account_id', provisioned boolean default false)
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
end
$$;

create table customers (
  id          bigint generated always as identity primary key,
  name        text not null,
  created_at  timestamptz(0) not null
);
grant select, insert, update on customers to postrider_operator;

create table accounts (
  id                    bigint generated always as identity primary key,
  customer_id           bigint not null references customers (id),
  type                  text not null check (type in ('L', 'S')),
  name                  text not null,
  parent_account_id     bigint,
  -- Only there for the foreign key below: a parent is always an L-account of the same customer.
  parent_type           text generated always as ('L') stored,
  has_channels          boolean not null default false,
  default_language_iso  text not null default 'de',
  languages             text[] not null default '{de}',
  time_zone             text not null default 'Europe/Berlin',
  shard                 smallint not null default 0,
  created_at            timestamptz(0) not null,
  unique (customer_id, id),
  unique (customer_id, id, type),
  foreign key (customer_id, parent_account_id, parent_type) references accounts (customer_id, id, type),
  check (parent_account_id is null or type = 'S')
);
create index on accounts (parent_account_id) where parent_account_id is not null;
call protect_tenant_table('accounts', 'id', provisioned => true);
grant select on accounts to postrider_app;

-- One narrow row per account, locked first by every writing transaction. It hands out the account's subscriber ids
-- without gaps between neighbours and carries the ends of the consent chain and of the event log; docs/adr/0003 says why one lock.
create table account_heads (
  account_id          bigint primary key references accounts (id),
  last_subscriber_id  bigint not null default 0,
  consent_seq         bigint not null default 0,
  consent_hash        bytea not null default '\x0000000000000000000000000000000000000000000000000000000000000000',
  event_seq           bigint not null default 0
) with (fillfactor = 50);
call protect_tenant_table('account_heads', provisioned => true);
grant select, update on account_heads to postrider_app;

create table mailings (
  account_id    bigint not null references accounts (id),
  id            bigint generated always as identity,
  type          text not null check (type in ('standard', 'optin', 'birthday', 'trigger')),
  name          text not null,
  status        text not null default 'draft' check (status in ('draft', 'planned', 'sent')),
  is_active     boolean,
  sender_name   text not null,
  sender_email  text not null,
  language_iso  text not null,
  created_at    timestamptz(0) not null,
  updated_at    timestamptz(0) not null,
  primary key (account_id, id)
);
call protect_tenant_table('mailings', provisioned => true);
grant select on mailings to postrider_app;

create sequence channel_ids as bigint;
grant usage on sequence channel_ids to postrider_operator;

-- A channel inherited from the L-account is a row of its own under the same id, so that no account reads another's rows.
-- Every account has one default channel; it stays hidden while the channel module is not booked.
create table channels (
  account_id        bigint not null references accounts (id),
  id                bigint not null,
  is_default        boolean not null default false,
  inherited_from    bigint references accounts (id),
  translations      jsonb not null,
  optin_mailing_id  bigint,
  created_at        timestamptz(0) not null,
  primary key (account_id, id),
  foreign key (account_id, optin_mailing_id) references mailings (account_id, id)
);
create unique index one_default_channel on channels (account_id) where is_default;
call protect_tenant_table('channels', provisioned => true);
grant select on channels to postrider_app;

create table api_keys (
  account_id                bigint not null,
  customer_id               bigint not null,
  id                        bigint generated always as identity,
  name                      text not null,
  prefix                    text not null check (prefix ~ '^[a-z0-9]{8}$'),
  secret_hash               bytea not null,
  scopes                    text[] not null,
  permissions               text[] not null,
  default_optin_mailing_id  bigint,
  defer_unconfirmed_data    boolean not null default false,
  created_at                timestamptz(0) not null,
  last_used_at              timestamptz(0),
  deleted_at                timestamptz(0),
  primary key (account_id, id),
  foreign key (customer_id, account_id) references accounts (customer_id, id),
  foreign key (account_id, default_optin_mailing_id) references mailings (account_id, id)
);
-- Authentication starts from the prefix alone, before any account is known.
create unique index api_key_prefix on api_keys (prefix);
alter table api_keys enable row level security;
alter table api_keys force row level security;
-- CASE keeps the order: a request that presents a key sees that one row, any other must name its account.
create policy tenant on api_keys to postrider_app
  using (case when coalesce(current_setting('app.key_prefix', true), '') <> ''
              then prefix = current_setting('app.key_prefix') else account_id = tenant_account() end)
  with check (account_id = tenant_account());
create policy provisioning on api_keys to postrider_operator using (true) with check (true);
grant select, insert, update, delete on api_keys to postrider_operator;
grant select, update (last_used_at) on api_keys to postrider_app;

create table api_key_channels (
  account_id  bigint not null,
  api_key_id  bigint not null,
  channel_id  bigint not null,
  primary key (account_id, api_key_id, channel_id),
  foreign key (account_id, api_key_id) references api_keys (account_id, id) on delete cascade,
  foreign key (account_id, channel_id) references channels (account_id, id) on delete cascade
);
call protect_tenant_table('api_key_channels', provisioned => true);
grant select on api_key_channels to postrider_app;

create table customer_fields (
  customer_id              bigint not null references customers (id),
  id                       bigint generated always as identity,
  field_type               smallint not null check (field_type between 1 and 3),
  type                     smallint not null check (type between 1 and 6),
  is_available_for_import  boolean not null default true,
  is_available_for_export  boolean not null default true,
  is_editable              boolean not null default true,
  translations             jsonb not null,
  default_value            jsonb,
  created_at               timestamptz(0) not null,
  updated_at               timestamptz(0) not null,
  primary key (customer_id, id)
);
call protect_tenant_table('customer_fields', 'customer_id', provisioned => true);
grant select on customer_fields to postrider_app;

-- Values of account fields (fieldType 2). Subscriber values live on the subscriber's row.
create table account_field_values (
  account_id   bigint not null,
  customer_id  bigint not null,
  field_id     bigint not null,
  value        jsonb,
  updated_at   timestamptz(0) not null,
  primary key (account_id, field_id),
  foreign key (customer_id, account_id) references accounts (customer_id, id),
  foreign key (customer_id, field_id) references customer_fields (customer_id, id)
);
call protect_tenant_table('account_field_values');
grant select, insert, update, delete on account_field_values to postrider_app;
