-- Articles: the building blocks of newsletters, the templates they are shown with, and which newsletter is made of which.

-- HTML with places such as {text:1.1}: the one in area 1 with the number 1. The places say what an article may hold.
create table article_templates (
  account_id  bigint not null references accounts (id),
  id          bigint generated always as identity,
  name        text not null,
  html        text not null,
  created_at  timestamptz(0) not null,
  updated_at  timestamptz(0) not null,
  primary key (account_id, id)
);
call protect_tenant_table('article_templates');
grant select, insert on article_templates to postrider_app;

create table articles (
  account_id       bigint not null,
  id               bigint generated always as identity,
  template_id      bigint not null,
  language_iso     text not null,
  name             text not null,
  -- False keeps users of the application out, never the API.
  can_edit         boolean not null,
  available_from   timestamptz(0),
  available_until  timestamptz(0),
  -- Clean already: what a body brought as HTML passed the allow-list before it came here.
  placeholders     jsonb not null,
  created_at       timestamptz(0) not null,
  updated_at       timestamptz(0) not null,
  primary key (account_id, id),
  foreign key (account_id, template_id) references article_templates (account_id, id),
  check (available_until >= available_from)
);
call protect_tenant_table('articles');
grant select, insert, update on articles to postrider_app;

-- The articles of a newsletter in their order; a newsletter whose HTML was written by hand has none.
create table newsletter_articles (
  account_id     bigint not null,
  newsletter_id  bigint not null,
  position       smallint not null,
  article_id     bigint not null,
  primary key (account_id, newsletter_id, position),
  foreign key (account_id, newsletter_id) references newsletters (account_id, id) on delete cascade,
  foreign key (account_id, article_id) references articles (account_id, id)
);
call protect_tenant_table('newsletter_articles');
grant select, insert, delete on newsletter_articles to postrider_app;
