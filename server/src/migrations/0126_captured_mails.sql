-- What would have left, had it not been a sandbox (docs/adr/0053).
create table captured_mails (
  account_id      bigint not null references accounts (id),
  id              bigint generated always as identity,
  run_id          bigint not null,
  message_id      bigint not null,
  mailbox         text not null,
  reply           text not null,
  captured_at     timestamptz(0) not null,
  kept_since      timestamptz(0) not null default now(),
  report          text check (report in ('bounce', 'complaint')),
  report_due_at   timestamptz(0),
  recipient_hmac  bytea not null,
  summary_sealed  bytea not null,
  mail_sealed     bytea not null,
  primary key (account_id, id),
  unique (account_id, run_id, message_id),
  check (report_due_at is null or report is not null)
);
alter table captured_mails alter column mail_sealed set storage external;
create index captured_mail_of_recipient on captured_mails (account_id, recipient_hmac, id);
create index captured_mail_report on captured_mails (report_due_at) where report_due_at is not null;
call protect_tenant_table('captured_mails');
create policy of_sandboxes on captured_mails as restrictive for insert to postrider_app with check (is_sandbox(account_id));
create policy engine on captured_mails for select to postrider_engine using (true);
grant select, insert, update, delete on captured_mails to postrider_app;
grant select on captured_mails to postrider_engine;

comment on table captured_mails is 'Mails of a sandbox: each as it would have left, and what the simulated mailbox answered.';
comment on column captured_mails.mailbox is 'Which simulated mailbox took it, by the local part; delivers = any other.';
comment on column captured_mails.reply is 'What the mailbox answered; empty = nothing.';
comment on column captured_mails.captured_at is 'By the clock of the sandbox.';
comment on column captured_mails.kept_since is 'By ours: it stays 30 days, among the newest 10,000.';
comment on column captured_mails.report is 'What the mailbox sends back after a while.';
comment on column captured_mails.report_due_at is 'When it does, by the clock of the sandbox; null = it has, or never will.';
comment on column captured_mails.recipient_hmac is 'To find the mails to one address.';
comment on column captured_mails.summary_sealed is 'Recipient, sender and subject, encrypted under a key the database does not hold.';
comment on column captured_mails.mail_sealed is 'The whole mail, encrypted likewise.';
