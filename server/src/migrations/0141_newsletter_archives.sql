-- What was sent to a channel can be read by everybody who has the address, if an admin wants that.
create table newsletter_archives (
  account_id    bigint not null,
  channel_id    bigint not null,
  public_id     text not null check (public_id ~ '^[0-9a-f]{32}$'),
  is_open       boolean not null,
  is_indexable  boolean not null,
  created_at    timestamptz(0) not null,
  updated_at    timestamptz(0) not null,
  primary key (account_id, channel_id),
  foreign key (account_id, channel_id) references channels (account_id, id) on delete cascade,
  unique (public_id)
);
call protect_tenant_table('newsletter_archives');
-- CASE keeps the order: a visit that names an archive sees that one alone.
alter policy tenant on newsletter_archives
  using (case when coalesce(current_setting('app.archive', true), '') <> ''
              then public_id = current_setting('app.archive') else account_id = tenant_account() end);
grant select, insert, delete, update (is_open, is_indexable, updated_at) on newsletter_archives to postrider_app;

create table kept_out_newsletters (
  account_id  bigint not null,
  mailing_id  bigint not null,
  created_at  timestamptz(0) not null,
  primary key (account_id, mailing_id),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade
);
call protect_tenant_table('kept_out_newsletters');
grant select, insert, delete on kept_out_newsletters to postrider_app;

comment on table newsletter_archives is 'The public page of what was sent to a channel. No row = it never had one.';
comment on column newsletter_archives.public_id is '128 random bits, in the address of the archive; stays as long as the channel.';
comment on column newsletter_archives.is_open is 'Otherwise its address says that there is nothing.';
comment on column newsletter_archives.is_indexable is 'Whether search engines may show it.';
comment on table kept_out_newsletters is 'Sent newsletters that no archive shows.';
