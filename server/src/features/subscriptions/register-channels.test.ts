import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type KeyWishes, type TestAccount } from '../../../test/factories.ts'
import { consentOf, messagesOf, pair, pairIn, sizeOf } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { type Answer, startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let standard: number
let A: number
let B: number
let bare: string

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  ;[standard, A, B] = account.channelIds as [number, number, number]
  bare = await keyWith({ permissions: [] })
})
afterAll(() => api.stop())

async function keyWith(wishes: KeyWishes): Promise<string> {
  return (await aKey(api, account.accountId, { defaultOptinMailingId: account.optinMailingId, ...wishes })).key
}
const register = (body: object, key = bare, query = '?include=channels'): Promise<Answer> =>
  api.call('POST', `/subscribers/register${query}`, { key, body })
/** A subscriber with these states, given as `{ [channel]: '3/4' }`. */
const person = (states: Record<number, string>) =>
  aSubscriber(api, account, {
    channels: Object.entries(states).map(([id, at]) => ({ id: Number(id), ...pair(at) })),
  })
/** The states an answer or the stored record shows. */
const states = ({ channels }: { channels: { data: ({ id: number } & Parameters<typeof pairIn>[0])[] } }) =>
  Object.fromEntries(channels.data.map((channel) => [channel.id, pairIn(channel)]))
const stored = async (id: number) =>
  states((await api.call('GET', `/subscribers/${id}?include=channels`, { key: bare })).body.data)
const newMails = async (id: number) => (await messagesOf(api, account, id)).map(({ channelIds }) => channelIds)

describe('the choice of channels', () => {
  test('those of the request', proving(['R-118', 'D-REG-4.1']), async () => {
    const { status, body } = await register({ email: anEmail(), channelIds: [A] })
    expect([status, states(body.data)]).toEqual([201, { [A]: '2/1' }])
    expect(await stored(body.data.id)).toEqual({ [A]: '2/1' })
  })

  test('named twice is named once', proving(['E-145', 'D-REG-4.6']), async () => {
    const { body } = await register({ email: anEmail(), channelIds: [B, A, B] })
    expect(body.meta.meta.optinChannelIds).toEqual([A, B])
    expect(await newMails(body.data.id)).toEqual([[A, B]])
  })

  test('else those of the key', proving(['E-144.1', 'D-REG-4.2']), async () => {
    const key = await keyWith({ defaultChannelIds: [A, B] })
    const { body } = await register({ email: anEmail() }, key)
    expect(states(body.data)).toEqual({ [A]: '2/1', [B]: '2/1' })
  })

  test('else the default channel of the account', proving(['E-144.2', 'D-REG-4.3']), async () => {
    const { body } = await register({ email: anEmail() })
    expect(states(body.data)).toEqual({ [standard]: '2/1' })
  })

  test('else none: then the request is refused', proving('D-REG-4.4'), async () => {
    const other = await anAccount(api, { channels: ['Angebote'] })
    await api.database.query('update channels set is_default = false where account_id = $1', [other.accountId])
    const before = await sizeOf(api, other)
    expect(refusals(await register({ email: anEmail() }, other.key))).toEqual(['422 #/channelIds channels_required'])
    expect(await sizeOf(api, other)).toEqual(before)
  })
})

test('channels are shown only when included', proving(['E-165', 'R-121']), async () => {
  const email = anEmail()
  expect((await register({ email }, bare, '')).body.data).not.toHaveProperty('channels')
  expect((await register({ email })).body.data.channels.data).toMatchObject([{ objectType: 'Channel', id: standard }])
})

describe('another channel is ready', () => {
  test.each([undefined, '2/1', '2/2', '2/3'])(
    'a channel at %s becomes ready, without mail',
    proving(['E-149', 'R-124', 'R-128.1']),
    async (at) => {
      const { id, email } = await person({ [A]: '1', ...(at && { [B]: at }) })
      const before = (await newMails(id)).length
      const { status, body } = await register({ email, channelIds: [B] })
      expect([status, states(body.data)]).toEqual([200, { [A]: '1', [B]: '1' }])
      proves('D-REG-3.2', () =>
        expect(body.meta.meta).toEqual({ optinSent: false, optinChannelIds: [], activatedChannelIds: [B] }),
      )
      expect(await newMails(id)).toHaveLength(before)
    },
  )

  test(
    'forced, the new one waits for a mail, and the ready one is untouched',
    proving(['E-150', 'R-128.2']),
    async () => {
      const { id, email } = await person({ [A]: '1' })
      api.clock.advance(5000)
      const before = (await api.call('GET', `/subscribers/${id}?include=channels`, { key: bare })).body.data.channels
        .data
      const { body } = await register({ email, channelIds: [B], forceOptIn: true })
      expect(states(body.data)).toEqual({ [A]: '1', [B]: '2/1' })
      proves('R-126', () => expect(body.data.channels.data[0]).toEqual(before[0]))
      expect(body.meta.meta).toEqual({ optinSent: true, optinChannelIds: [B], activatedChannelIds: [] })
      expect(await newMails(id)).toEqual([[B]])
    },
  )

  test('forced for both, the mail covers the new one', proving('E-151'), async () => {
    const { id, email } = await person({ [A]: '1' })
    const { body } = await register({ email, channelIds: [A, B], forceOptIn: true })
    expect(states(body.data)).toEqual({ [A]: '1', [B]: '2/1' })
    expect(await newMails(id)).toEqual([[B]])
  })

  test('forced for ready ones only, a mail goes out and nothing changes', proving('R-127'), async () => {
    const { id, email } = await person({ [A]: '1', [B]: '1' })
    const { body } = await register({ email, channelIds: [A, B], forceOptIn: true })
    expect(body.meta.meta).toMatchObject({ optinSent: true, optinChannelIds: [A, B] })
    expect(await stored(id)).toEqual({ [A]: '1', [B]: '1' })
    expect(await newMails(id)).toEqual([[A, B]])
    const asked = (await consentOf(api, account, id)).filter(({ source }) => source === 'register')
    expect(asked.map(({ channelId, to }) => [channelId, to])).toEqual([
      [A, 'optinRequested'],
      [B, 'optinRequested'],
    ])
  })

  test.each([
    ['3/4', 'reactivateUnsubscribed'],
    ['3/6', 'reactivateManual'],
    ['3/7', 'reactivateComplained'],
  ] as const)('%s beside it opens only for a key with %s', async (at, permission) => {
    const first = await person({ [A]: '1', [B]: at })
    const asked = await register({ email: first.email, channelIds: [B] })
    proves('E-152.1', () => expect([states(asked.body.data)[B], asked.body.meta.meta.optinSent]).toEqual(['2/1', true]))
    // Asking again must not open what asking once did not.
    const again = await register({ email: first.email, channelIds: [B] })
    expect(states(again.body.data)[B]).toBe('2/1')
    const second = await person({ [A]: '1', [B]: at })
    const key = await keyWith({ permissions: [permission] })
    const opened = await register({ email: second.email, channelIds: [B] }, key)
    proves('E-152.2', () =>
      expect([states(opened.body.data)[B], opened.body.meta.meta.optinSent]).toEqual(['1', false]),
    )
  })

  test('a bounced channel waits for an answer whatever the key may do', async () => {
    const { email } = await person({ [A]: '1', [B]: '3/5' })
    const { body } = await register({ email, channelIds: [B] }, account.key)
    expect([states(body.data)[B], body.meta.meta.optinSent]).toEqual(['2/1', true])
  })
})

describe('no channel is ready', () => {
  test('a channel already waiting joins the one mail', proving(['E-153', 'R-125.2']), async () => {
    const { id, email } = await person({ [A]: '2/1' })
    const { body } = await register({ email, channelIds: [B] })
    expect(states(body.data)).toEqual({ [A]: '2/1', [B]: '2/1' })
    expect(body.meta.meta.optinChannelIds).toEqual([A, B])
    expect(await newMails(id)).toEqual([[A], [A, B]])
  })

  test.each(['3/4', '2/2', '2/3', '3/8'])('a stored channel at %s stays out of it', proving('E-154'), async (at) => {
    const { id, email } = await person({ [A]: at })
    const { body } = await register({ email, channelIds: [B] })
    expect(states(body.data)).toEqual({ [A]: at, [B]: '2/1' })
    expect(await newMails(id)).toEqual([[B]])
  })
})

test('one blacklisted channel refuses the whole request', proving('E-158'), async () => {
  const { id, email } = await person({ [A]: '3/8' })
  const before = await sizeOf(api, account)
  expect(refusals(await register({ email, channelIds: [A, B], city: 'Bonn' }))).toEqual(['409 subscriber_blacklisted'])
  expect(await sizeOf(api, account)).toEqual(before)
  expect(await stored(id)).toEqual({ [A]: '3/8' })
})
