-- The first three days of a newsletter by the hour: a report draws them beside those of earlier newsletters. Sums like those of
-- newsletter_days, by hours of the account's time zone, so that no hour belongs to two days.
create table newsletter_hours (
  account_id     bigint not null references accounts (id),
  newsletter_id  bigint not null,
  hour           timestamp(0) not null,
  kind           smallint not null,
  n              bigint not null,
  machine        bigint not null,
  people         bigint not null,
  primary key (account_id, newsletter_id, kind, hour)
) with (fillfactor = 70);
call protect_tenant_table('newsletter_hours');
call open_to_engine('newsletter_hours', writable => true);
grant delete on newsletter_hours to postrider_engine;
grant select on newsletter_hours to postrider_app;

alter table newsletter_people add column hour timestamp(0);

comment on table newsletter_hours is 'Opens and clicks of the first three days of a newsletter, by the hour of the account''s time zone (docs/adr/0018).';
comment on column newsletter_hours.kind is 'statistic-kind.rules.ts names them; opens and clicks only.';
comment on column newsletter_hours.n is 'Events of people, recognised or not.';
comment on column newsletter_hours.machine is 'Events of machines.';
comment on column newsletter_hours.people is 'Mails with which it happened for the first time.';
comment on column newsletter_people.hour is 'The hour of the first opening or click, in the first three days of a newsletter; null later, and of single mails.';
