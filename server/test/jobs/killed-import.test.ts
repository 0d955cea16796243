import { once } from 'node:events'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { aDesk, aGroup, type Desk, importAll, prepareImport, read, step } from '../import-desk.ts'
import { proves } from '../proves.ts'
import { startApiAndWeb } from '../test-web.ts'
import { startWorkerProcess } from './worker-process.ts'

// A worker is a process of its own, which takes its time on a busy machine.
const { api, web } = await startApiAndWeb()

const rows = 6000
const isDuplicate = (i: number) => i % 10 === 9
const isInvalid = (i: number) => i % 100 === 50
const isClosed = (i: number) => i % 100 === 51
const counts = { created: 5280, updated: 0, unchanged: 0, skipped: 0, duplicate: 600, closed: 60, invalid: 60 }

function addressOf(i: number): string {
  if (isInvalid(i)) return `p${i}@`
  return isDuplicate(i) ? addressOf(i % 2000 === 9 ? 4 : i - 5) : `p${i}@nord.example`
}

const listOf = (numbers: readonly number[]) => Buffer.from(`email\n${numbers.map(addressOf).join('\n')}\n`)
const all = Array.from({ length: rows }, (_, i) => i)

const reported = async (desk: Desk, id: number): Promise<number> =>
  Object.values<number>((await read(desk, id)).counts ?? {}).reduce((sum, count) => sum + count, 0)

const untilReported = (desk: Desk, id: number, least: number) =>
  vi.waitUntil(async () => (await reported(desk, id)) >= least, { timeout: 240_000, interval: 20 })

/** Holds up whoever tells of people, in the middle of its block. */
async function holdUpBlock() {
  const client = new pg.Client({ connectionString: api.database.adminUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table account_events in share mode')
  return {
    untilSomebodyWaits: () =>
      vi.waitUntil(
        async () =>
          (
            await client.query(
              `select from pg_locks l where not l.granted and l.relation = 'account_events'::regclass and l.database =
                 (select oid from pg_database where datname = current_database())`,
            )
          ).rowCount,
        { timeout: 240_000, interval: 20 },
      ),
    release: async () => {
      const ended = once(client, 'end')
      await client.query('commit')
      await client.end()
      await ended
    },
  }
}

test('an import outlives kill -9 of its worker: every row once, nobody asked twice, nobody missing', async () => {
  const desk = await aDesk(api, web)
  await importAll(desk, listOf(all.filter(isClosed)), { newPeople: 'unsubscribed' })
  const groupId = await aGroup(desk, 'Autumn fair')
  const { id } = await prepareImport(desk, listOf(all), { newPeople: 'optinPending', groupId })
  await step(desk, id, 'run')

  // Somewhere between two blocks, or in one.
  const first = await startWorkerProcess(api.database, 'first')
  await untilReported(desk, id, 1)
  await first.kill()
  const afterFirst = await reported(desk, id)
  expect(afterFirst).toBeLessThan(rows)

  // In the middle of a block for certain: what the dead one has sent may still be carried out after its death.
  const second = await startWorkerProcess(api.database, 'second')
  await untilReported(desk, id, afterFirst + 1)
  const held = await holdUpBlock()
  await held.untilSomebodyWaits()
  await second.kill()
  expect(await reported(desk, id)).toBeLessThan(rows)
  const third = await startWorkerProcess(api.database, 'third')
  await held.release()
  await vi.waitUntil(async () => (await read(desk, id)).stage === 'done', { timeout: 240_000 })
  await third.stop()

  const report = await desk.session.call('GET', `${desk.imports}/${id}/report`)
  const numbers = report.text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line: string) => Number(line.split(',')[1]))
  const [sums] = await api.database.query(
    `select (select count(*)::int from subscribers where account_id = $1) as people,
            (select count(*)::int from consent_entries where account_id = $1 and to_state = 'optinPending') as steps,
            (select count(distinct subscriber_id)::int from optin_requests where account_id = $1) as asked,
            (select count(*)::int from optin_requests where account_id = $1) as mails,
            (select count(*)::int from group_members where account_id = $1) as members,
            (select count(*)::int from account_events where account_id = $1 and type = 'subscriber.created') as events,
            (select sum(cnt)::int from subscriber_facets where account_id = $1 and facet = 'all') as listed,
            (select last_subscriber_id::int from account_heads where account_id = $1) as head`,
    [desk.account.accountId],
  )
  const { created, closed } = counts
  const people = created + closed
  proves('W-046.2', () => {
    expect(sums).toEqual({
      people,
      steps: created,
      asked: created,
      mails: created,
      members: created,
      events: people,
      listed: people,
      head: people,
    })
    expect(numbers).toEqual(all.map((i) => i + 1))
  })
  expect(await read(desk, id)).toMatchObject({ stage: 'done', rowCount: rows, counts })
})
