import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, messagesOf, pair, pairIn } from '../../../test/ledgers.ts'
import { browser, personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { verifyConsent } from '../consent/index.ts'

let api: TestApi
let account: TestAccount
let person: ReturnType<typeof personIn>
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  person = personIn(api, account)
})
afterAll(() => api.stop())

const call = (method: string, path: string, body?: object, of = account) =>
  api.call(method, path, { key: of.key, body })
const read = async (id: number) => (await call('GET', `/subscribers/${id}`)).body.data
const register = async (body: object = { email: anEmail() }, of = account) =>
  (await call('POST', '/subscribers/register', body, of)).body.data
const lastMail = async (id: number) => (await person.optinMails(id)).at(-1) as number
const put = (id: number, state: string) => call('PUT', `/subscribers/${id}`, pair(state))
const after = (time: string, seconds: number) => timestamp(new Date(Date.parse(`${time}Z`) + seconds * 1000))
const week = 7 * 24 * 60 * 60

describe('one status', () => {
  test(
    'exactly seven days after the mail the link still makes the person receive-ready',
    proving(['R-044', 'E-179', 'D-PAG-4']),
    async () => {
      const { id, receivedOptinAt } = await register()
      const now = after(receivedOptinAt, week)
      const outcome = await person.confirm(await lastMail(id), browser, now)
      expect(outcome).toEqual({ outcome: 'confirmed', subscriberId: id, channelIds: account.channelIds })
      await proves('R-144.1', async () =>
        expect(await read(id)).toMatchObject({
          ...pair('1'),
          optinAt: now,
          optinIp: browser.ip,
          receivedOptinAt,
          updatedAt: now,
        }),
      )
    },
  )

  test('a second later it changes nothing, no time either', proving(['R-145.1', 'E-182']), async () => {
    const { id, receivedOptinAt } = await register()
    const before = await read(id)
    const outcome = await person.confirm(await lastMail(id), browser, after(receivedOptinAt, week + 1))
    expect(outcome.outcome).toBe('expired')
    expect(await read(id)).toEqual(before)
    expect(await consentOf(api, account, id)).toHaveLength(1)
  })

  test('confirming twice keeps the first time, and leaves one record', proving('E-181'), async () => {
    const { id, receivedOptinAt } = await register()
    const mail = await lastMail(id)
    await person.confirm(mail, browser, after(receivedOptinAt, 60))
    const once = await read(id)
    const again = await person.confirm(mail, { ...browser, ip: '198.51.100.9' }, after(receivedOptinAt, 120))
    expect(again.outcome).toBe('alreadyConfirmed')
    expect(await read(id)).toEqual(once)
    expect(await consentOf(api, account, id)).toHaveLength(2)
  })

  test('two clicks at the same moment confirm once', proving('E-181'), async () => {
    const { id } = await register()
    const mail = await lastMail(id)
    const outcomes = await Promise.all([person.confirm(mail), person.confirm(mail), person.confirm(mail)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['alreadyConfirmed', 'alreadyConfirmed', 'confirmed'])
    expect(await consentOf(api, account, id)).toHaveLength(2)
  })

  test(
    'archiving in between makes the link void, and it stays void when the person waits again',
    proving('E-180'),
    async () => {
      const { id, email } = await register()
      const [old] = await person.optinMails(id)
      await put(id, '3/6')
      expect((await person.confirm(old as number)).outcome).toBe('void')
      expect(pairIn(await read(id))).toBe('3/6')
      await register({ email })
      expect((await person.confirm(old as number)).outcome).toBe('void')
      expect(pairIn(await read(id))).toBe('2/1')
      expect((await person.confirm(await lastMail(id))).outcome).toBe('confirmed')
      expect(pairIn(await read(id))).toBe('1')
    },
  )

  test('a used link does not undo a later unsubscription', async () => {
    const { id } = await register()
    await person.confirm(await lastMail(id))
    await person.unsubscribe(id)
    expect((await person.confirm(await lastMail(id))).outcome).toBe('void')
    expect(pairIn(await read(id))).toBe('3/4')
  })

  test('a link confirms only the address it was sent to', async () => {
    const { id } = await register()
    const mail = await lastMail(id)
    await call('PUT', `/subscribers/${id}`, { email: anEmail('neu') })
    expect((await person.confirm(mail)).outcome).toBe('void')
    expect(pairIn(await read(id))).toBe('2/1')
  })

  test('nobody is left to confirm after a deletion', proving('D-SUB-7.4'), async () => {
    const { id } = await register()
    const mail = await lastMail(id)
    await call('DELETE', `/subscribers/${id}`)
    expect(await person.confirm(mail)).toEqual({ outcome: 'void', subscriberId: null, channelIds: [] })
  })

  test('a forced mail to a ready person adds a record and keeps status and time', proving('E-148.2'), async () => {
    const { id, email } = await aSubscriber(api, account)
    const before = await read(id)
    await register({ email, forceOptIn: true })
    expect((await person.confirm(await lastMail(id))).outcome).toBe('confirmed')
    expect(await read(id)).toMatchObject({ ...pair('1'), optinAt: before.optinAt, optinIp: null })
    const entry = (await consentOf(api, account, id)).at(-1)
    expect(entry).toMatchObject({ from: 'receiveReady', to: 'receiveReady', actor: 'person', source: 'confirm' })
  })

  test('somebody who had unsubscribed is ready again, without a trace of the opt-out', proving('E-155.2'), async () => {
    const { id, email } = await aSubscriber(api, account)
    await person.unsubscribe(id)
    await register({ email })
    await person.confirm(await lastMail(id))
    const optout = { optoutAt: null, optoutIp: null, optoutNewsletterId: null }
    expect(await read(id)).toMatchObject({ ...pair('1'), ...optout })
  })

  test.each(['3/4', '3/5', '3/6', '3/7'])('a confirmation lifts the guard of %s', async (state) => {
    const weak = await aKey(api, account.accountId, { permissions: ['archiveReceiveReady'] })
    const { id, email } = await aSubscriber(api, account, pair(state))
    await register({ email })
    await person.confirm(await lastMail(id))
    const confirmed = pairIn(await read(id))
    proves('E-157.3', () => expect(confirmed).toBe('1'))
    await api.call('PUT', `/subscribers/${id}`, { key: weak.key, body: pair('2/2') })
    const back = await api.call('PUT', `/subscribers/${id}`, { key: weak.key, body: pair('1') })
    expect(back.status).toBe(200)
  })

  test(
    'the record says who confirmed what, from where and by which mail; the chain holds',
    proving('D-PAG-5.2'),
    async () => {
      const { id } = await register()
      const mail = await lastMail(id)
      await person.confirm(mail, {
        ...browser,
        userAgent: `Böse\u0000\r\n\ud800${'x'.repeat(2000)}`,
        ip: '::ffff:192.0.2.8',
      })
      const entry = (await consentOf(api, account, id)).at(-1)
      expect(entry).toMatchObject({ from: 'optinPending', to: 'receiveReady', actor: 'person', source: 'confirm' })
      expect(entry?.evidence).toMatchObject({ ip: '192.0.2.8', method: 'GET', optinMessageId: String(mail) })
      expect(entry?.evidence?.userAgent).toMatch(/^Böse \ufffdx{504}$/)
      const [request] = await api.database.query(
        `select host(confirm_ip) as ip, confirmed_at is not null as confirmed, left(user_agent, 4) as agent
       from optin_requests where account_id = $1 and message_id = $2`,
        [account.accountId, mail],
      )
      expect(request).toEqual({ ip: '192.0.2.8', confirmed: true, agent: 'Böse' })
      expect(await verifyConsent(api.app, account)).toMatchObject({ brokenAt: null })
    },
  )
})

describe('data that waits for the confirmation', () => {
  test('takes effect at the click, once, and is not kept twice', proving('D-REG-2.2'), async () => {
    const field = await aCustomerField(api, account.customerId, 1)
    const { key } = await aKey(api, account.accountId, {
      deferUnconfirmedData: true,
      defaultOptinMailingId: account.optinMailingId,
    })
    const wanted = { firstname: 'Eva', birthday: '1980-02-29', customerFields: { [field]: 'blau' } }
    const body = { email: anEmail(), ...wanted }
    const { id } = (await api.call('POST', '/subscribers/register', { key, body })).body.data
    expect(await read(id)).toMatchObject({ firstname: null, birthday: null })
    await person.confirm(await lastMail(id))
    expect(await read(id)).toMatchObject({ ...pair('1'), ...wanted })
    expect((await messagesOf(api, account, id))[0]?.deferredData).toBeNull()
    await call('PUT', `/subscribers/${id}`, { firstname: 'Ada' })
    await person.confirm(await lastMail(id))
    expect(await read(id)).toMatchObject({ firstname: 'Ada' })
  })
})

describe('channels', () => {
  test('a confirmation opens exactly the channels of its mail that still wait', async () => {
    const channelled = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
    const [standard, offers, trips] = channelled.channelIds as [number, number, number]
    const guest = personIn(api, channelled)
    const { id } = await register({ email: anEmail(), channelIds: [standard, offers] }, channelled)
    const [mail] = await guest.optinMails(id)
    const states = [
      { id: offers, ...pair('3/6') },
      { id: trips, ...pair('2/1') },
    ]
    await call('PUT', `/subscribers/${id}`, { channels: states }, channelled)
    expect(await guest.confirm(mail as number)).toMatchObject({ outcome: 'confirmed', channelIds: [standard] })
    const { body } = await call('GET', `/subscribers/${id}?include=channels`, undefined, channelled)
    const found = body.data.channels.data.map((channel: { id: number; status: number; statusAddition: number }) => [
      channel.id,
      pairIn(channel),
    ])
    expect(found).toEqual([
      [standard, '1'],
      [offers, '3/6'],
      [trips, '2/1'],
    ])
  })

  test('tombstones of the confirmed channels go, those of other channels stay', async () => {
    const channelled = await anAccount(api, { channels: ['Angebote'] })
    const [standard, offers] = channelled.channelIds as [number, number]
    const guest = personIn(api, channelled)
    const channels = [standard, offers].map((id) => ({ id, ...pair('3/4') }))
    const { id: gone, email } = await aSubscriber(api, channelled, { channels })
    await guest.bounce(gone)
    await call('DELETE', `/subscribers/${gone}`, undefined, channelled)
    const { id } = await register({ email, channelIds: [standard] }, channelled)
    const [mail] = await guest.optinMails(id)
    await guest.confirm(mail as number)
    const guards = await api.database.query(
      `select s.address_guard as address, x.guard,
              (select array_agg(t.channel_id::int) from suppressions t where t.account_id = s.account_id) as tombstones
       from subscribers s join subscriptions x on (x.account_id, x.subscriber_id) = (s.account_id, s.id)
       where s.account_id = $1 and s.id = $2`,
      [channelled.accountId, id],
    )
    expect(guards).toEqual([{ address: 0, guard: 0, tombstones: [offers] }])
  })

  test('a tombstone that met the address meanwhile loses every reason but the blacklist', async () => {
    const channelled = await anAccount(api, { channels: ['Angebote'] })
    const [standard, offers] = channelled.channelIds as [number, number]
    const guest = personIn(api, channelled)
    const { id } = await register({ email: anEmail(), channelIds: [standard] }, channelled)
    const [mail] = await guest.optinMails(id)
    const [all, blacklist] = [0b1_1111_0000, 0b1_0000_0000]
    await api.database.query(
      `insert into suppressions (account_id, email_hmac, channel_id, guard, created_at)
       select account_id, address_hmac, x.channel_id, x.guard, created_at
       from optin_requests, unnest($3::bigint[], $4::smallint[]) x (channel_id, guard)
       where account_id = $1 and message_id = $2`,
      [channelled.accountId, mail, [0, standard, offers], [1 << 5, all, all]],
    )
    await guest.confirm(mail as number)
    const left = await api.database.query(
      'select channel_id::int as "channelId", guard from suppressions where account_id = $1 order by channel_id',
      [channelled.accountId],
    )
    expect(left).toEqual([
      { channelId: standard, guard: blacklist },
      { channelId: offers, guard: all },
    ])
  })
})
