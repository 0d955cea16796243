-- Acts on many people at once: whom they are for, and what they came to for each (docs/adr/0035).

-- Who an act on many is for, fixed when it is asked for: a bitmap per 1,024 ids, as in subscriber_facets.
create table bulk_members (
  account_id  bigint not null,
  job_id      bigint not null,
  block       bigint not null,
  members     bit(1024) not null,
  primary key (account_id, job_id, block),
  foreign key (account_id, job_id) references jobs (account_id, id) on delete cascade
);
call protect_tenant_table('bulk_members');
grant select, insert, delete on bulk_members to postrider_app;
comment on table bulk_members is 'Who an act on many people is for. Fixed when it is asked for, whoever joins or changes later.';

create table bulk_outcomes (
  account_id     bigint not null,
  subscriber_id  bigint not null,
  job_id         bigint not null,
  outcome        text not null,
  before         jsonb,
  primary key (account_id, subscriber_id, job_id),
  foreign key (account_id, job_id) references jobs (account_id, id) on delete cascade,
  foreign key (account_id, subscriber_id) references subscribers (account_id, id) on delete cascade
);
create index bulk_outcome_of_job on bulk_outcomes (account_id, job_id, outcome, subscriber_id);
call protect_tenant_table('bulk_outcomes');
grant select, insert, delete, update (before) on bulk_outcomes to postrider_app;
comment on table bulk_outcomes is 'What an act on many came to for each person. Who was erased is counted in the job alone.';
comment on column bulk_outcomes.before is 'What undoing it needs, sealed where it says how the person stood; null = nothing to undo.';
