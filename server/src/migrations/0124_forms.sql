-- Forms on which people sign up by themselves. A form is found by an address that nobody can guess, before any account is known.
create table forms (
  account_id     bigint not null references accounts (id),
  id             bigint generated always as identity,
  public_id      text not null check (public_id ~ '^[0-9a-f]{32}$'),
  name           text not null,
  channel_ids    bigint[] not null,
  fields         jsonb not null,
  frame_origins  text[] not null default '{}',
  is_open        boolean not null,
  created_at     timestamptz(0) not null,
  updated_at     timestamptz(0) not null,
  primary key (account_id, id),
  unique (public_id)
);
call protect_tenant_table('forms');
-- CASE keeps the order: a visit that names a form sees that one alone.
alter policy tenant on forms
  using (case when coalesce(current_setting('app.form', true), '') <> ''
              then public_id = current_setting('app.form') else account_id = tenant_account() end);
grant select, insert, delete, update (name, channel_ids, fields, frame_origins, is_open, updated_at) on forms to postrider_app;

create table form_wordings (
  account_id   bigint not null,
  form_id      bigint not null,
  number       integer not null,
  texts        jsonb not null,
  privacy_url  text not null,
  created_at   timestamptz(0) not null,
  primary key (account_id, form_id, number),
  foreign key (account_id, form_id) references forms (account_id, id) on delete cascade
);
call protect_tenant_table('form_wordings');
grant select, insert, delete on form_wordings to postrider_app;

comment on table forms is 'A page on which people sign up by themselves.';
comment on column forms.public_id is '128 random bits, in the address of the form; stays as long as the form.';
comment on column forms.channel_ids is 'What people can choose; empty = the account does without channels.';
comment on column forms.fields is 'What is asked beside the address, in this order: base data by name, customer fields as field:id; and whether it must be answered.';
comment on column forms.frame_origins is 'Websites that may show it in a frame.';
comment on column forms.is_open is 'Otherwise its address says that there is nothing to sign up for.';
comment on table form_wordings is 'What a form said from a time on; the last one holds. Consents quote the words themselves.';
comment on column form_wordings.texts is 'By language: title, introduction, what people agree to, button.';
