-- A mailing that was due and could not start reaches nobody, and says why.
alter table mailings add column failure_reason text;
alter table mailings add constraint mailings_failure_check check (failure_reason is null or status = 'planned');
comment on column mailings.failure_reason is 'Why a planned mailing could not start; nobody was mailed. Planning it again clears it.';
