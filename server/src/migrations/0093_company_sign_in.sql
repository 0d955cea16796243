-- Company sign-in (docs/adr/0044): people whom the company's own provider vouches for. The serving role sees and makes only what
-- concerns the email and the subject that the transaction names, as the provider has shown them.

create table company_domains (
  domain       text primary key,
  customer_id  bigint not null,
  account_id   bigint not null,
  created_at   timestamptz(0) not null,
  foreign key (customer_id, account_id) references accounts (customer_id, id)
);
create index company_domain_of_account on company_domains (customer_id, account_id);

create table company_subjects (
  subject_hash  bytea primary key check (length(subject_hash) = 32),
  issuer        text not null,
  user_id       bigint not null references users (id) on delete cascade,
  linked_at     timestamptz(0) not null default now(),
  unique (user_id, issuer)
);

create table used_company_answers (
  state_hash  bytea primary key check (length(state_hash) = 32),
  used_at     timestamptz not null default now()
);
create index used_company_answer_age on used_company_answers (used_at);

create function named_company_email() returns text stable parallel safe language sql
  as $$ select coalesce(current_setting('app.company_email', true), '') $$;
comment on function named_company_email is 'The email that the provider has verified for this transaction; empty where it names none.';

alter table company_domains enable row level security;
alter table company_domains force row level security;
create policy named on company_domains for select to postrider_app using (domain = split_part(named_company_email(), '@', 2));
create policy provisioning on company_domains to postrider_operator using (true) with check (true);
grant select on company_domains to postrider_app;
grant select, insert, delete on company_domains to postrider_operator;

alter table company_subjects enable row level security;
alter table company_subjects force row level security;
create policy named on company_subjects to postrider_app
  using (case when coalesce(current_setting('app.company_subject', true), '') <> ''
              then subject_hash = decode(current_setting('app.company_subject'), 'hex') else user_id = named_user() end)
  with check (user_id = named_user());
grant select, insert on company_subjects to postrider_app;

-- Locking a row takes the right to change it.
grant select, insert, update (used_at), delete on used_company_answers to postrider_app;

drop policy tenant on invitations;
create policy tenant on invitations to postrider_app
  using (case when coalesce(current_setting('app.link_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.link_hash'), 'hex')
              when coalesce(current_setting('app.company_email', true), '') <> '' then email_key = current_setting('app.company_email')
              else account_id = tenant_account() end)
  with check (account_id = tenant_account());

-- Whoever was invited, or has a bound domain, becomes a user under the email that was verified and no other; and no admin.
create policy vouched_for on users for insert to postrider_app
  with check (email_key = named_company_email()
              and (exists (select from invitations i
                           where i.email_key = named_company_email() and i.role <> 'admin' and i.expires_at > now())
                   or exists (select from company_domains d where d.domain = split_part(named_company_email(), '@', 2))));
create policy never_admin_by_company on memberships as restrictive for insert to postrider_app
  with check (named_company_email() = '' or role <> 'admin');

alter table sessions add column shown_at timestamptz;

comment on table company_domains is 'Whose email has such a domain may enter by the company''s sign-in without an invitation.';
comment on column company_domains.domain is 'Lower case, as A-label.';
comment on column company_domains.account_id is 'The account of the customer that newcomers begin in.';
comment on table company_subjects is 'Who a user is to a provider; the email may change there, the subject does not.';
comment on column company_subjects.subject_hash is 'SHA-256 of issuer and subject.';
comment on table used_company_answers is 'Answers of a provider that were taken in the last hour: each is taken once.';
comment on column used_company_answers.state_hash is 'SHA-256 of the state that the answer came with.';
comment on column sessions.shown_at is 'When the user showed who they are, where that was before the session began; null = then. 1970 = nobody knows.';
