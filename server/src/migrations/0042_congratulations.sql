-- Whom a birthday mailing has congratulated in a year. Reading it from the runs of the year cost more with each day of it,
-- and what must hold for a year must not end with the messages of a run.
create table congratulations (
  account_id  bigint not null,
  mailing_id  bigint not null,
  year        smallint not null,
  block       bigint not null,
  members     bit(1024) not null,
  primary key (account_id, mailing_id, year, block),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade
) with (fillfactor = 70);
call protect_tenant_table('congratulations');
grant select, insert, update, delete on congratulations to postrider_app;
comment on table congratulations is 'Whom a birthday mailing has congratulated in a year, a bit for each subscriber, so that nobody is congratulated twice in it.';
comment on column congratulations.year is 'By the calendar of the account.';
