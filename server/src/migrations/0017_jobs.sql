-- Background work that people wait for. graphile-worker keeps the queue in a schema of its own, which `postrider migrate`
-- installs before this; what people see is here.

create table jobs (
  account_id   bigint not null references accounts (id),
  id           bigint generated always as identity,
  kind         text not null,
  state        text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'canceled')),
  input        jsonb not null,
  position     jsonb,
  total        bigint,
  done         bigint not null default 0,
  faults       integer not null default 0,
  reason       text,
  result       jsonb,
  revision     bigint not null,
  created_by   text not null,
  actor        jsonb not null,
  permissions  text[] not null,
  created_at   timestamptz(0) not null,
  started_at   timestamptz(0),
  finished_at  timestamptz(0),
  primary key (account_id, id),
  unique (account_id, revision)
);
call protect_tenant_table('jobs');
grant select, insert, update on jobs to postrider_app;

comment on table jobs is 'Background work that people wait for: what it is, how far it has come, how it ended';
comment on column jobs.kind is 'Which use case it repeats';
comment on column jobs.input is 'What it was asked to do';
comment on column jobs.position is 'Where the next block goes on; written with the effect of the block before';
comment on column jobs.total is 'Steps it will have; null when nobody counted';
comment on column jobs.done is 'Steps it has done';
comment on column jobs.faults is 'Faults in a row without a step forward';
comment on column jobs.reason is 'Why it failed: the code of the refusal, or internal_error';
comment on column jobs.result is 'What came of it';
comment on column jobs.revision is 'Numbers the changes of an account''s jobs, so that a listener can go on after one';
comment on column jobs.created_by is 'Who asked for it, as the ledgers write it';
comment on column jobs.actor is 'Who asked for it, as the job acts';
comment on column jobs.permissions is 'What they were allowed when they asked';
comment on column jobs.finished_at is 'When it was done, had failed or was canceled';

-- The serving role may put a job of its own account into that account's queue, and nothing else in there.
create function queue_job(job_id bigint) returns void language sql security definer set search_path = pg_catalog, public as $$
  select graphile_worker.add_job(
    'job',
    json_build_object('accountId', tenant_account(), 'customerId', tenant_customer(), 'jobId', job_id),
    queue_name => 'account:' || tenant_account(), max_attempts => 32767, job_key => 'job:' || tenant_account() || ':' || job_id)
$$;
revoke execute on function queue_job from public;
grant execute on function queue_job to postrider_app;

-- A worker takes jobs out of the queue of every account.
do $$
declare
  queue_table text;
begin
  grant usage on schema graphile_worker to postrider_engine;
  foreach queue_table in array array['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'] loop
    execute format('grant select, insert, update, delete on graphile_worker.%I to postrider_engine', queue_table);
    execute format('create policy engine on graphile_worker.%I to postrider_engine using (true) with check (true)', queue_table);
  end loop;
  grant select on graphile_worker.migrations, graphile_worker.jobs to postrider_engine;
  grant usage on all sequences in schema graphile_worker to postrider_engine;
  grant execute on all functions in schema graphile_worker to postrider_engine;
end
$$;
