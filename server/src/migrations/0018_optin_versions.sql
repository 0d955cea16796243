-- An opt-in mailing has a version for each language; a notice says who sends it and where they are.
alter table mailings
  add column version_of bigint,
  add foreign key (account_id, version_of) references mailings (account_id, id),
  add constraint mailings_version_check check (version_of is null or type = 'optin');
create unique index mailing_version on mailings (account_id, version_of, language_iso) where version_of is not null;
comment on column mailings.version_of is 'The opt-in mailing that this one says in another language; null on that mailing itself.';

alter table page_settings
  add column postal_address text check (length(postal_address) between 5 and 500);
comment on column page_settings.postal_address is 'Where the sender can be reached by letter; stands in opt-in mails.';
