-- An operator may give a key limits of its own.

alter table api_keys
  add column minute_limit integer check (minute_limit > 0),
  add column concurrent_limit integer check (concurrent_limit > 0);

comment on column api_keys.minute_limit is 'Requests in 60 seconds; null is the usual limit, 600';
comment on column api_keys.concurrent_limit is 'Requests at the same time; null is the usual limit, 10';
