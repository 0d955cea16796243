-- What people do in the application, as evidence: append-only, chained per account under a key that the database does not hold.

create table audit_entries (
  account_id  bigint not null references accounts (id),
  seq         bigint not null,
  at          timestamptz(0) not null,
  actor       text not null,
  address     text,
  act         text not null,
  object_id   bigint,
  changes     jsonb not null,
  request_id  text,
  hash        bytea not null,
  primary key (account_id, seq)
);
comment on table audit_entries is 'Every changing act of users and operators, written in the transaction of the act (docs/adr/0038). No secrets, no values of people.';
comment on column audit_entries.actor is 'Who did it: user:7, operator.';
comment on column audit_entries.address is 'From where; null for the command line.';
comment on column audit_entries.act is 'What was done to what kind of thing, as webhooks.pause.';
comment on column audit_entries.changes is 'By member of the object, [before, after]; null instead where values are not kept.';
comment on column audit_entries.hash is 'HMAC over the entry and the hash before it.';
create index audit_by_act on audit_entries (account_id, act, seq);
create index audit_by_actor on audit_entries (account_id, actor, seq);
call protect_tenant_table('audit_entries');
grant select, insert on audit_entries to postrider_app;

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only';
end
$$;
create trigger append_only before update or delete on audit_entries for each row execute function audit_is_append_only();
create trigger append_only_truncate before truncate on audit_entries for each statement execute function audit_is_append_only();

-- Locked last by every act that is recorded, after everything the act itself locks, so that nobody waits in a circle.
create table audit_heads (
  account_id  bigint not null references accounts (id),
  seq         bigint not null,
  hash        bytea not null,
  primary key (account_id)
);
comment on table audit_heads is 'Where the chain of an account ends: what is cut off there is missed.';
call protect_tenant_table('audit_heads');
grant select, insert, update on audit_heads to postrider_app;

-- Admins name their account and set its clock by themselves.
grant update (name, time_zone) on accounts to postrider_app;
