-- A block whose senders keep ending is looked at more closely: fewer people at a time, and nothing beside them, until the
-- one person is found over whom they end.
alter table run_blocks
  add column crashes smallint not null default 0,
  add column calm smallint not null default 0,
  add column suspect bigint;
create index suspected_block on run_blocks (run_id, block) where state = 0 and crashes >= 3;
comment on column run_blocks.crashes is 'How many senders have ended while they held it with little done; from 3 on it is tried in parts (docs/operations/sending.md).';
comment on column run_blocks.calm is 'How many parts of it have been tried since without one that ended.';
comment on column run_blocks.suspect is 'The subscriber that was tried alone last.';
