-- What takes several operators (W-024): one asks and says why, others agree, as with unfreezing.
create table operator_requests (
  id          bigint generated always as identity primary key,
  kind        text not null check (kind in ('unlockAccount', 'resetFactor')),
  account_id  bigint references accounts (id) on delete cascade,
  user_id     bigint references users (id) on delete cascade,
  reason      text not null check (length(reason) between 3 and 500),
  asked_by    bigint not null references operators (id),
  asked_at    timestamptz(0) not null,
  agreed_at   timestamptz(0),
  outcome     text check (outcome in ('done', 'withdrawn', 'lapsed')),
  ended_at    timestamptz(0),
  ended_by    bigint references operators (id),
  constraint operator_requests_object check
    ((account_id is not null) = (kind = 'unlockAccount') and (user_id is not null) = (kind = 'resetFactor')),
  constraint operator_requests_end check ((outcome is null) = (ended_at is null))
);
create unique index operator_request_open on operator_requests (kind, account_id, user_id) nulls not distinct where outcome is null;
create index operator_request_of_account on operator_requests (account_id);
create index operator_request_of_user on operator_requests (user_id);
create index operator_request_of_asker on operator_requests (asked_by);
create index operator_request_of_ender on operator_requests (ended_by);
comment on table operator_requests is 'What an operator has asked the others to agree to; their votes stand in operator_votes.';
comment on column operator_requests.account_id is 'The account to unlock; null for any other kind.';
comment on column operator_requests.user_id is 'Whose lost second factor is to be reset; null for any other kind.';
comment on column operator_requests.agreed_at is 'When enough of them had agreed; a reset waits for a day from then on.';
comment on column operator_requests.outcome is 'What became of it; null = it is open.';
comment on column operator_requests.ended_by is 'Who has done or withdrawn it; null = it is open, or nobody did in time.';
grant select, insert, update on operator_requests to postrider_operator;

alter table user_mails drop constraint user_mails_kind_check;
alter table user_mails add constraint user_mails_kind_check check
  (kind in ('invitation', 'passwordReset', 'signUp', 'accountExists', 'accountApproved', 'accountRefused', 'approvalWithdrawn',
            'factorResetPlanned', 'factorReset'));
