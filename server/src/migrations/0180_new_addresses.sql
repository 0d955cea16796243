-- A user's email is replaced by a link: one that went to the new address, or one that leads back to the former (W-022).
create table email_links (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references users (id) on delete cascade,
  kind        text not null check (kind in ('confirm', 'undo')),
  email       text not null,
  email_key   text not null,
  token_hash  bytea not null unique check (length(token_hash) = 32),
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null
);
create index email_link_of_user on email_links (user_id);
create unique index email_link_wanted on email_links (user_id) where kind = 'confirm';
alter table email_links enable row level security;
alter table email_links force row level security;
create policy named on email_links to postrider_app
  using (case when length(named_link()) > 0 then token_hash = named_link() else user_id = named_user() end)
  with check (user_id = named_user());
grant select, insert, update, delete on email_links to postrider_app;
create policy forgetting on email_links to postrider_engine using (true);
grant select, delete on email_links to postrider_engine;
comment on table email_links is 'Links that give a user another email: of who wants one, to the new address; of who has changed it, back to the former.';
comment on column email_links.kind is 'confirm = went to the new address, one per user; undo = went to the former one.';
comment on column email_links.email is 'What the user signs in with once the link was used.';
comment on column email_links.email_key is 'The email as it is compared: lower case, domain as A-label.';
comment on column email_links.token_hash is 'SHA-256 of the token in the link.';

-- Policies cannot compare with what was there before.
create function email_comes_by_link() returns trigger language plpgsql as $$
begin
  if row_security_active('users') and not exists (
    select from email_links l
    where l.token_hash = named_link() and l.user_id = new.id and l.email_key = new.email_key and l.expires_at > now()) then
    raise insufficient_privilege using message = 'the email of a user is replaced by a link alone';
  end if;
  return new;
end $$;
comment on function email_comes_by_link is 'Lets nobody have an email that they have not shown to reach them.';
create trigger email_by_link before update of email, email_key on users
  for each row execute function email_comes_by_link();
grant update (email, email_key) on users to postrider_app;

alter table user_mails drop constraint user_mails_kind_check, add constraint user_mails_kind_check
  check (kind in ('invitation', 'passwordReset', 'signUp', 'testAddress', 'newAddress', 'formerAddress', 'accountExists',
                  'addressTaken', 'accountApproved', 'accountRefused', 'approvalWithdrawn', 'factorResetPlanned', 'factorReset',
                  'keyMayReactivate', 'mailingToApprove', 'mailingApproved', 'mailingSentBack', 'mailingFailed', 'runHeld',
                  'mailingStopped'));
