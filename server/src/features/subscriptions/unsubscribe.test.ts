import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, pair, pairIn } from '../../../test/ledgers.ts'
import { browser, personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { isUnsubscribed } from './unsubscribe.ts'

let api: TestApi
let account: TestAccount
let channelled: TestAccount
let person: ReturnType<typeof personIn>
let guest: ReturnType<typeof personIn>
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  channelled = await anAccount(api, { channels: ['Angebote'] })
  person = personIn(api, account)
  guest = personIn(api, channelled)
})
afterAll(() => api.stop())

const read = async (id: number, of = account) =>
  (await api.call('GET', `/subscribers/${id}?include=channels`, { key: of.key })).body.data
const stateOf = async (id: number) => pairIn(await read(id))
const lastEntry = async (id: number, of = account) => (await consentOf(api, of, id)).at(-1)
const asked = (id: number, channelId: number, of = account) => isUnsubscribed(api.app.db.reader(of), id, channelId)

/** In both channels, ready unless said otherwise. */
async function inBoth(...states: string[]) {
  const channels = channelled.channelIds.map((id, i) => ({ id, ...pair(states[i] ?? '1') }))
  return (await aSubscriber(api, channelled, { channels })).id
}
async function statesOf(id: number): Promise<string[]> {
  return (await read(id, channelled)).channels.data.map(pairIn)
}
const guardsOf = async (of: TestAccount, id: number) =>
  api.database.query<{ address: number; guard: number | null }>(
    `select s.address_guard as address, x.guard from subscribers s
     left join subscriptions x on (x.account_id, x.subscriber_id) = (s.account_id, s.id)
     where s.account_id = $1 and s.id = $2 order by x.channel_id`,
    [of.accountId, id],
  )

describe('unsubscribing', () => {
  test('makes a receive-ready person unsubscribed, with time, address and newsletter', proving('R-146'), async () => {
    const { id } = await aSubscriber(api, account)
    expect(await asked(id, 0)).toBe(false)
    expect(await person.unsubscribe(id)).toMatchObject({ outcome: 'unsubscribed' })
    const found = await read(id)
    proves(['D-CHN-6.4', 'D-CHN-6.6'], () =>
      expect(found).toMatchObject({ ...pair('3/4'), optoutIp: browser.ip, optoutNewsletterId: 77 }),
    )
    expect(found.optoutAt).toBe(found.updatedAt)
    expect(await asked(id, 0)).toBe(true)
    expect(await lastEntry(id)).toMatchObject({
      from: 'receiveReady',
      to: 'unsubscribed',
      actor: 'person',
      source: 'page',
      evidence: { ip: browser.ip, userAgent: browser.userAgent, method: 'GET' },
    })
  })

  test('again it changes nothing', async () => {
    const { id } = await aSubscriber(api, account)
    await person.unsubscribe(id)
    const before = await read(id)
    api.clock.advance(5000)
    expect(await person.unsubscribe(id, 0, 'oneClick')).toMatchObject({ outcome: 'alreadyUnsubscribed' })
    expect(await read(id)).toEqual(before)
    expect(await consentOf(api, account, id)).toHaveLength(2)
  })

  test('nobody is nobody', async () => {
    expect(await person.unsubscribe(999_999)).toMatchObject({ outcome: 'unknownSubscriber' })
    expect(await asked(999_999, 0)).toBeNull()
  })

  test('of 3/6 gives 3/4; of 3/7 stays 3/7, and is remembered', async () => {
    const { id: manual } = await aSubscriber(api, account, pair('3/6'))
    await person.unsubscribe(manual)
    await proves('E-185.1', async () => expect(await stateOf(manual)).toBe('3/4'))
    const { id: complained } = await aSubscriber(api, account, pair('3/7'))
    const { optoutAt } = await read(complained)
    expect(await person.unsubscribe(complained)).toMatchObject({ outcome: 'unsubscribed' })
    await proves('E-185.2', async () =>
      expect(await read(complained)).toMatchObject({ ...pair('3/7'), optoutAt, optoutNewsletterId: null }),
    )
    expect(await lastEntry(complained)).toMatchObject({ from: 'complained', to: 'complained', source: 'page' })
    expect(await asked(complained, 0)).toBe(true)
  })

  test('without the channel module every mail means the one status, whatever channel it named', async () => {
    const { id } = await aSubscriber(api, account)
    expect(await person.unsubscribe(id, 4711)).toMatchObject({ outcome: 'unsubscribed' })
    expect(await stateOf(id)).toBe('3/4')
  })

  test('one channel leaves the other; all archives both', async () => {
    const id = await inBoth()
    const [standard, offers] = channelled.channelIds as [number, number]
    await guest.unsubscribe(id, offers)
    expect((await guardsOf(channelled, id)).map(({ address }) => address)).toEqual([0, 0])
    await proves(['E-124.2', 'E-250.1'], async () => expect(await statesOf(id)).toEqual(['1', '3/4']))
    expect(await asked(id, offers, channelled)).toBe(true)
    expect(await asked(id, standard, channelled)).toBe(false)
    await guest.unsubscribe(id, 'all')
    await proves('E-250.2', async () => expect(await statesOf(id)).toEqual(['3/4', '3/4']))
    expect((await guardsOf(channelled, id)).map(({ address }) => address)).toEqual([1 << 4, 1 << 4])
  })
})

describe('somebody whom a campaign reached without being in its channel', () => {
  const onlyIn = async (channelId: number) => {
    const { id } = await aSubscriber(api, channelled, { channels: [{ id: channelId, ...pair('1') }] })
    return id
  }

  test('leaves it for good: the channel knows it from then on', async () => {
    const [standard, offers] = channelled.channelIds as [number, number]
    const id = await onlyIn(standard)
    expect(await asked(id, offers, channelled)).toBe(false)
    expect(await guest.unsubscribe(id, offers, 'oneClick')).toMatchObject({ outcome: 'unsubscribed' })
    expect(await statesOf(id)).toEqual(['1', '3/4'])
    expect(await asked(id, offers, channelled)).toBe(true)
    expect(await lastEntry(id, channelled)).toMatchObject({ from: null, to: 'unsubscribed', source: 'oneClick' })
    expect(await guest.unsubscribe(id, offers, 'oneClick')).toMatchObject({ outcome: 'alreadyUnsubscribed' })
  })

  test('and leaves all of them with one word, without being in any more of them', proving('W-146.2'), async () => {
    const id = await onlyIn(channelled.channelIds[0] as number)
    await guest.unsubscribe(id, 'all')
    expect(await statesOf(id)).toEqual(['3/4'])
  })
})

describe('a hard bounce', () => {
  test('makes a receive-ready person 3/5', proving('R-147'), async () => {
    const { id } = await aSubscriber(api, account)
    expect(await person.bounce(id)).toEqual({ changed: true })
    expect(await read(id)).toMatchObject({ ...pair('3/5'), optoutAt: null, optoutNewsletterId: null })
    expect(await lastEntry(id)).toMatchObject({ to: 'hardBounce', actor: 'mail-system', source: 'hardBounce' })
    expect(await person.bounce(id)).toEqual({ changed: false })
  })

  test.each(['2/1', '2/2', '2/3'])('makes %s 3/5', proving('E-183.1'), async (state) => {
    const { id } = await aSubscriber(api, account, pair(state))
    await person.bounce(id)
    expect(await stateOf(id)).toBe('3/5')
  })

  test('concerns all channels, and the address itself', proving('E-124.1'), async () => {
    const id = await inBoth('1', '3/4')
    await guest.bounce(id)
    expect(await statesOf(id)).toEqual(['3/5', '3/4'])
    const bounced = 1 << 5
    expect(await guardsOf(channelled, id)).toEqual([
      { address: bounced, guard: bounced },
      { address: bounced, guard: bounced | (1 << 4) },
    ])
  })

  test('of somebody in no channel marks the address, and nothing else', async () => {
    const { id } = await aSubscriber(api, channelled, { channels: [] })
    expect(await guest.bounce(id)).toEqual({ changed: true })
    expect(await guardsOf(channelled, id)).toEqual([{ address: 1 << 5, guard: null }])
    const channels = [{ id: channelled.channelIds[0], ...pair('1') }]
    const entry = await api.call('PUT', `/subscribers/${id}`, { key: channelled.key, body: { channels } })
    expect(entry.status).toBe(409)
  })

  test('of a deleted person changes nothing', async () =>
    expect(await person.bounce(999_999)).toEqual({ changed: false }))
})

describe('a complaint', () => {
  test('makes a receive-ready person 3/7, with the newsletter', proving('R-149'), async () => {
    const { id } = await aSubscriber(api, account)
    expect(await person.complain(id)).toEqual({ changed: true })
    expect(await read(id)).toMatchObject({ ...pair('3/7'), optoutIp: null, optoutNewsletterId: 77 })
    expect(await lastEntry(id)).toMatchObject({ to: 'complained', actor: 'mail-system', source: 'complaint' })
    expect(await person.complain(id)).toEqual({ changed: false })
  })

  test('after unsubscribing gives 3/7, in every channel', proving('E-184'), async () => {
    const id = await inBoth('3/4', '2/3')
    await guest.complain(id)
    expect(await statesOf(id)).toEqual(['3/7', '3/7'])
  })

  test('does not lift the blacklist', async () => {
    const { id } = await aSubscriber(api, account, pair('3/8'))
    await person.complain(id)
    expect(await stateOf(id)).toBe('3/8')
  })
})
