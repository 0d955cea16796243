import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { consentOf, pair, pairIn, sizeOf } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { queuedTriggers } from '../../../test/trigger-ledger.ts'

let api: TestApi
let account: TestAccount
let triggerTypeId: number

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  triggerTypeId = (await aTriggerMailing(api, account)).triggerTypeId
})
afterAll(() => api.stop())

const resetLink = 'https://shop.example/r/abc'
const send = (email: string, placeholders: unknown = { resetLink }, key = account.key) =>
  api.call('POST', '/mailings/singleTrigger', { key, body: { triggerTypeId, receiver: { email, placeholders } } })
const read = async (id: number, key = account.key) => (await api.call('GET', `/subscribers/${id}`, { key })).body.data

describe('who may receive', () => {
  test.each(['1', '2/1', '2/2', '2/3'])('%s is accepted and stays', proving(['E-198', 'D-TRG-8.1']), async (state) => {
    const { id, email } = await aSubscriber(api, account, pair(state))
    expect((await send(email)).status).toBe(200)
    expect(pairIn(await read(id))).toBe(state)
  })

  test.each(['3/4', '3/5', '3/6', '3/7', '3/8'])(
    '%s is archived and gets nothing',
    proving(['E-197', 'D-TRG-8.2']),
    async (state) => {
      const { email } = await aSubscriber(api, account, pair(state))
      const before = await sizeOf(api, account)
      await proves('D-TRG-2.3', async () => expect(refusals(await send(email))).toEqual(['409 receiver_archived']))
      expect(await sizeOf(api, account)).toEqual(before)
    },
  )

  test('with channels the state in the channel of the mailing counts; not there is no obstacle', async () => {
    const home = await anAccount(api, { channels: ['Angebote'] })
    const [standard, offers] = home.channelIds as [number, number]
    const { triggerTypeId: type } = await aTriggerMailing(api, home, { channelId: offers })
    const reach = async (channels: object[]) => {
      const { email } = await aSubscriber(api, home, { channels })
      const receiver = { email, placeholders: { resetLink } }
      return (
        await api.call('POST', '/mailings/singleTrigger', { key: home.key, body: { triggerTypeId: type, receiver } })
      ).status
    }
    await proves('D-TRG-8.3', async () =>
      expect(
        await reach([
          { id: offers, ...pair('3/4') },
          { id: standard, ...pair('1') },
        ]),
      ).toBe(409),
    )
    expect(
      await reach([
        { id: standard, ...pair('3/4') },
        { id: offers, ...pair('1') },
      ]),
    ).toBe(200)
    await proves('D-TRG-8.4', async () => expect(await reach([{ id: standard, ...pair('3/4') }])).toBe(200))
  })

  test('an address that bounced or complained gets nothing in channels it is not in either', async () => {
    const home = await anAccount(api, { channels: ['Angebote'] })
    const [standard, offers] = home.channelIds as [number, number]
    const { triggerTypeId: type } = await aTriggerMailing(api, home, { channelId: offers })
    const reported = personIn(api, home)
    for (const report of [reported.bounce, reported.complain]) {
      const { id, email } = await aSubscriber(api, home, { channels: [{ id: standard, ...pair('1') }] })
      await report(id)
      const body = { triggerTypeId: type, receiver: { email, placeholders: { resetLink } } }
      const answer = await api.call('POST', '/mailings/singleTrigger', { key: home.key, body })
      expect(refusals(answer)).toEqual(['409 receiver_archived'])
    }
  })
})

describe('an address the account does not know', () => {
  test(
    'without the permission it is refused and nobody is created',
    proving(['E-196.1', 'R-163', 'D-TRG-9.1']),
    async () => {
      const powerless = await aKey(api, account.accountId, { permissions: [] })
      const before = await sizeOf(api, account)
      expect(refusals(await send(anEmail(), { resetLink }, powerless.key))).toEqual(['403 subscriber_unknown'])
      expect(await sizeOf(api, account)).toEqual(before)
    },
  )

  test(
    'with the permission it is created as 2/3, with its entry in the consent ledger',
    proving(['E-196.2', 'R-034', 'D-TRG-9.2']),
    async () => {
      const only = await aKey(api, account.accountId, { permissions: ['triggerUnknownSubscribers'] })
      const email = anEmail('neu')
      const { status, body } = await send(email, { resetLink }, only.key)
      const { subscriberId } = body.data.receiver
      expect([status, body.data.receiver]).toEqual([200, { email, subscriberId, subscriberCreated: true }])
      expect(pairIn(await read(subscriberId))).toBe('2/3')
      expect(await consentOf(api, account, subscriberId)).toMatchObject([
        { from: null, to: 'transaction', actor: `key:${only.prefix}`, source: 'trigger' },
      ])
      expect((await send(email, { resetLink }, only.key)).body.data.receiver).toEqual({
        email,
        subscriberId,
        subscriberCreated: false,
      })
    },
  )

  test('with channels it is 2/3 in the channel of the mailing', proving('D-TRG-9.3'), async () => {
    const home = await anAccount(api, { channels: ['Angebote'] })
    const offers = home.channelIds[1] as number
    const { triggerTypeId: type } = await aTriggerMailing(api, home, { channelId: offers })
    const receiver = { email: anEmail(), placeholders: { resetLink } }
    const sent = await api.call('POST', '/mailings/singleTrigger', {
      key: home.key,
      body: { triggerTypeId: type, receiver },
    })
    const { body } = await api.call('GET', `/subscribers/${sent.body.data.receiver.subscriberId}?include=channels`, {
      key: home.key,
    })
    expect(body.data.channels.data).toMatchObject([{ id: offers, ...pair('2/3') }])
  })

  test.each(['3/4', '3/5', '3/6', '3/7', '3/8'])('deleted as %s it stays out', proving('D-TRG-9.4'), async (state) => {
    const { id, email } = await aSubscriber(api, account, pair(state))
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    expect(refusals(await send(email))).toEqual(['409 receiver_archived'])
  })

  test('an id that is nobody cannot be created', async () => {
    const body = { triggerTypeId, receiver: { subscriberId: 999_999_999, placeholders: { resetLink } } }
    const answer = await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
    expect(refusals(answer)).toEqual(['403 subscriber_unknown'])
  })

  test('a mail that could not be sent anyway creates nobody', async () => {
    const before = await sizeOf(api, account)
    expect((await send(anEmail(), {})).status).toBe(422)
    expect(await sizeOf(api, account)).toEqual(before)
  })
})

describe('placeholders', () => {
  const queuedValues = async () => (await queuedTriggers(api, account)).at(-1)?.payload.placeholders

  test('a missing one is named, and no mail is queued', proving(['E-199', 'D-TRG-11.5']), async () => {
    const { email } = await aSubscriber(api, account)
    const before = await sizeOf(api, account)
    for (const placeholders of [undefined, {}, { resetLink: null }, { ResetLink: resetLink }])
      expect(refusals(await send(email, placeholders ?? {}))).toEqual([
        '422 #/receiver/placeholders/resetLink placeholder_missing',
      ])
    expect(await sizeOf(api, account)).toEqual(before)
  })

  test(
    'extra ones are ignored, null counts as missing, numbers and booleans become text',
    proving(['E-200', 'D-TRG-11.2', 'D-TRG-11.4']),
    async () => {
      const { triggerTypeId: type } = await aTriggerMailing(api, account, {
        html: '<p>{hours} {isNew}</p>',
        placeholders: ['hours', 'isNew'],
      })
      const { email } = await aSubscriber(api, account)
      const ask = (placeholders: object) =>
        api.call('POST', '/mailings/singleTrigger', {
          key: account.key,
          body: { triggerTypeId: type, receiver: { email, placeholders } },
        })
      expect((await ask({ hours: 24, isNew: false, more: 'x' })).status).toBe(200)
      expect(await queuedValues()).toEqual({ hours: '24', isNew: 'false' })
      expect(refusals(await ask({ hours: 24, isNew: null }))).toEqual([
        '422 #/receiver/placeholders/isNew placeholder_missing',
      ])
    },
  )

  test.each([
    [{ resetLink: ['x'] }, 'resetLink', 'type_mismatch'],
    [{ resetLink: { x: 1 } }, 'resetLink', 'type_mismatch'],
    [{ resetLink: 'x'.repeat(10_001) }, 'resetLink', 'too_long'],
    [{ resetLink: 'a\u0000b' }, 'resetLink', 'characters_invalid'],
    [{ resetLink, 'reset-link': 'x' }, 'reset-link', 'placeholder_name_invalid'],
    [{ resetLink, [`a${'b'.repeat(64)}`]: 'x' }, `a${'b'.repeat(64)}`, 'placeholder_name_invalid'],
    [{ resetLink: 'javascript:alert(1)' }, 'resetLink', 'link_invalid'],
    [{ resetLink: 'data:text/html,x' }, 'resetLink', 'link_invalid'],
  ])('%j is refused', proving(['D-TRG-11.1', 'D-TRG-11.3', 'D-TRG-11.7']), async (placeholders, name, code) => {
    const { email } = await aSubscriber(api, account)
    expect(refusals(await send(email, placeholders))).toEqual([`422 #/receiver/placeholders/${name} ${code}`])
  })

  test('a hundred of them, not one more', proving('D-TRG-11.3'), async () => {
    const { email } = await aSubscriber(api, account)
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, 'x']))
    expect((await send(email, { resetLink, ...many(99) })).status).toBe(200)
    expect(refusals(await send(email, { resetLink, ...many(100) }))).toEqual(['422 #/receiver/placeholders too_long'])
  })

  test('a mail that would grow beyond what can be sent is refused at once', async () => {
    const { triggerTypeId: type } = await aTriggerMailing(api, account, {
      html: `<p>${'{text} '.repeat(60)}</p>`,
      placeholders: ['text'],
    })
    const { email } = await aSubscriber(api, account)
    const body = { triggerTypeId: type, receiver: { email, placeholders: { text: '&'.repeat(10_000) } } }
    const answer = await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
    expect(refusals(answer)).toEqual(['422 #/receiver/placeholders too_long'])
  })

  test('no name means anything by itself', async () => {
    const { triggerTypeId: type } = await aTriggerMailing(api, account, {
      html: '<p>{constructor}</p>',
      placeholders: ['constructor'],
    })
    const { email } = await aSubscriber(api, account)
    const body = { triggerTypeId: type, receiver: { email, placeholders: {} } }
    const answer = await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
    expect(refusals(answer)).toEqual(['422 #/receiver/placeholders/constructor placeholder_missing'])
  })
})
