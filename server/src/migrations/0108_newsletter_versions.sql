-- What a newsletter said before: every save is a version that can be looked at and restored (W-066).
create table newsletter_versions (
  account_id     bigint not null,
  newsletter_id  bigint not null,
  number         integer not null,
  saved_by       text,
  begun_at       timestamptz(0) not null,
  saved_at       timestamptz(0) not null,
  changes        text[] not null,
  content        jsonb not null,
  primary key (account_id, newsletter_id, number),
  foreign key (account_id, newsletter_id) references newsletters (account_id, id) on delete cascade
);
call protect_tenant_table('newsletter_versions');
grant select, insert, delete on newsletter_versions to postrider_app;

comment on table newsletter_versions is 'What a newsletter said after a save; the last 100 are kept.';
comment on column newsletter_versions.number is 'Counts up with every save that is kept; numbers are never used again.';
comment on column newsletter_versions.saved_by is 'Who saved it, such as user:7; null = what was there before the first save.';
comment on column newsletter_versions.begun_at is 'When its first words were saved: what the same user saves within ten minutes of it is the same version.';
comment on column newsletter_versions.changes is 'What differs from the version before: subject, previewText, theme, order, article:id.';
comment on column newsletter_versions.content is 'Subject, preview text, theme, and the articles in their order with what they said.';
