alter table subscribers
  add column kind text not null default 'person' check (kind in ('person', 'organisation')),
  add column time_zone text;
comment on column subscribers.kind is 'An organisation has its name in lastname, and neither title, first name, gender nor birthday.';
comment on column subscribers.time_zone is 'IANA name; null = that of the account.';
