import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from '../database.ts'

const lookMs = 10
const patienceSeconds = 600

/** Until the run of every mailing has settled every recipient. */
export async function untilSent({ pool }: BenchDatabase, mailingIds: readonly number[]): Promise<void> {
  const deadline = performance.now() + patienceSeconds * 1000
  for (;;) {
    const { rows } = await pool.query(
      `select count(*) as sent from runs r where r.mailing_id = any($1::bigint[])
         and not exists (select from run_blocks b where b.account_id = r.account_id and b.run_id = r.id and b.state <> 2)`,
      [mailingIds],
    )
    if (Number(rows[0].sent) === mailingIds.length) return
    if (performance.now() > deadline) throw new Error(`newsletters were not sent within ${patienceSeconds} s`)
    await sleep(lookMs)
  }
}
