-- Each number of the growth opens exactly its people. The rule stays one function; without coalesce, which PostgreSQL takes for a
-- node that may leak, row-level security lets it be looked up in an index.
create or replace function growth_cause(from_state text, to_state text, source text) returns text
language sql immutable parallel safe as $$
  select case
    when to_state in ('optinRequested', 'addressChanged') then null
    when (to_state = 'receiveReady') = (from_state is not null and from_state = 'receiveReady') then null
    when to_state = 'receiveReady' and source = 'confirm' then 'confirmed'
    when to_state = 'receiveReady' and from_state in ('unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist')
      then 'reactivated'
    when to_state = 'receiveReady' then 'stated'
    when to_state = 'hardBounce' then 'bounced'
    when to_state in ('unsubscribed', 'complained') then to_state
    when to_state in ('manual', 'blacklist') then 'archived'
    when to_state = 'deleted' then 'erased'
    else 'other'
  end
$$;

create index consent_by_cause on consent_entries
  (account_id, channel_id, growth_cause(from_state, to_state, source), occurred_at, seq)
  where growth_cause(from_state, to_state, source) is not null;
