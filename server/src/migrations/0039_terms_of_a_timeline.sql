-- A standby that lagged behind, or a backup, has forgotten mails that were sent. Sending freezes there by itself, but a sender
-- that lived through the change could have taken work in the moment before. So nothing that a sender writes takes effect on a
-- timeline sending is not bound to.
create function is_bound_timeline() returns boolean language sql stable as $$
  select not exists (
    select from sending_state s
    where s.timeline <> ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int)
$$;
comment on function is_bound_timeline is 'False where the database was restored or promoted and nobody has unfrozen sending since.';

create or replace function hold_sender(held_id bigint, held_term integer) returns void language plpgsql as $$
begin
  perform from senders s where s.id = held_id and s.term = held_term and s.stopped_at is null for share;
  if not found or not is_bound_timeline() then
    raise exception 'sender % was given up, or term % is over', held_id, held_term using errcode = 'PR001';
  end if;
end $$;
comment on function hold_sender is 'The first statement of whatever a sender writes; fails with PR001 unless the sender lives, this is its term, and the database goes on where sending was bound to it.';

create or replace function begin_term(held_id bigint, next_term integer) returns void language plpgsql as $$
begin
  update senders s set term = next_term where s.id = held_id and s.term < next_term and s.stopped_at is null;
  if not found or not is_bound_timeline() then
    raise exception 'sender % was given up, or term % has been', held_id, next_term using errcode = 'PR001';
  end if;
end $$;

revoke execute on function is_bound_timeline from public;
grant execute on function is_bound_timeline to postrider_engine;
