import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { aTrackedRun } from '../../../test/tracked-run.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { Database, type Tx } from '../../platform/db/database.ts'
import { forgetOpensAndClicks } from './forget-opens-and-clicks.ts'

const kept = Number(process.env.KEPT_EVENTS ?? 50_000)
const batch = 50
const dayMs = 86_400_000

let database: TestDatabase
let engine: Database
let accountId: number
beforeAll(async () => {
  database = await createTestDatabase()
  engine = new Database({ url: database.engineUrl, poolSize: 1, preparedStatements: false, answerTimeoutMs: 60_000 })
  const query = (text: string, values?: unknown[]) => database.query(text, values)
  const run = await aTrackedRun(query, ['https://nord.example/'])
  accountId = run.accountId
  await query('update statistics_progress set folded_to = now()')
  await query("update runs set started_at = now() - interval '50 days' where id = $1", [run.runId])
  // Seventy opens have been kept for long enough, in front of and among all that stay.
  const dayOf = "now() - (case when g % ($1::int / 70) = 0 then interval '45 days' else interval '3 days' end)"
  await query(
    `insert into tracking_events (account_id, run_id, at, id, message_id, agent, is_head, is_prefetch, verdict, rules)
     select $2, $3, ${dayOf} + g * interval '1 millisecond', g, g, 0, false, false, 0, 1 from generate_series(1, $1) g`,
    [kept, run.accountId, run.runId],
  )
  await query(
    `insert into newsletter_people (account_id, newsletter_id, kind, content_id, link, run_id, message_id, day, agent)
     select $2, 1, 0, 0, 0, $3, g, (${dayOf})::date, 0 from generate_series(1, $1) g`,
    [kept, run.accountId, run.runId],
  )
  await query('analyze tracking_events')
  await query('analyze newsletter_people')
}, 300_000)
afterAll(async () => {
  await engine.close()
  await database.drop()
})

interface Pages {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** How many went, and how many pages of tables and indexes were looked at for that: a row that only an index saw counts, too. */
async function forget(): Promise<{ gone: number; pages: number }> {
  const before = timestamp(new Date(Date.now() - 30 * dayMs))
  return engine.transaction({ accountId, customerId: accountId }, async (tx) => {
    let pages = 0
    const watched: Pick<Tx, 'tenant' | 'owns' | 'rows'> = {
      tenant: tx.tenant,
      owns: tx.owns,
      rows: async (statement) => {
        if (!/^\s*delete/.test(statement.sql)) return tx.rows(statement)
        await tx.rows({ text: 'savepoint look', values: [] } as never)
        const explained = {
          text: `explain (analyze, buffers, format json) ${statement.text}`,
          values: statement.values,
        }
        const [row] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Pages }] }>(explained as never)
        await tx.rows({ text: 'rollback to savepoint look', values: [] } as never)
        const plan = row?.['QUERY PLAN'][0].Plan as Pages
        pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
        return tx.rows(statement)
      },
    }
    return { gone: await forgetOpensAndClicks(watched as Tx, before, batch), pages }
  })
}

test('a batch looks at what goes and not at what stays, and the last one, which finds nothing more, at next to nothing', async () => {
  const batches: Awaited<ReturnType<typeof forget>>[] = []
  for (let i = 0; i < 4; i += 1) batches.push(await forget())
  expect(batches.map(({ gone }) => gone)).toEqual([50, 50, 40, 0])
  for (const { pages } of batches.slice(0, 3)) expect(pages).toBeLessThan(batch * 40)
  // A walk over all that stays looks at more than 500. Rows that went are still passed while somebody else could see them.
  expect(batches[3]?.pages).toBeLessThan(300)
  const left = await database.query<{ n: number }>(
    'select (select count(*)::int from tracking_events) + (select count(*)::int from newsletter_people) as n',
  )
  expect(left[0]?.n).toBe(2 * kept - 140)
})
