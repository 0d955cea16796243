import type pg from 'pg'
import { findRun } from '../delivery/readership.ts'
import { type Finding, finding } from '../verdict.ts'

/** Whatever the clocks of the processes said: nothing began before its time, and what is written is the database's time. */
export async function judgeTimes(
  client: pg.ClientBase,
  { seed, later }: { seed: number; later: number },
): Promise<Finding> {
  const early = (await findRun(client, later)) === undefined ? 0 : 1
  const { rows } = await client.query<{ wrong: number }>(
    `select count(*)::int as wrong from runs r join mailings m on (m.account_id, m.id) = (r.account_id, r.mailing_id)
     where r.occurrence <> 'standing'
       and (r.started_at < m.planned_at or r.started_at > m.planned_at + interval '20 minutes'
            or r.finished_at < r.started_at or r.finished_at > now())`,
  )
  const wrong = rows[0]?.wrong as number
  return finding(
    early + wrong === 0,
    `seed ${seed}, jumping clocks: ${early} runs too early, ${wrong} with a wrong time`,
  )
}
