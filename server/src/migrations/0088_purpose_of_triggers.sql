alter table mailings
  add column purpose text not null default 'general' check (purpose in ('general', 'transactional')),
  add column purpose_reason text check (length(purpose_reason) between 10 and 500),
  add constraint mailings_transactional_check check (
    (purpose = 'transactional') = (purpose_reason is not null) and (type = 'trigger' or purpose = 'general'));
comment on column mailings.purpose is
  'transactional reaches people who left or were archived by hand, too, without tracking and without a way to leave; a copy keeps that of its making.';
comment on column mailings.purpose_reason is 'Why a trigger mailing is transactional, in the words of whoever said so.';

alter table runs
  add column purpose text not null default 'general' check (purpose in ('general', 'transactional'));
comment on column runs.purpose is 'Of its mailing, when it began.';
