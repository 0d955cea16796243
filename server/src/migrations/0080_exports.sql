-- Lists of people that leave as a file: what was asked for, and the file itself for a day (docs/adr/0041).

create table exports (
  account_id    bigint not null,
  job_id        bigint not null,
  format        text not null check (format in ('csv', 'xlsx')),
  language_iso  text not null,
  columns       jsonb not null,
  filter        jsonb not null,
  people        bigint not null,
  asked_by      text not null,
  created_at    timestamptz(0) not null,
  file_gone_at  timestamptz(0),
  primary key (account_id, job_id),
  foreign key (account_id, job_id) references jobs (account_id, id) on delete cascade
);
create index export_age on exports (account_id, created_at);
call protect_tenant_table('exports');
grant select, insert, delete, update (file_gone_at) on exports to postrider_app;
comment on table exports is 'Lists of people that were asked for as a file. Each is a job; bulk_members says whom it is for.';
comment on column exports.language_iso is 'The language of headings and states in the file';
comment on column exports.columns is 'The chosen columns, in their order';
comment on column exports.filter is 'What the list was narrowed by, for the audit log: no value of a person';
comment on column exports.people is 'How many were meant when it was asked for';
comment on column exports.asked_by is 'The only one who may fetch the file, such as user:7';
comment on column exports.file_gone_at is 'When the file was deleted';

create table export_pieces (
  account_id  bigint not null,
  job_id      bigint not null,
  piece       integer not null,
  sealed      bytea not null,
  primary key (account_id, job_id, piece),
  foreign key (account_id, job_id) references exports (account_id, job_id) on delete cascade
);
alter table export_pieces alter column sealed set storage external;
call protect_tenant_table('export_pieces');
grant select, insert, delete on export_pieces to postrider_app;
comment on table export_pieces is 'The file of an export, a piece per block of its job, each encrypted under a key the database does not hold';
