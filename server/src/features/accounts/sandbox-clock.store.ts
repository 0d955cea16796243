import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** How far a sandbox is ahead, and how far it is to be; null = it is there. */
export function setClock(
  tx: Tx,
  { aheadSeconds, dueSeconds }: { aheadSeconds: number; dueSeconds: number | null },
): void {
  tx.write(sql`
    update accounts a
    set clock_ahead_seconds = ${aheadSeconds}, clock_due_seconds = ${dueSeconds},
        clock_stepped_at = case when ${dueSeconds}::integer is not null then now() end
    where ${tx.owns('a', 'id')}`)
}

const patienceSeconds = 120

/** Whether what is under way in a sandbox has had its time: a run that somebody paused ends never. */
export async function hasWaitedAtStep(reader: Reader): Promise<boolean> {
  const rows = await reader.rows(sql`
    select from accounts a
    where ${reader.owns('a', 'id')} and a.clock_stepped_at < now() - ${patienceSeconds} * interval '1 second'`)
  return rows.length > 0
}
