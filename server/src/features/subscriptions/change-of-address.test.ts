import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { changeAccount, inAccount } from '../account-setup/index.ts'
import { documentText, findConsent, verifyConsent } from '../consent/index.ts'
import { listAudience } from '../runs/index.ts'

let api: TestApi
let account: TestAccount
let person: ReturnType<typeof personIn>
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  person = personIn(api, account)
})
afterAll(() => api.stop())

const put = (id: number, body: object, key = account.key) => api.call('PUT', `/subscribers/${id}`, { key, body })
const none = { optinAt: null, optinIp: null, receivedOptinAt: null }

async function aConfirmedPerson() {
  const email = anEmail()
  const { body } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  const id: number = body.data.id
  const [mail] = (await person.optinMails(id)) as [number]
  expect((await person.confirm(mail)).outcome).toBe('confirmed')
  return { id, email, mail }
}

async function printed(id: number) {
  const document = await api.app.db.transaction(account, (tx) => findConsent(api.app, tx, `${id}`))
  return documentText(document as NonNullable<typeof document>, 'en')
}

test('another address ends what was confirmed by the old one; the status stays', async () => {
  const { id, email, mail } = await aConfirmedPerson()
  await api.call('PUT', `/subscribers/${id}/trackingConsent`, { key: account.key, body: { text: 'You may count me.' } })

  const otherCase = await put(id, { email: email.replace('person', 'Person') })
  proves('F-046', () => expect(otherCase.body.data).toMatchObject({ status: 1, optinIp: '192.0.2.44' }))
  expect((await consentOf(api, account, id)).map(({ to }) => to)).not.toContain('addressChanged')

  const { status, body } = await put(id, { email: anEmail('moved') })
  proves('F-046', () => expect([status, body.data]).toMatchObject([200, { status: 1, ...none }]))
  await proves('W-127.1', async () => {
    expect(body.data).toMatchObject(none)
    expect((await person.confirm(mail)).outcome).toBe('void')
    const agrees = await api.call('GET', `/subscribers/${id}/trackingConsent`, { key: account.key })
    expect(agrees.body.data).toMatchObject({ agreedAt: null, withdrawnAt: expect.any(String) })
    const [entry] = (await consentOf(api, account, id)).filter(({ to }) => to === 'addressChanged')
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(entry).toMatchObject({ channelId: 0, source: 'update', evidence: { formerAddress: hash, address: hash } })
    expect(entry?.evidence?.formerAddress).not.toBe(entry?.evidence?.address)
  })
  const document = await printed(id)
  proves('F-046', () => expect(document).toMatch(/receive-ready \*\*\* NOT CONFIRMED BY THIS ADDRESS/))
  expect(document).not.toContain(email)
  expect((await verifyConsent(api.app, account)).brokenAt).toBeNull()
})

test('moved back, the old confirmation and the old link stay without effect', proving('W-127.1'), async () => {
  const email = anEmail()
  const { body } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  const id: number = body.data.id
  const [first] = (await person.optinMails(id)) as [number]
  await put(id, { email: anEmail('moved') })
  await put(id, { email })
  expect((await person.confirm(first)).outcome).toBe('void')
  const last = (await person.optinMails(id)).at(-1) as number
  expect((await person.confirm(last)).outcome).toBe('confirmed')
  expect(await printed(id)).toMatch(/receive-ready, confirmed by the person/)
})

test('who waits is asked once, at the new address', proving('W-127.3'), async () => {
  const { body } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email: anEmail() } })
  const id: number = body.data.id
  const [former] = (await person.optinMails(id)) as [number]
  api.clock.advance(60_000)
  const moved = await put(id, { email: anEmail('moved') })
  expect(moved.body.data).toMatchObject({ status: 2, statusAddition: 1, optinAt: null })
  expect(moved.body.data.receivedOptinAt > body.data.receivedOptinAt).toBe(true)
  const [, latter, ...more] = await person.optinMails(id)
  expect(more).toEqual([])
  expect((await person.confirm(former)).outcome).toBe('void')
  expect((await person.confirm(latter as number)).outcome).toBe('confirmed')
})

test('nobody who could not be asked is moved', proving('W-127.3'), async () => {
  const { body } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email: anEmail() } })
  const { key } = await aKey(api, account.accountId, { defaultOptinMailingId: null })
  const answer = await put(body.data.id, { email: anEmail('moved') }, key)
  expect(refusals(answer)).toEqual(['409 optin_mailing_missing'])
  const { body: after } = await api.call('GET', `/subscribers/${body.data.id}`, { key: account.key })
  expect(after.data.email).toBe(body.data.email)
})

async function audienceOf({ accountId, customerId, channelIds: [channelId] }: TestAccount): Promise<number[]> {
  const reader = api.app.db.reader({ accountId, customerId })
  const all = { channelId: channelId as number, groupIds: [], excludedGroupIds: [] }
  const people = await listAudience({ reader, clock: api.clock }, all, { part: 'reached', after: 0, limit: 100 })
  return people.map(({ id }) => id)
}

test('an account that confirms moves writes to nobody at another address before they have answered there', async () => {
  const asking = await anAccount(api, { channels: ['Angebote'] })
  const [first, second] = asking.channelIds as [number, number]
  const reader = personIn(api, asking)
  const move = (id: number, body: object, { key } = asking) =>
    api.call('PUT', `/subscribers/${id}?include=channels`, { key, body: { email: anEmail('moved'), ...body } })
  const pairsOf = ({ body }: Awaited<ReturnType<typeof move>>) =>
    body.data.channels.data.map((row: Record<string, unknown>) => [row.id, row.status, row.statusAddition])
  const channels = [
    { id: first, status: 1, statusAddition: null },
    { id: second, status: 3, statusAddition: 4 },
  ]
  const one = await aSubscriber(api, asking, { channels })
  const other = await aSubscriber(api, asking, { channels })
  expect(pairsOf(await move(one.id, {}))[0]).toEqual([first, 1, null])
  expect(await reader.optinMails(one.id)).toEqual([])

  await inAccount(api.operator, asking.accountId, (act) => changeAccount(act, { confirmAddressChanges: true }))
  await expect.poll(async () => pairsOf(await move(one.id, {}))[0]).toEqual([first, 2, 1])
  const moved = await move(other.id, { channels: [channels[0]] })
  const mails = await reader.optinMails(other.id)
  await proves(['F-048', 'W-127.4'], async () => {
    const left = [second, 3, 4]
    expect(pairsOf(moved)).toEqual([[first, 2, 1], left])
    expect(mails).toHaveLength(1)
    expect((await audienceOf(asking)).includes(other.id)).toBe(false)
    expect((await reader.confirm(mails[0] as number)).outcome).toBe('confirmed')
    expect((await audienceOf(asking)).includes(other.id)).toBe(true)
  })
  const [demoted] = (await consentOf(api, asking, other.id)).filter(({ to }) => to === 'optinPending')
  expect(demoted).toMatchObject({ from: 'receiveReady', channelId: first })

  const { key } = await aKey(api, asking.accountId, { defaultOptinMailingId: null })
  const unasked = await move(other.id, {}, { ...asking, key })
  proves('W-127.4', () => expect(refusals(unasked)).toEqual(['409 optin_mailing_missing']))
  const { body } = await api.call('GET', `/subscribers/${other.id}`, { key: asking.key })
  expect(body.data.email).toBe(moved.body.data.email)
})

test('what the new address brings with it applies', async () => {
  const { key } = await aKey(api, account.accountId, { permissions: [] })
  const tombstoneOf = async (state: Record<string, unknown>) => {
    const { id, email } = await aSubscriber(api, account, state)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    return email
  }
  const { id, email } = await aSubscriber(api, account, { status: 1 })
  const unsubscribed = await put(id, { email: await tombstoneOf({ status: 3, statusAddition: 4 }) }, key)
  const blacklisted = await put(id, { email: await tombstoneOf({ status: 3, statusAddition: 8 }) }, key)
  proves(['F-047', 'W-127.2'], () =>
    expect([unsubscribed.status, blacklisted.status, blacklisted.body.code]).toEqual([
      403,
      409,
      'transition_not_allowed',
    ]),
  )
  const { body } = await api.call('GET', `/subscribers/${id}`, { key: account.key })
  proves('F-047', () => expect(body.data).toMatchObject({ email, status: 1 }))
})
