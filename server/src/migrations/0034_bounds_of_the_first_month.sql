-- The ledger goes into tables of one month each, by ranges of run ids (docs/adr/0027), in three steps, so that no lock lasts:
-- here what there is gets a bound, in 0035 the bound is proven while everybody works on, in 0036 the tables change places.
create table ledger_months (
  month       date primary key,
  part        text not null unique,
  first_run   bigint not null,
  end_run     bigint not null,
  dropped_at  timestamptz(0)
);
grant select on ledger_months to postrider_app;
grant select, update on ledger_months to postrider_engine;
comment on table ledger_months is 'Which runs began in which month, and whether their messages are still kept.';
comment on column ledger_months.part is 'How the names of its tables end.';
comment on column ledger_months.end_run is 'Every run of the month has a smaller id. Ids leap to first_run when the month begins.';
comment on column ledger_months.dropped_at is 'When its messages, blocks and reports went; null while they are kept.';

-- What there is already counts as of the month in which this runs. The ids in use now stay far below the bound.
insert into ledger_months (month, part, first_run, end_run)
select date_trunc('month', now() at time zone 'UTC'), 'first', 0, (s.last_value / 10000000 + 2) * 10000000 from runs_id_seq s;

do $$
declare
  bound bigint := (select end_run from ledger_months);
  ledger text;
begin
  foreach ledger in array array['messages', 'run_blocks', 'inbound_reports'] loop
    execute format('alter table %I add constraint in_first_month check (run_id < %s) not valid', ledger, bound);
  end loop;
end
$$;
