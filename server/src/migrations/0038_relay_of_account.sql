-- An account may be sent through a relay of its own.
alter table accounts add column relay text check (relay <> '');
comment on column accounts.relay is 'Name of the relay its mail is handed to, as the settings of senders and dispatcher have it; null = the usual one.';
create index account_with_relay on accounts (id) where relay is not null;
grant update (relay) on accounts to postrider_app;
