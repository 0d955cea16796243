import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aChannel,
  aKey,
  anAccount,
  anEmail,
  aSubscriber,
  aTriggerMailing,
  type TestAccount,
} from '../../../test/factories.ts'
import { consentOf, pair, pairIn } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
let person: ReturnType<typeof personIn>
/** Without any permission. */
let plainKey: string
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  person = personIn(api, account)
  plainKey = (await aKey(api, account.accountId, { permissions: [], defaultOptinMailingId: account.optinMailingId }))
    .key
})

const guardsOf = async (id: number) =>
  api.database.query<{ address: number; guard: number | null }>(
    `select s.address_guard as address, x.guard from subscribers s
     left join subscriptions x on (x.account_id, x.subscriber_id) = (s.account_id, s.id)
     where s.account_id = $1 and s.id = $2 order by x.channel_id`,
    [account.accountId, id],
  )
async function statesOf(id: number): Promise<Record<number, string>> {
  const { body } = await api.call('GET', `/subscribers/${id}?include=channels`, { key: account.key })
  return Object.fromEntries(body.data.channels.data.map((one: { id: number }) => [one.id, pairIn(one as never)]))
}
const inChannels = async (states: string[]) =>
  aSubscriber(api, account, { channels: states.map((state, i) => ({ id: account.channelIds[i], ...pair(state) })) })
const write = (id: number, channelId: number, key = plainKey, state = '1') =>
  api.call('PUT', `/subscribers/${id}`, { key, body: { channels: [{ id: channelId, ...pair(state) }] } })
const register = (email: string, channelId: number) =>
  api.call('POST', '/subscribers/register', { key: plainKey, body: { email, channelIds: [channelId] } })
const confirmLast = async (id: number) => person.confirm((await person.optinMails(id)).at(-1) as number)
const oneClick = (p: string) =>
  pages.visit(`/unsubscribe?p=${p}`, { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } })
const newChannel = () => aChannel(api, account.accountId, { de: { name: 'Neu', description: null } })
const unsubscribed = 1 << 4

describe('who leaves everything', () => {
  test('is unsubscribed wherever they are, and remembered where a state outranks that', async () => {
    const states = ['1', '2/1', '2/2', '2/3', '3/5', '3/6', '3/7', '3/8']
    account = await anAccount(api, { channels: states.slice(1) })
    person = personIn(api, account)
    const { id } = await inChannels(states)
    await person.unsubscribe(id, 'all')
    const after = Object.values(await statesOf(id))
    const guards = await guardsOf(id)
    proves('W-129', () => {
      expect(after).toEqual(['3/4', '3/4', '3/4', '3/4', '3/4', '3/4', '3/7', '3/8'])
      for (const { address, guard } of guards)
        expect([address & unsubscribed, (guard ?? 0) & unsubscribed]).toEqual([unsubscribed, unsubscribed])
    })
    const entries = await consentOf(api, account, id)
    expect(entries.at(-1)).toMatchObject({ evidence: { left: 'everything' } })
    expect(await person.unsubscribe(id, 'all')).toMatchObject({ outcome: 'alreadyUnsubscribed' })
  })

  test('by one click without a channel closes channels to come, until they confirm one', proving('F-049'), async () => {
    const { id, email } = await inChannels(['1', '1'])
    expect((await oneClick(pages.ticket(account, id, { channelId: 0 }))).status).toBe(200)
    const [first, second] = account.channelIds as [number, number]
    expect(await statesOf(id)).toEqual({ [first]: '3/4', [second]: '3/4' })
    const nine = await newChannel()
    await proves('W-129', async () => expect((await write(id, nine)).status).toBe(403))
    expect((await register(email, nine)).body.meta.meta).toMatchObject({ optinSent: true, optinChannelIds: [nine] })
    expect(await statesOf(id)).toEqual({ [first]: '3/4', [second]: '3/4', [nine]: '2/1' })
    expect((await write(id, nine)).status).toBe(403)
    await confirmLast(id)
    expect(await statesOf(id)).toEqual({ [first]: '3/4', [second]: '3/4', [nine]: '1' })
    await proves('W-129', async () => expect((await write(id, await newChannel())).status).toBe(403))
  })

  test('is let in where a write with the permission names it, and only there', proving('W-129'), async () => {
    const { id } = await inChannels(['1'])
    await person.unsubscribe(id, 'all')
    const { key } = await aKey(api, account.accountId, { permissions: ['reactivateUnsubscribed'] })
    const [eight, nine] = [await newChannel(), await newChannel()]
    expect((await write(id, eight, key)).status).toBe(200)
    expect((await write(id, nine)).status).toBe(403)
    expect((await statesOf(id))[eight]).toBe('1')
  })

  test('takes it back for what they were in, and for nothing else', proving('W-129'), async () => {
    const { id } = await inChannels(['1', '2/2'])
    const { text } = await pages.visit(`/unsubscribe?p=${pages.ticket(account, id, {})}&force=true&all=true`)
    const path = /action="(undo\?p=[\w-]+)"/.exec(text)?.[1]
    expect((await pages.visit(`/${path}`, { method: 'POST', form: { undo: 'true' } })).status).toBe(200)
    const [first, second] = account.channelIds as [number, number]
    expect(await statesOf(id)).toEqual({ [first]: '1', [second]: '2/2' })
    expect((await write(id, second)).status).toBe(200)
    expect((await write(id, await newChannel())).status).toBe(403)
  })

  test('is in no channel more than before, and gets no mail of those they were never in', async () => {
    const mailing = await aTriggerMailing(api, account, { channelId: account.channelIds[2] })
    const { id } = await inChannels(['1'])
    const send = async () => {
      const receiver = { subscriberId: id, placeholders: { resetLink: 'https://shop.example/' } }
      const body = { triggerTypeId: mailing.triggerTypeId, receiver }
      return (await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })).status
    }
    expect(await send()).toBe(200)
    await person.unsubscribe(id, 'all')
    await proves('W-146.2', async () =>
      expect(await statesOf(id)).toEqual({ [account.channelIds[0] as number]: '3/4' }),
    )
    expect(await send()).toBe(409)
  })

  test('needs to be in no channel for that', async () => {
    const { id } = await inChannels([])
    expect(await person.unsubscribe(id, 'all')).toMatchObject({ outcome: 'unsubscribed' })
    expect(await guardsOf(id)).toEqual([{ address: unsubscribed, guard: null }])
    expect((await write(id, account.channelIds[0] as number)).status).toBe(403)
  })

  test('stays so when the record is deleted and made anew, but for the channels they confirmed since', async () => {
    const { id, email } = await inChannels(['1', '1'])
    const [first, second, third] = account.channelIds as [number, number, number]
    await person.unsubscribe(id, 'all')
    await register(email, first)
    await confirmLast(id)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    const create = (channelId: number) =>
      api.call('POST', '/subscribers/upsert', {
        key: plainKey,
        body: { email, channels: [{ id: channelId, ...pair('1') }] },
      })
    expect([await create(second), await create(third)]).toMatchObject([{ status: 403 }, { status: 403 }])
    expect((await create(first)).status).toBe(201)
    expect([await create(second), await create(third)]).toMatchObject([{ status: 403 }, { status: 403 }])
  })
})

describe('without the channel module', () => {
  test('every way out leaves everything, whatever channel the mail named', proving('W-129'), async () => {
    account = await anAccount(api)
    const { id, email } = await aSubscriber(api, account, pair('1'))
    await oneClick(pages.ticket(account, id, { channelId: account.channelIds[0] as number }))
    expect(await guardsOf(id)).toEqual([{ address: unsubscribed, guard: unsubscribed }])
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    const { key } = await aKey(api, account.accountId, { permissions: [] })
    const again = () => api.call('POST', '/subscribers', { key, body: { email, ...pair('1') } })
    expect((await again()).status).toBe(403)
  })

  test('who agrees again has agreed to all there is', async () => {
    account = await anAccount(api)
    person = personIn(api, account)
    const { id, email } = await aSubscriber(api, account, { ...pair('1'), email: anEmail() })
    await person.unsubscribe(id)
    await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
    await confirmLast(id)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    const { key } = await aKey(api, account.accountId, { permissions: [] })
    const again = await api.call('POST', '/subscribers', { key, body: { email, ...pair('1') } })
    expect(again.status).toBe(201)
  })
})
