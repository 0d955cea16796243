-- What a mailing is made of can be deleted (W-064): drafts show a gap, and whatever was frozen before keeps it.
alter table themes add column deleted_at timestamptz(0);
alter table article_templates add column deleted_at timestamptz(0);
grant update (deleted_at) on article_templates to postrider_app;
comment on column themes.deleted_at is 'When it was deleted: a gap in drafts that wear it. Null = it is there.';
comment on column article_templates.deleted_at is 'When it was deleted: a gap in drafts whose articles it shows. Null = it is there.';
comment on column articles.withdrawn_at is 'When it was deleted, or the L-account took it back: a gap in what still shows it. Null = it is there.';
