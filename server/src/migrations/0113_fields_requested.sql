-- Customer fields are asked for by admins, made by operators, and retired where they are in use (W-055).

alter table customer_fields add column retired_at timestamptz(0);
comment on column customer_fields.retired_at is 'Since when nobody enters it any more: users, forms and imports do without, mails still show it. Null = in use.';
grant update (translations, is_available_for_import, is_available_for_export, is_editable, retired_at, updated_at), delete
  on customer_fields to postrider_app;

create table field_requests (
  account_id  bigint not null references accounts (id),
  id          bigint not null generated always as identity,
  name        text not null,
  field_type  smallint not null check (field_type in (1, 2, 3)),
  type        smallint not null check (type in (1, 2, 3, 4, 5, 6)),
  purpose     text not null,
  asked_by    text not null,
  created_at  timestamptz(0) not null,
  decided_at  timestamptz(0),
  outcome     text check (outcome in ('made', 'declined')),
  field_id    bigint,
  answer      text,
  primary key (account_id, id),
  constraint field_requests_decided_check check ((decided_at is null) = (outcome is null))
);
call protect_tenant_table('field_requests');
create policy asked on field_requests for select to postrider_operator using (true);
grant select on field_requests to postrider_operator;
grant select, insert, update (decided_at, outcome, field_id, answer) on field_requests to postrider_app;
comment on table field_requests is 'Customer fields that admins have asked for; operators make them, or say why not.';
comment on column field_requests.name is 'What it is to be called, in the words of whoever asked';
comment on column field_requests.purpose is 'What it is for, so that operators can judge';
comment on column field_requests.asked_by is 'Who asked, such as user:7';
comment on column field_requests.field_id is 'The field that was made; null = none';
comment on column field_requests.answer is 'Why there is none';

-- All admins hear of a key that may bring people back who had left.
alter table user_mails drop constraint user_mails_kind_check;
alter table user_mails add constraint user_mails_kind_check check
  (kind in ('invitation', 'passwordReset', 'signUp', 'accountExists', 'accountApproved', 'accountRefused', 'approvalWithdrawn',
            'factorResetPlanned', 'factorReset', 'keyMayReactivate'));
