-- Lists of people that users bring along: the file, what its columns mean, the rules, and what became of every row.

create table imports (
  account_id     bigint not null references accounts (id),
  id             bigint generated always as identity,
  file_name      text not null,
  file_size      bigint not null check (file_size > 0),
  received       bigint not null default 0,
  stage          text not null default 'upload'
                 check (stage in ('upload', 'read', 'unreadable', 'columns', 'check', 'checked', 'run', 'done', 'canceled')),
  format         jsonb,
  columns        jsonb,
  preset         jsonb,
  fault          jsonb,
  row_count      bigint,
  rules          jsonb,
  counts         jsonb,
  job_id         bigint,
  created_by     text not null,
  created_at     timestamptz(0) not null,
  started_at     timestamptz(0),
  finished_at    timestamptz(0),
  file_gone_at   timestamptz(0),
  primary key (account_id, id),
  foreign key (account_id, job_id) references jobs (account_id, id)
);
create index import_age on imports (account_id, created_at);
call protect_tenant_table('imports');
grant select, insert, update, delete on imports to postrider_app;

comment on table imports is 'Lists of people that users bring along, from the upload to the report';

comment on column imports.file_size is 'Bytes the file has, as announced before the upload';
comment on column imports.received is 'Bytes of it that are kept';
comment on column imports.stage is 'Where it stands; job_id says how far the work of that stage has come';
comment on column imports.format is 'Encoding, delimiter, and whether the first row names the columns';
comment on column imports.columns is 'Headings of the file and what they probably mean';
comment on column imports.preset is 'The service whose export this is, as far as it was recognised';
comment on column imports.fault is 'Why the file cannot be read: what is wrong in which row, at which byte';
comment on column imports.row_count is 'Rows without the heading; null until the file has been read to its end';
comment on column imports.rules is 'What the columns mean and what happens to whom, with the legal basis';
comment on column imports.counts is 'Rows by what became of them: in the dry run, then in the import';
comment on column imports.job_id is 'The job of the present stage';
comment on column imports.file_gone_at is 'When the file was deleted; outcomes stay, values do not';

create table import_pieces (
  account_id  bigint not null,
  import_id   bigint not null,
  piece       integer not null,
  sealed      bytea not null,
  primary key (account_id, import_id, piece),
  foreign key (account_id, import_id) references imports (account_id, id) on delete cascade
);
alter table import_pieces alter column sealed set storage external;
call protect_tenant_table('import_pieces');
grant select, insert, update, delete on import_pieces to postrider_app;
comment on table import_pieces is 'The uploaded file in pieces of equal size, each encrypted under a key the database does not hold';

create table import_blocks (
  account_id  bigint not null,
  import_id   bigint not null,
  first_row   bigint not null,
  byte        bigint not null,
  outcomes    text not null,
  faults      jsonb not null,
  checked     text not null,
  primary key (account_id, import_id, first_row),
  foreign key (account_id, import_id) references imports (account_id, id) on delete cascade
);
call protect_tenant_table('import_blocks');
grant select, insert, update, delete on import_blocks to postrider_app;
comment on table import_blocks is 'What became of the rows of an import, a thousand to a block; it holds no value of the file';
comment on column import_blocks.first_row is 'Number of its first row, from 1';
comment on column import_blocks.byte is 'Where the block begins in the file';
comment on column import_blocks.outcomes is 'A letter per row: c created, u updated, n unchanged, s skipped, d duplicate, x closed, i invalid';
comment on column import_blocks.faults is 'Invalid rows: [row, code, column]';
comment on column import_blocks.checked is 'The letters of the dry run';

create table import_addresses (
  account_id    bigint not null,
  import_id     bigint not null,
  address_hmac  bytea not null,
  primary key (account_id, import_id, address_hmac),
  foreign key (account_id, import_id) references imports (account_id, id) on delete cascade
);
call protect_tenant_table('import_addresses');
grant select, insert, delete on import_addresses to postrider_app;
comment on table import_addresses is 'Addresses a dry run has met so far, as keyed hashes: the first row of an address counts';
