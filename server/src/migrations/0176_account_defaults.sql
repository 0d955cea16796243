-- What mails of the account take where nothing nearer says otherwise.
alter table accounts
  add column default_optin_mailing_id bigint,
  add column default_sender_name text,
  add column default_sender_email text,
  add foreign key (id, default_optin_mailing_id) references mailings (account_id, id)
    on delete set null (default_optin_mailing_id),
  add constraint accounts_sender_check check ((default_sender_name is null) = (default_sender_email is null)),
  add constraint accounts_language_check check (default_language_iso = any (languages));
comment on column accounts.default_optin_mailing_id is 'The opt-in mailing where neither channel nor key has one: of users, forms, imports and preferences.';
comment on column accounts.default_sender_name is 'Who new mailings come from; null = whoever the last one came from.';
comment on column accounts.default_sender_email is 'The address new mailings come from.';
grant update (default_optin_mailing_id, default_sender_name, default_sender_email, default_language_iso, languages)
  on accounts to postrider_app;
