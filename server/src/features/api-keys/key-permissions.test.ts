import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aChangedKey } from '../../../test/changed-set-up.ts'
import { aKey, anAccount, anEmail, anOptinMailing, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Permission, permissions } from '../accounts/index.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

type Pair = [number, number | null]
const gates: [id: string, Permission, from: Pair, to: Pair][] = [
  ['R-030', 'reactivateUnsubscribed', [3, 4], [1, null]],
  ['R-031', 'reactivateManual', [3, 6], [1, null]],
  ['R-032', 'reactivateComplained', [3, 7], [1, null]],
  ['R-033', 'archiveReceiveReady', [1, null], [3, 4]],
  ['R-033', 'archiveReceiveReady', [1, null], [3, 5]],
  ['R-033', 'archiveReceiveReady', [1, null], [3, 6]],
  ['R-033', 'archiveReceiveReady', [1, null], [3, 7]],
  ['R-033', 'archiveReceiveReady', [1, null], [3, 8]],
]
const stateOf = ([status, statusAddition]: Pair) => ({ status, statusAddition })

describe('each permission opens its own gate', () => {
  test.each(gates)(
    '%s %s: %j to %j',
    provingEach(async (_, permission, from, to) => {
      const change = async (granted: Permission[]) => {
        const { key } = await aKey(api, account.accountId, { permissions: granted })
        const { id } = await aSubscriber(api, account, stateOf(from))
        const answer = await api.call('PUT', `/subscribers/${id}`, { key, body: stateOf(to) })
        const { body } = await api.call('GET', `/subscribers/${id}`, { key })
        return { answer, now: [body.data.status, body.data.statusAddition] }
      }
      const allowed = await change([permission])
      expect([allowed.answer.status, allowed.now]).toEqual([200, to])
      const refused = await change(permissions.filter((name) => name !== permission))
      expect([refused.answer.status, refused.now]).toEqual([403, from])
      proves(['R-207', 'D-AUTH-4'], () => expect(refused.answer.body.requiredPermissions).toEqual([permission]))
    }),
  )
})

describe('the default opt-in mailing of a key', () => {
  const queuedFor = (email: string) =>
    api.database.query<{ mailing_id: string; state: number }>(
      `select r.mailing_id, m.state from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id)
       join subscribers s on (s.account_id, s.id) = (m.account_id, m.subscriber_id) where s.email = $1`,
      [email],
    )
  const createPending = async (key: string) => {
    const email = anEmail()
    const { status } = await api.call('POST', '/subscribers', { key, body: { email, status: 2, statusAddition: 1 } })
    return { status, queued: await queuedFor(email) }
  }

  test('is chosen at creation or later, and queued when a subscriber is created with opt-in', async () => {
    const [first, second] = [await anOptinMailing(api, account.accountId), await anOptinMailing(api, account.accountId)]
    const { key, prefix } = await aKey(api, account.accountId, { defaultOptinMailingId: first })
    await proves('R-035.1', async () =>
      expect(await createPending(key)).toEqual({ status: 201, queued: [{ mailing_id: String(first), state: 0 }] }),
    )
    await aChangedKey(api, prefix, { defaultOptinMailingId: second })
    await proves('R-035.2', async () => expect((await createPending(key)).queued[0]?.mailing_id).toBe(String(second)))
    await aChangedKey(api, prefix, { defaultOptinMailingId: null })
    expect(await createPending(key)).toEqual({ status: 409, queued: [] })
  })

  test('is not queued when no opt-in is asked for', async () => {
    const email = anEmail()
    await api.call('POST', '/subscribers', { key: account.key, body: { email } })
    expect(await queuedFor(email)).toEqual([])
  })

  test('must be a mailing of the same account', async () => {
    const stranger = await anAccount(api)
    const foreign = aKey(api, account.accountId, { defaultOptinMailingId: stranger.optinMailingId })
    await expect(foreign).rejects.toThrow()
  })
})

test('register uses the channels stored on the key', proving(['R-037', 'R-122']), async () => {
  const channels = await anAccount(api, { channels: ['Kreuzfahrten', 'Städte', 'Wandern'] })
  const [, cruises, , hiking] = channels.channelIds as [number, number, number, number]
  const wishes = { defaultChannelIds: [cruises, hiking], defaultOptinMailingId: channels.optinMailingId }
  const { key } = await aKey(api, channels.accountId, wishes)
  const answer = await api.call('POST', '/subscribers/register?include=channels', { key, body: { email: anEmail() } })
  expect(answer.status).toBe(201)
  const entered = answer.body.data.channels.data.map(({ id, status }: { id: number; status: number }) => [id, status])
  expect(entered).toEqual([
    [cruises, 2],
    [hiking, 2],
  ])
})
