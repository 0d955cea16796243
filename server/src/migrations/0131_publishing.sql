-- What an L-account publishes to the accounts below it (docs/adr/0054). What they received are rows of their own, under their own
-- ids; nothing of theirs points into the L-account, and none of these tables shows one account's rows to another.
create table publications (
  account_id     bigint not null references accounts (id),
  id             bigint generated always as identity,
  article_id     bigint,
  mailing_id     bigint,
  version        integer not null,
  digest         bytea not null,
  may_adapt      boolean not null,
  fixes_subject  boolean not null,
  fixes_content  boolean not null,
  proposed_at    timestamptz(0),
  published_by   text not null,
  published_at   timestamptz(0) not null,
  withdrawn_at   timestamptz(0),
  primary key (account_id, id),
  unique (account_id, article_id),
  unique (account_id, mailing_id),
  foreign key (account_id, article_id) references articles (account_id, id) on delete cascade,
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade,
  check (num_nonnulls(article_id, mailing_id) <= 1)
);
call protect_tenant_table('publications');
grant select, insert, update on publications to postrider_app;
create policy of_l_accounts on publications as restrictive for insert to postrider_app
  with check (exists (select from accounts a where a.id = account_id and a.type = 'L'));
comment on table publications is 'Articles and mailings of an L-account that it has published to accounts below it.';
comment on column publications.version is 'Counts up whenever what is published differs from what was published last.';
comment on column publications.digest is 'SHA-256 of what was published last and of its terms: publishing the same again changes nothing.';
comment on column publications.may_adapt is 'Of an article: whether the accounts below may make an own copy of it.';
comment on column publications.fixes_subject is 'Of a mailing: the accounts below cannot change its subject.';
comment on column publications.fixes_content is 'Of a mailing: the accounts below cannot change its content.';
comment on column publications.proposed_at is 'Of a mailing: when it might be sent; whoever sends it decides.';
comment on column publications.withdrawn_at is 'When it was taken back from every account; null = it is out.';

create function is_below(account bigint, above bigint) returns boolean stable parallel safe language sql
  as $$ select exists (select from accounts a where a.id = account and a.parent_account_id = above) $$;
comment on function is_below is 'Whether the account that the transaction names is below that L-account.';

create table received_articles (
  account_id       bigint not null,
  article_id       bigint not null,
  from_account_id  bigint not null,
  publication_id   bigint not null,
  from_article_id  bigint not null,
  version          integer not null,
  content          jsonb not null,
  may_adapt        boolean not null,
  is_adapted       boolean not null,
  received_at      timestamptz(0) not null,
  primary key (account_id, article_id),
  unique (account_id, from_account_id, publication_id, from_article_id),
  foreign key (account_id, article_id) references articles (account_id, id) on delete cascade
);
call protect_tenant_table('received_articles');
grant select, insert, update, delete on received_articles to postrider_app;
create policy from_above on received_articles as restrictive for insert to postrider_app
  with check (is_below(account_id, from_account_id));
comment on table received_articles is 'Articles of an account that follow one of the L-account above it.';
comment on column received_articles.publication_id is 'What it came with there: the article itself, or a mailing it is part of.';
comment on column received_articles.from_article_id is 'The article it follows, in the L-account.';
comment on column received_articles.version is 'The version of the publication it was received with last.';
comment on column received_articles.content is 'What the L-account says: it follows this, or goes back to it.';
comment on column received_articles.is_adapted is 'It is an own copy by now, and does not follow.';

create table received_mailings (
  account_id       bigint not null,
  mailing_id       bigint not null,
  from_account_id  bigint not null,
  publication_id   bigint not null,
  version          integer not null,
  taken            jsonb not null,
  newest_version   integer not null,
  newest           jsonb,
  received_at      timestamptz(0) not null,
  withdrawn_at     timestamptz(0),
  primary key (account_id, mailing_id),
  unique (account_id, from_account_id, publication_id),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade
);
call protect_tenant_table('received_mailings');
grant select, insert, update, delete on received_mailings to postrider_app;
create policy from_above on received_mailings as restrictive for insert to postrider_app
  with check (is_below(account_id, from_account_id));
comment on table received_mailings is 'Mailings of an account that are copies of one of the L-account above it.';
comment on column received_mailings.version is 'The version the copy says.';
comment on column received_mailings.taken is 'What that version said: where the copy differs, somebody changed it here.';
comment on column received_mailings.newest_version is 'The version that was published last.';
comment on column received_mailings.newest is 'What it says, while the copy has not taken it; null = it has.';
comment on column received_mailings.withdrawn_at is 'When the L-account took it back; null = it has not.';

alter table articles add column withdrawn_at timestamptz(0);
comment on column articles.withdrawn_at is 'When the L-account took it back: a gap in what still shows it. Null = it is there.';

alter table mailings
  add column is_subject_fixed boolean not null default false,
  add column is_content_fixed boolean not null default false,
  add column lacks_audience boolean not null default false,
  add column proposed_at timestamptz(0);
comment on column mailings.is_subject_fixed is 'The L-account it comes from keeps its subject.';
comment on column mailings.is_content_fixed is 'The L-account it comes from keeps its content.';
comment on column mailings.lacks_audience is 'Nobody has chosen yet whom it reaches; no choice is no audience.';
comment on column mailings.proposed_at is 'When the L-account it comes from proposes to send it; null = it proposes nothing.';

-- The look that comes along, once for each account however often something with it is published.
alter table themes add column from_account_id bigint, add column from_id bigint;
create unique index themes_received_key on themes (account_id, from_account_id, from_id);
comment on column themes.from_account_id is 'The L-account it came from; null = the account''s own.';
comment on column themes.from_id is 'Its id there.';
alter table article_templates add column from_account_id bigint, add column from_id bigint;
create unique index article_templates_received_key on article_templates (account_id, from_account_id, from_id);
comment on column article_templates.from_account_id is 'The L-account it came from; null = the account''s own.';
comment on column article_templates.from_id is 'Its id there.';

-- Whoever manages an account hears that the L-account has stopped something there; beside the kinds of mails that are known by then.
do $$
declare
  known constant text := (select pg_get_constraintdef(c.oid) from pg_constraint c where c.conname = 'user_mails_kind_check');
begin
  alter table user_mails drop constraint user_mails_kind_check;
  execute 'alter table user_mails add constraint user_mails_kind_check '
          || replace(known, '''runHeld''::text', '''runHeld''::text, ''mailingStopped''::text');
end
$$;
