import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface EngineSigns {
  isFrozen: boolean
  senderSilentSeconds: number | null
}

/** Whether anything may leave, and since when nobody was heard who would let it. */
export async function readEngineSigns(reader: Reader): Promise<EngineSigns> {
  const [row] = await reader.rows<EngineSigns>(sql`
    select coalesce((select s.frozen_at is not null from sending_state s), false) as "isFrozen",
           (select extract(epoch from now() - max(s.heartbeat_at))::float8 from senders s where s.stopped_at is null) as "senderSilentSeconds"`)
  return row as EngineSigns
}

export interface Reported {
  hardBounces: number
  complaints: number
}

/** What came back about the mails of a run since it began, or went on. */
export async function readReported(reader: Reader, runId: number): Promise<Reported> {
  const [row] = await reader.rows<Reported>(sql`
    select coalesce(sum(c.messages) filter (where c.class = 'hard'), 0)::bigint as "hardBounces",
           coalesce(sum(c.messages) filter (where c.class = 'abuse'), 0)::bigint as complaints
    from run_reports c where ${reader.owns('c')} and c.run_id = ${runId}`)
  return row as Reported
}
