import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { pair, pairIn } from '../../../test/ledgers.ts'
import { proving } from '../../../test/proves.ts'
import { type Answer, startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Permission } from '../accounts/index.ts'

let api: TestApi
let account: TestAccount
let channelled: TestAccount
let bare: string
let bareChannelled: string
let A: number
let B: number

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  channelled = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  ;[, A, B] = channelled.channelIds as [number, number, number]
  bare = await keyOf(account)
  bareChannelled = await keyOf(channelled)
})
afterAll(() => api.stop())

async function keyOf({ accountId, optinMailingId }: TestAccount, ...permissions: Permission[]): Promise<string> {
  return (await aKey(api, accountId, { permissions, defaultOptinMailingId: optinMailingId })).key
}
const create = (email: string, body: object = {}, key = bare) =>
  api.call('POST', '/subscribers', { key, body: { email, ...body } })
const put = (id: number, body: object, key = bare) => api.call('PUT', `/subscribers/${id}`, { key, body })
const erase = (id: number, key = bare) => api.call('DELETE', `/subscribers/${id}`, { key })
const outcome = ({ status, body }: Answer) => [status, body?.requiredPermissions ?? body?.code]
const needs = (...permissions: Permission[]) => [403, permissions]
const never = [409, 'transition_not_allowed']
const inChannels = (states: Record<number, string>) => ({
  channels: Object.entries(states).map(([id, at]) => ({ id: Number(id), ...pair(at) })),
})

async function deleted(at: string): Promise<string> {
  const { id, email } = await aSubscriber(api, account, pair(at))
  expect((await erase(id)).status).toBe(204)
  return email
}

describe('delete and create again', () => {
  test.each([
    ['3/4', needs('reactivateUnsubscribed')],
    ['3/5', never],
    ['3/6', needs('reactivateManual')],
    ['3/7', needs('reactivateComplained')],
    ['3/8', never],
  ])('what was %s stays guarded, on every way in', proving(['D-SUB-7.7', 'D-SUB-8.2']), async (at, expected) => {
    const email = await deleted(at)
    for (const body of [{}, pair('1'), pair('2/1'), pair('2/2')]) {
      expect(outcome(await create(email, body))).toEqual(expected)
      const upsert = await api.call('POST', '/subscribers/upsert', { key: bare, body: { email, ...body } })
      expect(outcome(upsert)).toEqual(expected)
    }
    const letters = await create(email.toUpperCase(), pair('1'))
    expect(outcome(letters)).toEqual(expected)
  })

  test('with the permission it is a new record, and the tombstone is used up', async () => {
    const email = await deleted('3/4')
    const { status, body } = await create(email, pair('1'), await keyOf(account, 'reactivateUnsubscribed'))
    expect(status).toBe(201)
    expect(await tombstonesOf(email)).toEqual({})
    // The record carries the past itself: it is there again after the next deletion.
    await erase(body.data.id)
    expect(outcome(await create(email, pair('1')))).toEqual(needs('reactivateUnsubscribed'))
  })

  test('an archived past is kept by archiving anew', async () => {
    const email = await deleted('3/7')
    const { body } = await create(email, pair('3/6'))
    expect(outcome(await put(body.data.id, pair('1')))).toEqual(needs('reactivateComplained', 'reactivateManual'))
  })

  test('a blacklisted address can only be created blacklisted, and not registered', async () => {
    const email = await deleted('3/8')
    expect(outcome(await create(email, pair('3/4')))).toEqual(never)
    const register = await api.call('POST', '/subscribers/register', { key: bare, body: { email } })
    expect(outcome(register)).toEqual([409, 'subscriber_blacklisted'])
    expect((await create(email, pair('3/8'))).status).toBe(201)
  })

  test('registering a deleted address asks the person, and the past stays', async () => {
    const email = await deleted('3/4')
    const { status, body } = await api.call('POST', '/subscribers/register', { key: bare, body: { email } })
    expect([status, pairIn(body.data)]).toEqual([201, '2/1'])
    expect(outcome(await put(body.data.id, pair('1')))).toEqual(needs('reactivateUnsubscribed'))
  })

  test('a tombstone knows the address only as a keyed hash, and by account', proving('D-SUB-7.6'), async () => {
    const email = await deleted('3/4')
    const [row] = await api.database.query<{ text: string }>(
      'select string_agg(t::text, chr(10)) as text from suppressions t where account_id = $1',
      [account.accountId],
    )
    expect(row?.text).not.toContain(email)
    const sibling = await anAccount(api)
    expect((await create(email, pair('1'), await keyOf(sibling))).status).toBe(201)
  })
})

describe('a changed address', () => {
  test('an address that is suppressed cannot be moved onto another record', async () => {
    const email = await deleted('3/4')
    const { id } = await aSubscriber(api, account)
    const refused = await put(id, { email })
    expect(outcome(refused)).toEqual(needs('reactivateUnsubscribed'))
    expect(refused.body.transition).toEqual({ channelId: null, from: pair('1'), to: pair('1') })
    const item = { subscribers: [{ id, email }] }
    const multiple = await api.call('PUT', '/subscribers/multiple', { key: bare, body: item })
    expect(multiple.body.data[0]).toMatchObject({ result: 'failed', error: { status: 403 } })
    expect((await put(id, { email }, await keyOf(account, 'reactivateUnsubscribed'))).status).toBe(200)
    expect(await tombstonesOf(email)).toEqual({})
  })

  test('an archived record takes the past of the address along', async () => {
    const email = await deleted('3/7')
    const { id } = await aSubscriber(api, account, pair('3/6'))
    expect((await put(id, { email })).status).toBe(200)
    expect(outcome(await put(id, pair('1')))).toEqual(needs('reactivateComplained', 'reactivateManual'))
  })

  test('an address its archived record has left stays suppressed', async () => {
    const { id, email } = await aSubscriber(api, account, pair('3/4'))
    expect((await put(id, { email: anEmail() })).status).toBe(200)
    expect(outcome(await create(email, pair('1')))).toEqual(needs('reactivateUnsubscribed'))
    expect(outcome(await put(id, pair('1')))).toEqual(needs('reactivateUnsubscribed'))
  })

  test('there and back after a hard bounce, the address has still bounced', async () => {
    const { id, email } = await aSubscriber(api, account, pair('3/5'))
    await put(id, { email: anEmail() })
    expect((await put(id, pair('1'))).status).toBe(200)
    expect(outcome(await put(id, { email }))).toEqual(never)
    expect((await put(id, pair('2/2'))).status).toBe(200)
    expect(outcome(await put(id, { email }))).toEqual(never)
  })

  test('there and back while archived, the bounce returns too', async () => {
    const { id, email } = await aSubscriber(api, account, pair('3/5'))
    await put(id, { email: anEmail() })
    expect((await put(id, { email })).status).toBe(200)
    expect(outcome(await put(id, pair('1')))).toEqual(never)
  })

  test('the new address of a bounced record has not bounced, not even once it is deleted', async () => {
    const { id } = await aSubscriber(api, account, pair('3/5'))
    const email = anEmail()
    await put(id, { email })
    await erase(id)
    expect((await create(email, pair('1'))).status).toBe(201)
  })

  test('other letters are no other address', async () => {
    const { id, email } = await aSubscriber(api, account, pair('3/5'))
    expect(outcome(await put(id, { email: email.toUpperCase(), ...pair('1') }))).toEqual(never)
    const { body } = await put(id, { email: email.replace('person', 'Person') })
    expect(body.data.email).toContain('Person')
    expect(outcome(await put(id, pair('1')))).toEqual(never)
    expect(await tombstonesOf(email)).toEqual({})
  })
})

describe('in an account with channels', () => {
  async function deletedFrom(states: Record<number, string>): Promise<string> {
    const { id, email } = await aSubscriber(api, channelled, inChannels(states))
    expect((await erase(id, bareChannelled)).status).toBe(204)
    return email
  }

  test('each channel has its own tombstone', async () => {
    const email = await deletedFrom({ [A]: '3/4', [B]: '1' })
    expect(await tombstonesOf(email, channelled)).toEqual({ [A]: 1 << 4 })
    const both = await create(email, inChannels({ [A]: '1', [B]: '1' }), bareChannelled)
    expect(outcome(both)).toEqual(needs('reactivateUnsubscribed'))
    expect(both.body.transition).toMatchObject({ channelId: A })
    expect((await create(email, inChannels({ [B]: '1' }), bareChannelled)).status).toBe(201)
    expect(await tombstonesOf(email, channelled)).toEqual({ [A]: 1 << 4 })
  })

  test.each([
    ['PUT /subscribers/{id}', (id: number) => put(id, inChannels({ [A]: '1' }), bareChannelled)],
    [
      'PUT /subscribers/{id} with the same email',
      (id: number, email: string) => put(id, { email, ...inChannels({ [A]: '1' }) }, bareChannelled),
    ],
    [
      'POST /subscribers/upsert',
      (_id: number, email: string) =>
        api.call('POST', '/subscribers/upsert', { key: bareChannelled, body: { email, ...inChannels({ [A]: '1' }) } }),
    ],
  ])('a record created without the channel meets the tombstone when it enters it by %s', async (_way, enter) => {
    const email = await deletedFrom({ [A]: '3/4' })
    const { body } = await create(email, inChannels({ [B]: '1' }), bareChannelled)
    expect(outcome(await enter(body.data.id, email))).toEqual(needs('reactivateUnsubscribed'))
  })

  test.each([
    ['by id', (id: number, _email: string) => ({ id })],
    ['by email', (_id: number, email: string) => ({ email })],
  ])('… and as an item %s of PUT /subscribers/multiple', async (_way, named) => {
    const email = await deletedFrom({ [A]: '3/7' })
    const { body } = await create(email, {}, bareChannelled)
    const item = { ...named(body.data.id, email), ...inChannels({ [A]: '2/2' }) }
    const answer = await api.call('PUT', '/subscribers/multiple', {
      key: bareChannelled,
      body: { subscribers: [item] },
    })
    expect(answer.body.data[0].error).toMatchObject({ status: 403, requiredPermissions: ['reactivateComplained'] })
  })

  test('a ready channel does not vouch for one the deleted record had left', async () => {
    const email = await deletedFrom({ [A]: '3/4' })
    await create(email, inChannels({ [B]: '1' }), bareChannelled)
    const register = { key: bareChannelled, body: { email, channelIds: [A] } }
    const { body } = await api.call('POST', '/subscribers/register', register)
    expect(body.meta.meta).toMatchObject({ optinSent: true, activatedChannelIds: [] })
  })

  test('a record that moves to the address meets it in that channel only', async () => {
    const email = await deletedFrom({ [A]: '3/4' })
    const elsewhere = await aSubscriber(api, channelled, inChannels({ [B]: '1' }))
    expect((await put(elsewhere.id, { email }, bareChannelled)).status).toBe(200)
    expect(outcome(await put(elsewhere.id, inChannels({ [A]: '1' }), bareChannelled))).toEqual(
      needs('reactivateUnsubscribed'),
    )
  })
})

/** Guards by channel, as the database holds them for an address without a record or with one. */
async function tombstonesOf(email: string, of = account): Promise<Record<string, number>> {
  const hmac = api.app.secrets.hmac(`suppression:${of.accountId}`, email.toLowerCase())
  const rows = await api.database.query<{ channel: string; guard: number }>(
    'select channel_id::text as channel, guard from suppressions where account_id = $1 and email_hmac = $2',
    [of.accountId, hmac],
  )
  return Object.fromEntries(rows.map(({ channel, guard }) => [channel, guard]))
}
