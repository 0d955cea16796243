-- Views of the list of people that users have named for themselves.

create table saved_views (
  account_id  bigint not null,
  user_id     bigint not null,
  id          bigint generated always as identity,
  name        text not null,
  search      jsonb not null,
  is_default  boolean not null default false,
  created_at  timestamptz(0) not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references memberships (account_id, user_id) on delete cascade
);
create unique index saved_view_name on saved_views (account_id, user_id, lower(name));
create unique index saved_view_default on saved_views (account_id, user_id) where is_default;
call protect_tenant_table('saved_views');
grant select, insert, delete, update (name, search, is_default) on saved_views to postrider_app;
comment on table saved_views is 'Filters and order of the list of people under a name, for one user; they go with the membership';
comment on column saved_views.search is 'What the address of the list says; the words somebody looks for are not in it';
comment on column saved_views.is_default is 'What the list begins with, for this user';
