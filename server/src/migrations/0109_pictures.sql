-- Pictures of an account. Their bytes lie in the store for files, under a name that nobody can guess (W-069).
create table pictures (
  account_id     bigint not null references accounts (id),
  id             bigint generated always as identity,
  file           text not null check (file ~ '^[1-9][0-9]*-[0-9a-f]{32}[.](jpg|png|gif|webp)$'),
  digest         bytea not null check (length(digest) = 32),
  name           text not null,
  width          integer not null,
  height         integer not null,
  bytes          integer not null,
  alt_text       text not null,
  is_decorative  boolean not null,
  added_by       text,
  created_at     timestamptz(0) not null,
  updated_at     timestamptz(0) not null,
  primary key (account_id, id),
  unique (account_id, digest)
);
call protect_tenant_table('pictures');
grant select, insert, delete, update (name, alt_text, is_decorative, updated_at) on pictures to postrider_app;

comment on table pictures is 'Pictures that newsletters of an account may show.';
comment on column pictures.file is 'The account, 128 random bits and the kind: the name in the store, and the end of its address.';
comment on column pictures.digest is 'SHA-256 of the bytes as they are kept; the same picture is kept once.';
comment on column pictures.alt_text is 'What it shows, for those who do not see it; empty = nobody said, or it only decorates.';
comment on column pictures.is_decorative is 'Somebody said that it only decorates: readers who do not see it miss nothing.';
comment on column pictures.added_by is 'Who added it, such as user:7.';
