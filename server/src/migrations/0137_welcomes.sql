-- Whoever has joined is welcomed (W-091): once by each mailing, for ever.
alter table mailings drop constraint mailings_type_check;
alter table mailings add constraint mailings_type_check check
  (type in ('standard', 'optin', 'optout', 'birthday', 'welcome', 'trigger'));
alter table mailings
  add column welcome_days smallint not null default 0 check (welcome_days between 0 and 30),
  add column welcomes_created boolean not null default false;
comment on column mailings.type is 'standard is sent once by its plan; optin, optout, birthday, welcome and trigger are sent by events for as long as they are active.';
comment on column mailings.welcome_days is 'Of a welcome mailing: how many days after somebody has joined it is sent.';
comment on column mailings.welcomes_created is 'Of a welcome mailing: also sent to people whom a program creates as receive-ready, who have confirmed nothing here.';
create index mailing_of_welcomes on mailings (account_id, id) where type = 'welcome' and is_active;

alter table runs drop constraint runs_class_check;
alter table runs add constraint runs_class_check check
  (class in ('newsletter', 'birthday', 'campaign', 'optin', 'optout', 'welcome', 'trigger'));

create table welcomes (
  account_id     bigint not null,
  mailing_id     bigint not null,
  subscriber_id  bigint not null,
  channel_id     bigint not null,
  due_at         timestamptz(0),
  message_id     bigint,
  primary key (account_id, mailing_id, subscriber_id),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade,
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create index welcome_due on welcomes (due_at) where due_at is not null;
create index welcome_due_in_sandbox on welcomes (due_at) where due_at is not null and is_sandbox(account_id);
call protect_tenant_table('welcomes');
call open_to_engine('welcomes', writable => true);
grant select, insert on welcomes to postrider_app;
comment on table welcomes is 'Who is or was to be welcomed by which mailing. The row is what makes it happen once, for ever.';
comment on column welcomes.channel_id is 'The channel they have joined, where they must still be receive-ready.';
comment on column welcomes.due_at is 'When, by the clock of the account; null = they were, or it was too late for it.';
comment on column welcomes.message_id is 'The mail; null = not sent yet, or never.';
