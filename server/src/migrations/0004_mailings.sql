-- What is sent: mailings, their newsletters, themes, frozen contents, trigger types, and the domains mail comes from.

create table trigger_types (
  customer_id   bigint not null references customers (id),
  id            bigint generated always as identity,
  key           text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  translations  jsonb not null,
  created_at    timestamptz(0) not null,
  updated_at    timestamptz(0) not null,
  primary key (customer_id, id),
  unique (customer_id, key)
);
call protect_tenant_table('trigger_types', 'customer_id', provisioned => true);
grant select on trigger_types to postrider_app;

-- The appearance of newsletters: HTML around the place `{content}`.
create table themes (
  account_id  bigint not null references accounts (id),
  id          bigint generated always as identity,
  name        text not null,
  html        text not null,
  created_at  timestamptz(0) not null,
  updated_at  timestamptz(0) not null,
  primary key (account_id, id)
);
call protect_tenant_table('themes');
grant select, insert, update on themes to postrider_app;

-- What a mail says, never changed once written: a run or a message points here, so later edits cannot reach it.
create table contents (
  account_id    bigint not null references accounts (id),
  id            bigint generated always as identity,
  hash          bytea not null,
  subject       text not null,
  html          text not null,
  plain_text    text not null,
  language_iso  text not null,
  placeholders  text[] not null,
  sender_name   text not null,
  sender_email  text not null,
  reply_to      text,
  -- Values of the account's and the mailing's fields as they were when this was written, by field id.
  field_values  jsonb not null default '{}',
  created_at    timestamptz(0) not null,
  primary key (account_id, id),
  unique (account_id, hash)
);
call protect_tenant_table('contents');
grant select, insert on contents to postrider_app;

alter table mailings
  add column channel_id         bigint,
  -- Empty = all subscribers of the channel.
  add column group_ids          bigint[] not null default '{}',
  add column trigger_type_id    bigint,
  -- Set on a copy of a trigger mailing made by the API.
  add column source_mailing_id  bigint,
  add column reply_to           text,
  add column planned_at         timestamptz(0),
  add column sent_at            timestamptz(0),
  -- Of a birthday mailing: the last day it has seen to.
  add column congratulated_on   date,
  add foreign key (account_id, channel_id) references channels (account_id, id),
  add foreign key (account_id, source_mailing_id) references mailings (account_id, id),
  add check (type = 'trigger' or (trigger_type_id is null and source_mailing_id is null));
-- One active mailing answers for a trigger type in one language.
create unique index active_trigger_mailing on mailings (account_id, trigger_type_id, language_iso)
  where is_active and source_mailing_id is null and trigger_type_id is not null;
grant insert, update, delete on mailings to postrider_app;

-- Created with its mailing: the content part, which is what recipients get.
create table newsletters (
  account_id  bigint not null,
  id          bigint generated always as identity,
  mailing_id  bigint not null,
  theme_id    bigint,
  subject     text not null,
  html        text not null,
  plain_text  text,
  placeholders text[] not null default '{}',
  -- What single mails of an active opt-in or trigger mailing say from now on; frozen anew with every edit.
  content_id  bigint,
  sent_at     timestamptz(0),
  created_at  timestamptz(0) not null,
  updated_at  timestamptz(0) not null,
  primary key (account_id, id),
  unique (account_id, mailing_id),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade,
  foreign key (account_id, theme_id) references themes (account_id, id),
  foreign key (account_id, content_id) references contents (account_id, id)
);
call protect_tenant_table('newsletters', provisioned => true);
grant select, insert, update on newsletters to postrider_app;

-- Values of mailing fields (fieldType 3).
create table mailing_field_values (
  account_id   bigint not null,
  customer_id  bigint not null,
  mailing_id   bigint not null,
  field_id     bigint not null,
  value        jsonb not null,
  primary key (account_id, mailing_id, field_id),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade,
  foreign key (customer_id, field_id) references customer_fields (customer_id, id)
);
call protect_tenant_table('mailing_field_values');
grant select, insert, update, delete on mailing_field_values to postrider_app;

-- A campaign: the copy of a trigger mailing with its receivers; its id is the id of its mailing.
create table trigger_copies (
  account_id         bigint not null,
  id                 bigint not null,
  trigger_type_id    bigint not null,
  source_mailing_id  bigint not null,
  status             text not null default 'created'
                     check (status in ('created', 'receiversAttached', 'scheduled', 'sending', 'sent', 'canceled', 'failed')),
  content_id         bigint not null,
  receivers          integer not null default 0 check (receivers between 0 and 1000000),
  scheduled_at       timestamptz(0),
  started_at         timestamptz(0),
  finished_at        timestamptz(0),
  created_at         timestamptz(0) not null,
  updated_at         timestamptz(0) not null,
  primary key (account_id, id),
  foreign key (account_id, id) references mailings (account_id, id),
  foreign key (account_id, source_mailing_id) references mailings (account_id, id),
  foreign key (account_id, content_id) references contents (account_id, id)
);
call protect_tenant_table('trigger_copies');
grant select, insert, update, delete on trigger_copies to postrider_app;

create table copy_receivers (
  account_id     bigint not null,
  copy_id        bigint not null,
  subscriber_id  bigint not null,
  subject        text,
  placeholders   jsonb not null,
  attached_at    timestamptz(0) not null,
  primary key (account_id, copy_id, subscriber_id),
  foreign key (account_id, copy_id) references trigger_copies (account_id, id) on delete cascade,
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create index copies_of_subscriber on copy_receivers (account_id, subscriber_id);
call protect_tenant_table('copy_receivers');
grant select, insert, delete on copy_receivers to postrider_app;

-- Domains an account may send from, with the keys that sign its mail (sealed with the master secret).
create table sender_domains (
  account_id          bigint not null references accounts (id),
  domain              text not null,
  selector            text not null,
  return_path_domain  text not null,
  rsa_key_sealed      bytea not null,
  ed25519_key_sealed  bytea,
  checks              jsonb not null default '[]',
  verified_at         timestamptz(0),
  checked_at          timestamptz(0),
  created_at          timestamptz(0) not null,
  updated_at          timestamptz(0) not null,
  primary key (account_id, domain)
);
call protect_tenant_table('sender_domains', provisioned => true);
grant select on sender_domains to postrider_app;
