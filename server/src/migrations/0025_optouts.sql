-- Opt-out mailings: who leaves on a page gets one mail about it, and can take it back for a week.
alter table mailings
  drop constraint mailings_type_check,
  add constraint mailings_type_check check (type in ('standard', 'optin', 'optout', 'birthday', 'trigger')),
  drop constraint mailings_version_check,
  add constraint mailings_version_check check (version_of is null or type in ('optin', 'optout'));
comment on column mailings.type is 'standard is sent once by its plan; optin, optout, birthday and trigger are sent by events for as long as they are active.';
comment on column mailings.version_of is 'The opt-in or opt-out mailing that this one says in another language; null on that mailing itself.';
alter table runs
  drop constraint runs_class_check,
  add constraint runs_class_check check (class in ('newsletter', 'birthday', 'campaign', 'optin', 'optout', 'trigger'));

alter table channels
  add column optout_mailing_id bigint,
  add foreign key (account_id, optout_mailing_id) references mailings (account_id, id);
comment on column channels.optout_mailing_id is 'The mailing to whoever leaves this channel alone.';
grant update (optout_mailing_id) on channels to postrider_app;
alter table accounts
  add column default_optout_mailing_id bigint,
  add foreign key (id, default_optout_mailing_id) references mailings (account_id, id);
comment on column accounts.default_optout_mailing_id is 'The mailing to whoever leaves several channels, or one that has no opt-out mailing of its own.';
grant update (default_optout_mailing_id) on accounts to postrider_app;

create table optouts (
  account_id        bigint not null,
  consent_seq       bigint not null,
  last_consent_seq  bigint not null,
  subscriber_id     bigint not null,
  channel_ids       bigint[] not null,
  left_channel_ids  bigint[] not null,
  former            jsonb not null,
  newsletter_id     bigint,
  message_id        bigint,
  address_hmac      bytea not null,
  created_at        timestamptz(0) not null,
  undone_at         timestamptz(0),
  primary key (account_id, consent_seq),
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create unique index optout_mail on optouts (account_id, message_id) where message_id is not null;
create index optout_of_subscriber on optouts (account_id, subscriber_id);
create index optout_age on optouts (account_id, created_at);
call protect_tenant_table('optouts');
grant select, insert, update (undone_at), delete on optouts to postrider_app;
comment on table optouts is 'What somebody ended on a page, and how it was before, for as long as it can be taken back.';
comment on column optouts.consent_seq is 'The first entry of the consent ledger about it; last_consent_seq is the last.';
comment on column optouts.channel_ids is 'The channels it changed.';
comment on column optouts.left_channel_ids is 'Those of them that were receive-ready.';
comment on column optouts.former is 'The subscriptions as they were.';
comment on column optouts.newsletter_id is 'The newsletter whose link was used; null = none.';
comment on column optouts.message_id is 'The mail about it; null = there was none to send.';
comment on column optouts.address_hmac is 'Keyed hash of the address it counts for.';

create table address_mails (
  account_id    bigint not null references accounts (id),
  id            bigint generated always as identity,
  kind          text not null check (kind in ('optout')),
  address_hmac  bytea not null,
  sent_at       timestamptz(0) not null,
  primary key (account_id, id)
);
create index mail_to_address on address_mails (account_id, address_hmac, kind, sent_at);
create index address_mail_age on address_mails (account_id, sent_at);
call protect_tenant_table('address_mails');
grant select, insert, delete on address_mails to postrider_app;
comment on table address_mails is 'Mails that one address gets only so many of in a while; outlives the person, and names nobody.';
comment on column address_mails.address_hmac is 'Keyed hash of the address in lower case without what follows a plus sign.';
