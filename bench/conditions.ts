import type { Condition, Line } from '../server/src/features/conditions/condition.rules.ts'
import { previewConditions } from '../server/src/features/conditions/preview-conditions.ts'
import { Database } from '../server/src/platform/db/database.ts'
import { openBenchDatabase } from './database.ts'
import { type ListsAccount, openListsAccount } from './lists-account.ts'
import type { BenchOptions } from './main.ts'
import { quantile } from './statistics.ts'

const goalMs = 1000
const rounds = { sample: 5, whole: 30 }
const linesAtOnce = 20

/** What a builder of groups waits for: the exact count with what each line leaves, by kind and for twenty lines together. */
export async function benchConditions({ full, sample, people }: BenchOptions): Promise<number> {
  const size = people ?? (full ? 10_000_000 : sample ? 100_000 : 1_000_000)
  const database = await openBenchDatabase(`bench_lists_${size}`, { keep: true })
  const account = await openListsAccount(database, size)
  const { rows } = await database.pool.query('select customer_id from accounts where id = $1', [account.id])
  const tenant = { accountId: account.id, customerId: Number(rows[0].customer_id) }
  const db = new Database({ url: database.servingUrl, poolSize: 8, preparedStatements: true })
  const moment = { reader: db.reader(tenant), clock: { now: () => new Date() } }
  const times = rounds[sample ? 'sample' : 'whole']
  try {
    const byKind = linesOf(account)
    const lines = Array.from({ length: linesAtOnce }, (_, i) => Object.values(byKind)[i % Object.keys(byKind).length])
    const trials = { ...byKind, 'twenty lines': { join: 'any', of: lines as Condition[] } as Condition }
    console.log(`\nCounting ${size} people, ms of the whole preview, ${times} times each`)
    const p95s: Record<string, number> = {}
    for (const [title, of] of Object.entries(trials)) {
      const condition: Condition = 'join' in of ? of : { join: 'all', of: [of] }
      const counts = await measure(times, () => previewConditions(moment, condition))
      p95s[title] = quantile(counts.ms, 0.95)
      const figures = `median ${quantile(counts.ms, 0.5).toFixed(0)}  p95 ${p95s[title].toFixed(0)}`
      console.log(`  ${title.padEnd(14)} ${String(counts.people).padStart(8)} people  ${figures}`)
    }
    console.log(`  of the twenty lines ${Object.keys(byKind).length} differ; one that stands twice is found once`)
    console.log('  this account has no mails, no ledger and no groups: those kinds are counted over empty tables')
    const isReached = (p95s['twenty lines'] as number) <= goalMs
    console.log(`  goal: p95 of twenty lines ≤ ${goalMs} ms: ${isReached ? 'reached' : 'MISSED'}`)
    return sample || isReached ? 0 : 1
  } finally {
    await db.close()
    await database.close()
  }
}

async function measure(times: number, count: () => Promise<{ people: number }>) {
  const { people } = await count()
  const ms: number[] = []
  for (let round = 0; round < times; round += 1) {
    const begun = performance.now()
    await count()
    ms.push(performance.now() - begun)
  }
  return { people, ms: ms.toSorted((a, b) => a - b) }
}

function linesOf({ channelId, fieldId }: ListsAccount): Record<string, Line> {
  const line = (source: string, operator: string, ...values: string[]): Line => ({ source, operator, values })
  return {
    text: line('city', 'contains', 'lin'),
    'text list': line('lastname', 'isOneOf', 'Morbake', 'Linta', 'Scheruvo'),
    field: line(`field:${fieldId}`, 'is', 'A'),
    number: line('id', 'between', '1000', '900000'),
    birthday: line('birthday', 'anniversaryInNextDays', '30'),
    time: line('createdAt', 'inLastDays', '90'),
    emptiness: line('firstname', 'isNotEmpty'),
    channel: line(`channel:${channelId}`, 'isOneOf', '1', '2/1'),
    confirmed: line('optinAt', 'inLastDays', '365'),
    consent: line('trackingConsent', 'isTrue'),
    received: line('received', 'notInLastDays', '90'),
    opened: line('opened', 'notInLastDays', '90'),
    clicked: line('clicked', 'inLastDays', '90', '1'),
    origin: line('origin', 'isOneOf', 'key'),
    basis: line('basis', 'isOneOf', 'consent'),
  }
}
