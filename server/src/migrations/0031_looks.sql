-- What the engine looks for again and again, each found by an index that holds little else.

-- Hooks whose next attempt is due, and how many hooks are in which state.
create index webhook_retry on webhooks (retry_at) where state = 'active' and retry_at is not null;
create index webhook_state on webhooks (state);

-- Doubts and what senders hold are few among millions of messages. An index on `state` or `owner` would be touched by
-- every outcome; these columns follow from them and are null on nearly every row, before an outcome and after it.
alter table messages
  add column is_doubt boolean generated always as (case when state = 6 then true end) stored,
  add column held_by  bigint generated always as (case when due_at is not null and state in (1, 2) then owner end) stored;
comment on column messages.is_doubt is 'True while the mail is in doubt, else null; only there to be found by.';
comment on column messages.held_by is 'The sender that has this single mail claimed or on the wire, else null; only there to be found by.';
create index message_in_doubt on messages (due_at) where is_doubt;
create index message_held on messages (held_by) where held_by is not null;
-- Nobody looks over the lanes of all accounts any more.
drop index message_due;

-- Blocks that are not done are few, too, once a run has come far.
drop index open_block;
create index unfinished_block on run_blocks (run_id, state, block) where state <> 2;
drop index run_at_work;
create index run_at_work on runs (account_id, id) where state = 'sending' and occurrence not in ('standing', 'test');

drop index mailing_due_anywhere;
create index mailing_due_anywhere on mailings (planned_at)
  where status = 'planned' and planned_at is not null and type = 'standard' and failure_reason is null;

-- How often something came back about a run, by what it was. Whoever resumes a run begins to count anew.
create table run_reports (
  account_id  bigint not null,
  run_id      bigint not null,
  class       text not null,
  messages    bigint not null,
  since       timestamptz(0),
  primary key (account_id, run_id, class),
  foreign key (account_id, run_id) references runs (account_id, id) on delete cascade
);
call protect_tenant_table('run_reports');
call open_to_engine('run_reports', writable => true);
comment on table run_reports is 'How many mails of a run something came back about, by class; the brake goes by it.';
comment on column run_reports.messages is 'Each mail counts once in a class.';
comment on column run_reports.since is 'When the run was resumed last before this was counted; null = never.';
alter table inbound_reports add column is_counted boolean not null default false;
comment on column inbound_reports.is_counted is 'Whether run_reports has taken notice of it.';
create index report_to_count on inbound_reports (id) where judged_at is not null and not is_counted;
