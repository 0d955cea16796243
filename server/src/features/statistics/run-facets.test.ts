import { expect, test } from 'vitest'
import {
  anEvent,
  count,
  countsFromTheStart,
  database,
  db,
  drift,
  hour,
  note,
  run,
  start,
} from '../../../test/counting.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { messageStates } from '../messages/message-state.rules.ts'
import { forgetOpensAndClicks } from './forget-opens-and-clicks.ts'

countsFromTheStart()

const { onWire, accepted, delivered, bounced } = messageStates

async function mails(state: number, ...ids: number[]): Promise<void> {
  await database.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state)
     select $1, $2, i, i, now(), 1, $3 from unnest($4::bigint[]) i
     on conflict (account_id, run_id, id) do nothing`,
    [run.accountId, run.runId, state, ids],
  )
  await database.query('update messages set state = $3 where account_id = $1 and run_id = $2 and id = any($4)', [
    ...[run.accountId, run.runId, state, ids],
  ])
}

async function kept(): Promise<Record<string, number[]>> {
  const rows = await database.query<{ facet: string; ids: number[] }>(
    `select f.facet, array_agg((f.block * 1024 + i)::int order by f.block * 1024 + i) as ids
     from run_facets f, generate_series(0, 1023) i
     where f.account_id = $1 and get_bit(f.members, i) = 1 group by 1`,
    [run.accountId],
  )
  return Object.fromEntries(rows.map(({ facet, ids }) => [facet, ids]))
}

test('mails that were accepted have arrived until they come back, whatever was taken over in between', async () => {
  await mails(onWire, 7, 8, 9, 3000)
  await mails(accepted, 7, 8, 3000)
  await count(hour)
  expect(await kept()).toEqual({ received: [7, 8, 3000] })
  await mails(accepted, 9)
  await mails(delivered, 7)
  await mails(bounced, 8, 9)
  await count(hour)
  expect(await kept()).toEqual({ received: [7, 3000] })
  expect(await drift(hour)).toEqual([])
})

test('who counts as a reader is in the facets, and whoever is forgotten is not', async () => {
  await note(anEvent(5, null), anEvent(700, 1), anEvent(700, 1, 8), anEvent(90 * hour, null, 2000))
  await count(91 * hour)
  expect(await kept()).toEqual({ opened: [7, 2000], clicked: [7, 8] })
  const tenant = { accountId: run.accountId, customerId: run.accountId }
  const before = timestamp(new Date(start + 72 * hour * 1000))
  await db.engine.transaction(tenant, (tx) => forgetOpensAndClicks(tx, before, 100))
  expect(await kept()).toEqual({ opened: [2000] })
  expect(await drift(91 * hour)).toEqual([])
})

test('what is counted anew is the same, and what was wrong is put right', async () => {
  await mails(accepted, 7, 8)
  await note(anEvent(5, null), anEvent(700, 1), anEvent(700, 1, 8))
  await count(hour)
  const right = await kept()
  expect(right).toEqual({ received: [7, 8], opened: [7], clicked: [7, 8] })
  await database.query("update run_facets set members = ~ members where account_id = $1 and facet <> 'opened'", [
    run.accountId,
  ])
  await mails(accepted, 9)
  expect((await drift(hour, true)).map(({ what }) => what)).toEqual(['facets', 'facets'])
  await count(hour)
  expect(await kept()).toEqual({ ...right, received: [7, 8, 9] })
  expect(await drift(hour)).toEqual([])
})

test('whom nobody could tell apart is in no facet, and neither are mails to single people', async () => {
  await note(anEvent(5, null, 0))
  await database.query("update runs set occurrence = 'standing' where id = $1", [run.runId])
  await note(anEvent(6, null, 12))
  await count(hour)
  expect(await kept()).toEqual({})
})

test('what is left of a run that is gone holds nobody up', async () => {
  await mails(accepted, 7)
  await database.query(
    `insert into arrival_changes (account_id, run_id, block, came, went) values ($1, 999999, 0, ~ 0::bit(1024), 0::bit(1024))`,
    [run.accountId],
  )
  await count(hour)
  expect(await kept()).toEqual({ received: [7] })
  expect(await database.query('select from arrival_changes')).toEqual([])
})
