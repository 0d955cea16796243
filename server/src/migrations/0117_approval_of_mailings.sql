-- Somebody else looks at a mailing before it leaves (W-086), and how long what is sent now can be taken back (W-087).
alter table accounts
  add column require_approval text not null default 'off' check (require_approval in ('off', 'standard', 'all')),
  add column undo_seconds integer not null default 60 check (undo_seconds >= 0);
comment on column accounts.require_approval is 'Which mailings leave only after another user has approved them.';
comment on column accounts.undo_seconds is 'How long a mailing that is sent now can be taken back.';
grant update (require_approval, undo_seconds) on accounts to postrider_app;

create table mailing_approvals (
  account_id   bigint not null,
  mailing_id   bigint not null,
  fingerprint  text not null,
  planned_at   timestamptz(0),
  note         text not null,
  asked_by     text not null,
  asked_at     timestamptz(0) not null,
  decided_by   text,
  decided_at   timestamptz(0),
  is_approved  boolean,
  answer       text,
  primary key (account_id, mailing_id),
  foreign key (account_id, mailing_id) references mailings (account_id, id) on delete cascade,
  check ((decided_at is null) = (is_approved is null) and (decided_at is null) = (decided_by is null))
);
call protect_tenant_table('mailing_approvals');
grant select, insert, delete,
  update (fingerprint, planned_at, note, asked_by, asked_at, decided_by, decided_at, is_approved, answer)
  on mailing_approvals to postrider_app;
comment on table mailing_approvals is 'The last time somebody asked that a mailing may leave, and what another user said.';
comment on column mailing_approvals.fingerprint is 'Of what it said and to whom when it was asked about; any change makes another one, and the approval void.';
comment on column mailing_approvals.planned_at is 'When it is to begin; null = as soon as it is approved, or it is not planned at all.';
comment on column mailing_approvals.note is 'What whoever asked wants to say about it; empty = nothing.';
comment on column mailing_approvals.asked_by is 'Who asked, such as user:7.';
comment on column mailing_approvals.decided_by is 'Who answered; null = nobody yet.';
comment on column mailing_approvals.answer is 'Why it was sent back; null = it was not.';

-- Those who may approve are asked by mail, and whoever asked is answered; planners and admins hear what went wrong.
alter table user_mails drop constraint user_mails_kind_check;
alter table user_mails add constraint user_mails_kind_check check
  (kind in ('invitation', 'passwordReset', 'signUp', 'accountExists', 'accountApproved', 'accountRefused', 'approvalWithdrawn',
            'factorResetPlanned', 'factorReset', 'keyMayReactivate', 'mailingToApprove', 'mailingApproved', 'mailingSentBack',
            'mailingFailed', 'runHeld'));
