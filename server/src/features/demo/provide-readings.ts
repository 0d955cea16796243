import type { Engine } from '../../platform/app/engine.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Database } from '../../platform/db/database.ts'
import { lookInto } from '../account-setup/index.ts'
import type { Operator } from '../accounts/index.ts'
import { foldStatistics } from '../statistics/index.ts'
import { judgeEvents, storeEvents } from '../tracking/index.ts'
import type { Demo } from './create-demo.ts'
import { hasReadings, listArrivedMails } from './demo.store.ts'
import { type Reading, readingsOf } from './readings.rules.ts'

const atOnce = 5000

/** Lets people open and click what they got, where nobody has yet; told as the tracking process would, and counted. */
export async function provideReadings(operator: Operator, engine: Engine, { accounts }: Demo): Promise<void> {
  const readings: Reading[] = []
  for (const { account } of accounts) readings.push(...(await readingsIn(operator, account.id)))
  if (readings.length === 0) return
  const { TRACKING_DATABASE_URL: url, DATABASE_PREPARED_STATEMENTS: preparedStatements } = operator.config
  const tracker = new Database({ url, poolSize: 1, preparedStatements })
  try {
    for (let done = 0; done < readings.length; done += atOnce)
      await storeEvents(tracker, readings.slice(done, done + atOnce))
  } finally {
    await tracker.close()
  }
  await judgeEvents({ db: engine.db, clock: halfAMinuteLater(engine.clock) })
  await foldStatistics(engine)
}

/** The last half minute is left alone, because events of it may be under way. Nothing of ours is any more. */
function halfAMinuteLater(clock: Clock): Clock {
  return { now: () => new Date(clock.now().getTime() + 30_000) }
}

function readingsIn(operator: Operator, accountId: number): Promise<Reading[]> {
  return lookInto(operator, accountId, async ({ reader, clock }) => {
    if (await hasReadings(reader)) return []
    const nowMs = clock.now().getTime()
    return (await listArrivedMails(reader)).flatMap((mail) => readingsOf(mail, nowMs))
  })
}
