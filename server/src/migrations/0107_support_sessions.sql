-- Support sessions (W-024): an admin lets operators look at the people of the account, for some hours.
create table support_sessions (
  account_id  bigint not null references accounts (id),
  id          bigint generated always as identity,
  granted_by  bigint not null,
  reason      text not null check (length(reason) between 3 and 500),
  granted_at  timestamptz(0) not null default now(),
  ends_at     timestamptz(0) not null,
  ended_at    timestamptz(0),
  primary key (account_id, id),
  constraint support_sessions_length check (ends_at > granted_at and ends_at <= granted_at + interval '24 hours')
);
call protect_tenant_table('support_sessions');
grant select, insert, update (ended_at) on support_sessions to postrider_app;
comment on table support_sessions is 'When admins have let operators look at the people of the account. Operators only read, and each look stands in the audit log.';
comment on column support_sessions.granted_by is 'The user who let them in; may have left since.';
comment on column support_sessions.ends_at is 'When it ends by itself.';
comment on column support_sessions.ended_at is 'When an admin ended it before; null = nobody did.';
