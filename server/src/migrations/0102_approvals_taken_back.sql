-- Whoever approved an account may take that back; its admins hear of it.
alter table user_mails drop constraint user_mails_kind_check;
alter table user_mails add constraint user_mails_kind_check check
  (kind in ('invitation', 'passwordReset', 'signUp', 'accountExists', 'accountApproved', 'accountRefused', 'approvalWithdrawn'));
