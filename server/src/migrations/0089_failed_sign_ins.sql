create table failed_sign_ins (
  id         bigint generated always as identity primary key,
  user_id    bigint references users (id) on delete cascade,
  address    text not null,
  request_id text not null,
  failed_at  timestamptz not null default now()
);
comment on table failed_sign_ins is
  'Sign-ins that failed and are not in the audit logs of their user''s accounts yet; they get there within seconds.';
comment on column failed_sign_ins.user_id is
  'Null = nobody has this email. Such a row is written all the same, so that both take as long.';
comment on column failed_sign_ins.address is 'From where.';
-- Locking a row takes the right to change it.
grant select, insert, update (failed_at), delete on failed_sign_ins to postrider_app;
