import { inAccount } from '../../server/src/features/account-setup/index.ts'
import { createMailing, importContent } from '../../server/src/features/mailings/index.ts'
import { activateMailing, startBirthdayRuns } from '../../server/src/features/runs/index.ts'
import { type Audience, createAudience, createPublisher } from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { openEngine } from '../engine-processes.ts'
import type { BenchOptions } from '../main.ts'
import { spreadOf } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'

const year = 2027
const daysInYear = 365
const people = { whole: 1_000_000, sample: 20_000 }
/** December may cost what January costs, give or take the noise of two months. */
const mostRatio = 1.5

/** Every day of a year in one large account: what the last days cost, beside the first ones. */
export async function benchBirthdays(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  const size = options.sample ? people.sample : people.whole
  try {
    const database = cleanup.later(await openBenchDatabase('bench_birthdays', { keep: false }), (it) => it.close())
    const engine = cleanup.later(openEngine(database), (it) => it.close())
    const audience = await createAudience(database, await createPublisher(database), {
      name: 'ost',
      size,
      signed: false,
    })
    await activateBirthdays(database, audience)
    await database.pool.query('vacuum analyze')
    const taken: number[] = []
    for (let day = 0; day < daysInYear; day++) {
      const noon = new Date(Date.UTC(year, 0, 1 + day, 12))
      const start = performance.now()
      const started = await startBirthdayRuns({ ...engine, clock: { now: () => noon } })
      taken.push(performance.now() - start)
      if (started !== 1) throw new Error(`${noon.toISOString()}: ${started} runs began instead of one`)
    }
    const month = (from: number, to: number) => spreadOf(taken.slice(from, to)).median
    // The first day begins the list; from the second on every day does the same.
    const [january, december] = [month(1, 31), month(334, 365)]
    console.log(`\n${size} people, a run on each day of a year; medians of a month`)
    verdicts.figure('a day in January', january, 'ms', {})
    verdicts.figure('a day in July', month(181, 212), 'ms', {})
    verdicts.figure('a day in December', december, 'ms', {})
    verdicts.figure('December beside January', december / january, 'times', { atMost: mostRatio })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

function activateBirthdays({ operator }: BenchDatabase, { accountId, senderEmail }: Audience): Promise<void> {
  return inAccount(operator, accountId, async (act) => {
    const wishes = { name: 'Geburtstag', senderName: 'Versandhaus Ost', senderEmail, languageIso: 'de' }
    const id = await createMailing(act, { ...wishes, type: 'birthday' })
    await importContent(act, id, { subject: 'Alles Gute', html: '<p>Alles Gute!</p>' })
    await activateMailing(act, id)
  })
}
