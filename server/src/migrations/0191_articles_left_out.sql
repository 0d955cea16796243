-- What a mailing that events send says once the time of one of its articles is over.

alter table newsletters add column later_contents jsonb;
comment on column newsletters.later_contents is 'Of an active mailing: what it says from which time on, when articles begin or are over, as [{"from": …, "contentId": …}]; a content of null = nothing is left.';

alter table mailings add column renews_at timestamptz(0);
comment on column mailings.renews_at is 'Of an active mailing: when the first of its later contents takes the place of what it says now.';

alter table user_mails drop constraint user_mails_kind_check;
alter table user_mails add constraint user_mails_kind_check check (kind in (
  'invitation', 'passwordReset', 'signUp', 'testAddress', 'newAddress', 'formerAddress', 'accountExists', 'addressTaken', 'accountApproved', 'accountRefused', 'approvalWithdrawn',
  'factorResetPlanned', 'factorReset', 'keyMayReactivate', 'mailingToApprove', 'mailingApproved', 'mailingSentBack', 'mailingFailed',
  'runHeld', 'mailingStopped', 'mailingEmptied'));
