-- What people meet behind the links of a mail: the customer's pages, and what was shown and done on the way to a consent.

-- Channel 0 holds for the whole account. In the row of a channel, null means "as the account has it".
create table page_settings (
  account_id          bigint not null references accounts (id),
  channel_id          bigint not null default 0,
  confirmation_url    text,
  optin_expired_url   text,
  unsubscribe_url     text,
  note_url            text,
  single_page_mode    boolean,
  optin_confirm_mode  text check (optin_confirm_mode in ('direct', 'adaptive', 'button')),
  brand_name          text,
  brand_colour        text check (brand_colour ~ '^#[0-9a-f]{6}$'),
  logo_url            text,
  imprint_url         text,
  updated_at          timestamptz(0) not null,
  -- Only there for the foreign key below, which has nothing to say about the account's own row.
  own_channel_id      bigint generated always as (nullif(channel_id, 0)) stored,
  primary key (account_id, channel_id),
  foreign key (account_id, own_channel_id) references channels (account_id, id) on delete cascade
);
call protect_tenant_table('page_settings');
grant select, insert, update on page_settings to postrider_app;

-- The exact page somebody was asked on, once for all who saw the same.
create table page_texts (
  account_id  bigint not null references accounts (id),
  hash        bytea not null,
  html        text not null,
  created_at  timestamptz(0) not null,
  primary key (account_id, hash)
);
call protect_tenant_table('page_texts');
grant select, insert on page_texts to postrider_app;

-- Every visit to an opt-in link that meant something, with the reason it was taken for a person or a machine.
create table optin_visits (
  account_id   bigint not null,
  message_id   bigint not null,
  id           bigint generated always as identity,
  visited_at   timestamptz(0) not null,
  method       text not null,
  outcome      text not null,
  reason       text not null,
  ip           text not null,
  user_agent   text not null,
  page_hash    bytea,
  primary key (account_id, message_id, id),
  foreign key (account_id, message_id) references optin_requests (account_id, message_id) on delete cascade,
  foreign key (account_id, page_hash) references page_texts (account_id, hash)
);
call protect_tenant_table('optin_visits');
grant select, insert on optin_visits to postrider_app;

-- Links of people who are gone: the browser is still sent to the account's own page. Says nothing about anybody.
create table ended_optin_links (
  account_id   bigint not null references accounts (id),
  token_hash   bytea not null,
  channel_ids  bigint[] not null,
  ended_at     timestamptz(0) not null,
  primary key (account_id, token_hash)
);
create unique index ended_optin_token on ended_optin_links (token_hash);
call protect_tenant_table('ended_optin_links');
grant select, insert on ended_optin_links to postrider_app;

-- A link is opened before any account is known. CASE keeps the order: a visit that names a token sees that one request.
alter policy tenant on optin_requests
  using (case when coalesce(current_setting('app.optin_token_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.optin_token_hash'), 'hex') else account_id = tenant_account() end);
alter policy tenant on ended_optin_links
  using (case when coalesce(current_setting('app.optin_token_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.optin_token_hash'), 'hex') else account_id = tenant_account() end);
