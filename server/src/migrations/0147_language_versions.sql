-- A standard mailing says the same in several languages (W-078): each further language is a mailing of its own only as far as it is
-- written; sender, audience, time and life are those of the mailing it is a version of.
alter table mailings drop constraint mailings_version_check;
alter table mailings add constraint mailings_version_check check (version_of is null or type in ('optin', 'optout', 'standard'));
comment on column mailings.version_of is 'The mailing that this one says in another language; null on that mailing itself. A version of a standard mailing lends everything but its words from it.';

-- Whoever has removed a version may begin it anew.
drop index mailing_version;
create unique index mailing_version on mailings (account_id, version_of, language_iso) where version_of is not null and deleted_at is null;

alter table runs add column language_contents jsonb;
comment on column runs.language_contents is 'What its mails say by the language of the person; whoever speaks none of these gets content_id. Null = it has one language.';
