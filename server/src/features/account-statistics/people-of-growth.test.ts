import { expect, test } from 'vitest'
import { everyWay } from '../../../test/every-way.ts'
import { aSubscriber } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { rowsReadBy } from '../../../test/rows-read.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { arrivals, departures, type GrowthCause, sumOf } from './growth.rules.ts'
import { listMoves, type Move } from './growth-people.store.ts'

const { api, web } = await startApiAndWeb()

const today = () => api.clock.now().toISOString().slice(0, 10)
const peopleOf = ({ call, at }: TestAdmin, query: object) =>
  call('GET', `${at}/statistics/people?${new URLSearchParams({ from: '2020-01-01', to: today(), ...query } as never)}`)

test('each number of the growth opens exactly its people', proving('W-102.2'), async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const [first, second] = admin.account.channelIds as [number, number]
  const { asked, left, erased } = await everyWay(api, admin, second)
  const { sums } = (await admin.call('GET', `${admin.at}/statistics?channelId=${second}`)).body.data.growth
  const movesOf = async (of: string, channelId = second) =>
    (await peopleOf(admin, { of, channelId })).body.data.moves as Move[]
  for (const cause of Object.keys(sums) as GrowthCause[])
    expect((await movesOf(cause)).map((move) => move.cause)).toEqual(Array(sums[cause]).fill(cause))
  expect((await movesOf('confirmed')).map(({ subscriberId }) => subscriberId)).toEqual([asked])
  expect((await movesOf('unsubscribed')).map(({ subscriberId }) => subscriberId)).toEqual([left, left])
  expect(await movesOf('erased')).toEqual([expect.objectContaining({ subscriberId: erased, email: null })])
  const came = await movesOf('came')
  expect(came).toHaveLength(sumOf(sums, arrivals))
  expect(came.map(({ at }) => at)).toEqual(
    came
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(await movesOf('went')).toHaveLength(sumOf(sums, departures))
  expect(await movesOf('unsubscribed', first)).toEqual([])
})

test('of the days that are meant, a page at a time, and nobody twice', async () => {
  const admin = await anAdmin(api, web)
  const people = await Promise.all(Array.from({ length: 53 }, () => aSubscriber(api, admin.account)))
  const { moves, next } = (await peopleOf(admin, { of: 'stated' })).body.data
  const rest = (await peopleOf(admin, { of: 'stated', after: next })).body.data
  expect([moves.length, rest.moves.length, rest.next]).toEqual([50, 3, null])
  expect(new Set([...moves, ...rest.moves].map(({ subscriberId }) => subscriberId))).toEqual(
    new Set(people.map(({ id }) => id)),
  )
  expect((await peopleOf(admin, { of: 'stated', to: '2020-01-01' })).body.data).toEqual({ moves: [], next: null })
  expect((await peopleOf(admin, { of: 'stated', from: today() })).body.data.moves).toHaveLength(50)
  for (const odd of [
    { of: 'nobody' },
    { of: 'came', to: '2026-02-30' },
    { of: 'came', after: 'x.1' },
    { from: today() },
  ])
    expect((await peopleOf(admin, odd)).status).toBe(422)
})

test('a rare cause is found among many others by the index alone, under row-level security', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const [first = 0] = admin.account.channelIds
  await everyWay(api, admin, first)
  for (let i = 0; i < 40; i += 1) await aSubscriber(api, admin.account)
  const read = await rowsReadBy(api.app.db.reader(admin.account), 'consent_entries', (reader) =>
    listMoves(reader, {
      ...{ channelId: first, causes: ['complained', 'bounced'], from: '2020-01-01', to: today() },
      ...{ after: null, limit: 50 },
    }),
  )
  // The two of them and their faces; there are 50 entries and more.
  expect(read).toBeLessThan(10)
})
