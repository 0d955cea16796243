-- A statement whose answer never came may still take effect, minutes later. So a sender writes in terms: before it acts on
-- an answer it did not get, it begins the next term. That waits for whatever is being written in an older one, and
-- anything of an older term that arrives afterwards fails.
alter table senders
  add column term         integer not null default 1,
  add column returned_at  timestamptz;
create index sender_to_return on senders (stopped_at) where stopped_at is not null and returned_at is null;
comment on column senders.term is 'What this sender writes takes effect in the term it was begun in, or never.';
comment on column senders.returned_at is 'When the work it held as it ended went back to the others; null while it may still hold some.';

-- Holds the sender's row until the commit, so that nobody can give the sender up, or begin its next term, meanwhile.
create function hold_sender(held_id bigint, held_term integer) returns void language plpgsql as $$
begin
  perform from senders s where s.id = held_id and s.term = held_term and s.stopped_at is null for share;
  if not found then
    raise exception 'sender % was given up, or term % is over', held_id, held_term using errcode = 'PR001';
  end if;
end $$;
comment on function hold_sender is 'The first statement of whatever a sender writes; fails with PR001 unless the sender lives and this is its term.';

create function begin_term(held_id bigint, next_term integer) returns void language plpgsql as $$
begin
  update senders s set term = next_term where s.id = held_id and s.term < next_term and s.stopped_at is null;
  if not found then
    raise exception 'sender % was given up, or term % has been', held_id, next_term using errcode = 'PR001';
  end if;
end $$;
comment on function begin_term is 'Decides the fate of everything the sender wrote before: it has been committed, or never will be.';

revoke execute on function hold_sender, begin_term from public;
grant execute on function hold_sender, begin_term to postrider_engine;
