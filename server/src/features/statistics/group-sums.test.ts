import { expect, test } from 'vitest'
import { anEvent, count, countsFromTheStart, database, note, run } from '../../../test/counting.ts'
import { messageStates } from '../messages/message-state.rules.ts'

countsFromTheStart()

const people = 3000
const even = { id: 11, has: (id: number) => id % 2 === 0 }
const low = { id: 12, has: (id: number) => id < 1200 }
const empty = { id: 13, has: () => false }
const groups = [even, low, empty]
const { accepted, rejected } = messageStates

/** The groups as `keepGroups` writes them, and a mail for each person; every seventh was refused, and some were reported as failed. */
async function aRunToGroups(): Promise<void> {
  const { accountId, runId } = run
  for (const { id, has } of groups)
    await database.query(
      `insert into run_groups (account_id, run_id, block, group_id, members)
       select $1, $2, n >> 10, $3, bit_or(facet_bit(n)) from unnest($4::bigint[]) n group by 3, n >> 10`,
      [accountId, runId, id, Array.from({ length: people }, (_, i) => i + 1).filter(has)],
    )
  await database.query('update mailings set group_ids = $2 where account_id = $1', [
    accountId,
    groups.map(({ id }) => id),
  ])
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state)
     select $1, $2, n, n, now(), 1, case when n % 7 = 0 then $4::smallint else $5::smallint end from generate_series(1, $3) n`,
    [accountId, runId, people, rejected, accepted],
  )
  await database.query(
    `insert into newsletter_people (account_id, newsletter_id, kind, link, content_id, run_id, message_id, day, agent)
     select $1, 1, 3 + n % 2, 0, 0, $2, n, '2026-11-15', 0 from generate_series(1, $3, 100) n`,
    [accountId, runId, people],
  )
}

const sums = () =>
  database.query(
    `select group_id::int as id, delivered::int as delivered, opened::int as opened, clicked::int as clicked
     from run_group_sums where account_id = $1 and run_id = $2 order by 1`,
    [run.accountId, run.runId],
  )

/** One person at a time, one question after the other. */
async function obviously() {
  const facts = await database.query(
    `select m.id::int as id, m.state = ${accepted} and not exists (
              select from newsletter_people p where p.account_id = m.account_id and p.message_id = m.id and p.kind in (3, 4)) as delivered,
            exists (select from tracking_events e where e.run_id = m.run_id and e.message_id = m.id and e.link is null and e.verdict = 0) as opened,
            exists (select from tracking_events e where e.run_id = m.run_id and e.message_id = m.id and e.link is not null and e.verdict = 0) as clicked
     from messages m where m.account_id = $1 and m.run_id = $2`,
    [run.accountId, run.runId],
  )
  return [{ id: 0, has: () => true }, ...groups].map(({ id, has }) => {
    const own = facts.filter((fact) => has(fact.id as number))
    const [delivered, opened, clicked] = ['delivered', 'opened', 'clicked'].map(
      (what) => own.filter((fact) => fact[what]).length,
    )
    return { id, delivered, opened, clicked }
  })
}

test('groups are what counting person by person says, also after more has happened', async () => {
  await aRunToGroups()
  const opens = Array.from({ length: 500 }, (_, i) => anEvent(i * 20, null, ((i * 37) % people) + 1))
  const clicks = Array.from({ length: 90 }, (_, i) => anEvent(i * 20 + 1, 1, ((i * 37) % people) + 1))
  await note(...opens, ...clicks, anEvent(3, null, 0))
  await count(20_000)
  const first = await sums()
  expect(first).toEqual(await obviously())
  expect(first[1]).toMatchObject({ id: even.id, opened: expect.toSatisfy((n: number) => n > 200) })
  expect(first[3]).toEqual({ id: empty.id, delivered: 0, opened: 0, clicked: 0 })

  await note(anEvent(21_000, 2, 2))
  await count(22_000)
  const after = await sums()
  expect(after).toEqual(await obviously())
  expect(after[1]?.clicked).toBe((first[1]?.clicked as number) + 1)
})

test('who is refused later is delivered in no group any more', async () => {
  await aRunToGroups()
  await count(60)
  const before = await sums()
  await database.query('update messages set state = $1 where account_id = $2 and id = 2', [rejected, run.accountId])
  await count(120)
  expect((await sums()).map((each, i) => (before[i]?.delivered as number) - (each.delivered as number))).toEqual([
    1, 1, 1, 0,
  ])
  expect(await sums()).toEqual(await obviously())
})

test('nothing is counted again while nothing happens', async () => {
  await aRunToGroups()
  await count(60)
  await database.query('update run_group_sums set opened = 77 where account_id = $1', [run.accountId])
  await count(120)
  expect((await sums()).map(({ opened }) => opened)).toEqual([77, 77, 77, 77])
})
