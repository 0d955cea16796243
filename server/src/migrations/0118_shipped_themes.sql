-- Themes and article templates that come with the service, the text that inboxes show beside a subject, and articles that
-- are written for one newsletter (W-063).

alter table themes add column shipped text;
comment on column themes.shipped is 'Which of the themes that come with the service it is; users cannot change it. Null = the account''s own.';
create unique index themes_shipped_key on themes (account_id, shipped);

alter table article_templates add column shipped text;
comment on column article_templates.shipped is 'Which template of which shipped theme it is, such as almanac/lead. Null = the account''s own.';
create unique index article_templates_shipped_key on article_templates (account_id, shipped);
grant update (name, html, updated_at) on article_templates to postrider_app;

alter table newsletters add column preview_text text not null default '';
comment on column newsletters.preview_text is 'What inboxes show beside the subject; empty = the first words of the mail.';

alter table articles add column newsletter_id bigint;
alter table articles add foreign key (account_id, newsletter_id) references newsletters (account_id, id) on delete cascade;
create index articles_of_newsletter on articles (account_id, newsletter_id) where newsletter_id is not null;
comment on column articles.newsletter_id is 'The newsletter it was written for; null = any may use it.';
