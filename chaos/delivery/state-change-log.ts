import type pg from 'pg'
import type { StateChange } from './check-delivery.rules.ts'

/** Lets the database itself note every change of a message's state, in the same transaction; for a superuser. */
export async function installStateChangeLog(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create schema chaos;
    create table chaos.state_changes (run_id bigint not null, message_id bigint not null, from_state smallint, to_state smallint,
      at timestamptz not null default clock_timestamp());
    create index on chaos.state_changes (run_id, message_id, at) where from_state = 6 or to_state = 6;
    create function chaos.note_state_change() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      insert into chaos.state_changes (run_id, message_id, from_state, to_state)
      values (coalesce(new.run_id, old.run_id), coalesce(new.id, old.id), old.state, new.state);
      return null;
    end
    $$;
    create trigger note_new after insert or delete on messages for each row execute function chaos.note_state_change();
    create trigger note_change after update on messages for each row when (old.state <> new.state)
      execute function chaos.note_state_change()`)
}

export async function readStateChanges(client: pg.ClientBase, runId: number): Promise<StateChange[]> {
  const { rows } = await client.query<StateChange>(
    `select from_state as "from", to_state as "to", count(*)::int as count,
            (array_agg(message_id::float8 order by message_id))[1:5] as "messageIds"
     from chaos.state_changes where run_id = $1 group by 1, 2`,
    [runId],
  )
  return rows
}

/** How many messages of a run were ever in doubt. */
export async function countDoubts(client: pg.ClientBase, runId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(distinct message_id)::int as count from chaos.state_changes where run_id = $1 and to_state = 6',
    [runId],
  )
  return rows[0]?.count as number
}

/** How long the longest doubt of a run lasted until somebody settled it; 0 without doubts. */
export async function longestDoubtSeconds(client: pg.ClientBase, runId: number): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `select coalesce(max(extract(epoch from s.at - d.at)), 0)::float8 as seconds
     from chaos.state_changes d
     cross join lateral (select min(e.at) as at from chaos.state_changes e
                         where e.run_id = d.run_id and e.message_id = d.message_id and e.from_state = 6 and e.at >= d.at) s
     where d.run_id = $1 and d.to_state = 6`,
    [runId],
  )
  return rows[0]?.seconds as number
}
