import { finishCompletedRuns, pauseRun, resumeRun } from '../../server/src/features/runs/index.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { type Audience, planNewsletter } from '../audience.ts'
import type { MailSource } from '../mail-slices.ts'
import type { Station } from './station.ts'

// More than any slice can use up, so that no sender ever waits for recipients.
const supply = 200_000

/** Newsletters to one audience, sent by a station's senders while the runs are not paused. */
export function newsletterSource(
  name: string,
  station: Station,
  audience: Audience,
  count: () => Promise<number>,
): MailSource {
  const { engine, database, senders } = station
  const { accountId, customerId, size } = audience
  const ask = async (sql: string) => (await database.pool.query(sql, [accountId])).rows
  const moveRuns = async (from: string, move: typeof resumeRun) => {
    const runs = await ask(`select id from runs where account_id = $1 and state = '${from}'`)
    for (const { id } of runs) await engine.db.transaction({ accountId, customerId }, (tx) => move({ tx }, Number(id)))
  }
  const waiting = async () => {
    const [row] = await ask(
      'select coalesce(sum(cnt), 0) as waiting from run_blocks where account_id = $1 and state <> 2',
    )
    return Number(row.waiting)
  }
  return {
    name,
    pids: senders.map(({ pid }) => pid),
    count,
    start: async () => {
      for (let planned = await waiting(); planned < supply; planned += size) await planNewsletter(database, audience)
      await moveRuns('paused', resumeRun)
      await station.startRuns()
    },
    stop: async () => {
      await finishCompletedRuns(engine)
      await moveRuns('sending', (act, id) => pauseRun(act, id, 'the slice is over'))
      await waitUntil(`the end of ${name}`, async () => {
        const [row] = await ask('select count(*) as held from run_blocks where account_id = $1 and state = 1')
        return Number(row.held) === 0
      })
      if ((await waiting()) === 0) throw new Error(`${name} ran out of recipients; use more --recipients`)
    },
  }
}
