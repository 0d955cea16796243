import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { aPersonEverywhere } from '../../../test/marked-person.ts'
import { personIn } from '../../../test/person.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createEngine, type Engine } from '../../processes/create-engine.ts'
import { changeAccount, inAccount } from '../account-setup/index.ts'
import { verifyConsent } from '../consent/index.ts'
import { forgetOutdated } from './index.ts'

const dayMs = 86_400_000
let api: TestApi
let engine: Engine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
  account = await anAccount(api, { channels: ['Angebote'] })
})
afterAll(async () => {
  await engine.close()
  await api.stop()
})

/** `days` later by the clock of the product, a round of the dispatcher. */
async function roundAfter(days: number): Promise<void> {
  api.clock.advance(days * dayMs)
  await forgetOutdated(engine)
}

const count = async (from: string, where = 'true') => {
  const [row] = await api.database.query<{ count: number }>(
    `select count(*)::int as count from ${from} where account_id = $1 and ${where}`,
    [account.accountId],
  )
  return row?.count
}
const register = async (body: object): Promise<number> =>
  (await api.call('POST', '/subscribers/register', { key: account.key, body: { email: anEmail(), ...body } })).body.data
    .id
const isThere = async (id: number) => (await api.call('GET', `/subscribers/${id}`, { key: account.key })).status === 200
const erasedSoFar = async () =>
  (await engine.metrics.forgotten.get()).values.find(({ labels }) => labels.what === 'unconfirmed')?.value ?? 0

test('whoever never confirmed is erased after 30 days, and nobody else', async () => {
  const [standard, offers] = account.channelIds as [number, number]
  const silent = await register({ channelIds: [standard] })
  const confirmed = await register({ channelIds: [standard] })
  const reader = personIn(api, account)
  await reader.confirm((await reader.optinMails(confirmed))[0] as number)
  const elsewhere = (await aSubscriber(api, account, { channels: [{ id: offers, status: 3, statusAddition: 4 }] })).id
  const pending = { channels: [{ id: standard, status: 2, statusAddition: 1 }] }
  expect((await api.call('PUT', `/subscribers/${elsewhere}`, { key: account.key, body: pending })).status).toBe(200)
  const email = anEmail()
  const askedAgain = await register({ email, channelIds: [standard] })
  const before = await erasedSoFar()

  await roundAfter(29)
  expect(await isThere(silent)).toBe(true)
  await register({ email, channelIds: [standard] })
  await roundAfter(2)
  expect(await Promise.all([silent, confirmed, elsewhere, askedAgain].map(isThere))).toEqual([false, true, true, true])
  expect((await erasedSoFar()) - before).toBe(1)
  expect(await count('erasures', `subscriber_id = ${silent}`)).toBe(1)
  await roundAfter(30)
  expect(await isThere(askedAgain)).toBe(false)
  expect((await verifyConsent(api.app, account)).brokenAt).toBeNull()
})

test('somebody who was receive-ready and is asked again stays, however long it takes', async () => {
  const channel = account.channelIds[0]
  const { id } = await aSubscriber(api, account, { channels: [{ id: channel, status: 1 }] })
  const pending = { channels: [{ id: channel, status: 2, statusAddition: 1 }] }
  expect((await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: pending })).status).toBe(200)
  await roundAfter(400)
  expect(await isThere(id)).toBe(true)
})

test('values of single mails and campaigns go seven days after the end, not before it', async () => {
  // The age of a message counts by the database's clock.
  api.clock.set(new Date().toISOString().slice(0, 19))
  await aPersonEverywhere(api, account)
  const { triggerTypeId } = await aTriggerMailing(api, account)
  const { email } = await aSubscriber(api, account)
  const receiver = { email, placeholders: { resetLink: 'https://example.com/' } }
  await api.call('POST', '/mailings/singleTrigger', { key: account.key, body: { triggerTypeId, receiver } })
  await api.database.query(
    "update trigger_copies set status = 'sent', finished_at = updated_at where account_id = $1",
    [account.accountId],
  )
  await api.database.query('update messages set wire_at = created_at where wire_at is not null and account_id = $1', [
    account.accountId,
  ])
  const waiting = 'payload is not null and due_at is not null'
  const done = 'payload is not null and due_at is null'
  await roundAfter(6)
  expect([await count('messages', done), await count('copy_receivers', "placeholders <> '{}'")]).toEqual([1, 1])
  await roundAfter(2)
  expect([await count('messages', done), await count('copy_receivers', "placeholders <> '{}'")]).toEqual([0, 0])
  expect(await count('messages', waiting)).toBe(1)
  expect(await count('copy_receivers')).toBe(1)
})

test('the words of refusals, visits that confirmed nothing, ended links, kept answers and old erasures go in their time', async () => {
  const id = await register({})
  const now = api.clock.now().toISOString()
  const run = 'select account_id, id from runs where account_id = $1 limit 1'
  await api.database.query(
    `with refused as (
       insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state, reply)
       select account_id, id, 999999, $2, $3, 1, 5, 'no such user' from (${run}) r returning account_id, run_id, id)
     insert into inbound_reports (account_id, run_id, message_id, kind, received_at, judged_at, answer, class)
     select account_id, run_id, id, 'bounce', $3, $3, 'no such user', 'hard' from refused`,
    [account.accountId, id, now],
  )
  for (const outcome of ['asked', 'confirmed'])
    await api.database.query(
      `insert into optin_visits (account_id, message_id, visited_at, method, outcome, reason, ip, user_agent)
       select account_id, message_id, $3, 'GET', $4, 'person', '192.0.2.1', 'Mozilla' from optin_requests
       where account_id = $1 and subscriber_id = $2`,
      [account.accountId, id, now, outcome],
    )
  await personIn(api, account).confirm((await personIn(api, account).optinMails(id))[0] as number)
  await api.database.query(
    `insert into ended_optin_links (account_id, token_hash, channel_ids, ended_at) values ($1, '\\x0102', '{1}', $2)`,
    [account.accountId, now],
  )
  await api.database.query(
    `insert into erasures (account_id, subscriber_id, subscriber_created_at, address_hmac, guards, erased_at)
     values ($1, 888888, $2, '', '{}', $2)`,
    [account.accountId, now],
  )
  await api.call('POST', '/subscribers', {
    key: account.key,
    body: { email: anEmail() },
    headers: { 'idempotency-key': 'once' },
  })

  const left = async () => ({
    answers: await count('inbound_reports', "answer = 'no such user'"),
    replies: await count('messages', 'reply is not null'),
    judged: await count('inbound_reports', "class = 'hard'"),
    visits: await count(
      'optin_visits',
      `message_id in (select message_id from optin_requests where subscriber_id = ${id})`,
    ),
    links: await count('ended_optin_links', "token_hash = '\\x0102'"),
    erasures: await count('erasures', 'subscriber_id = 888888'),
    kept: await count('idempotency_records'),
  })
  const all = { answers: 1, replies: 1, judged: 1, visits: 2, links: 1, erasures: 1 }
  await roundAfter(0.9)
  expect(await left()).toMatchObject({ ...all, kept: expect.any(Number) })
  expect((await left()).kept).toBeGreaterThan(0)
  await roundAfter(0.2)
  expect(await left()).toEqual({ ...all, kept: 0 })
  await roundAfter(30)
  expect(await left()).toEqual({ ...all, answers: 0, replies: 0, visits: 1, kept: 0 })
  await roundAfter(60)
  expect(await left()).toMatchObject({ erasures: 1, links: 1 })
  await roundAfter(90)
  expect(await left()).toMatchObject({ erasures: 1, links: 0, judged: 1, visits: 1 })
  await roundAfter(4 * 366)
  expect(await left()).toMatchObject({ erasures: 0 })
})

test('an account that keeps shorter has it sooner, and no other', proving('W-013.5'), async () => {
  api.clock.set(new Date().toISOString().slice(0, 19))
  const keepsLong = account
  const keepsShort = await anAccount(api, { channels: ['Angebote'] })
  const retention = { unconfirmedDays: 7, answersDays: 14, valuesDays: 1, eventsMonths: 13 }
  await inAccount(api.operator, keepsShort.accountId, (act) => changeAccount(act, { retention }))
  const left = []
  for (const one of [keepsLong, keepsShort]) {
    account = one
    const id = await register({})
    const { triggerTypeId } = await aTriggerMailing(api, account)
    const receiver = {
      email: (await aSubscriber(api, account)).email,
      placeholders: { resetLink: 'https://example.com/' },
    }
    const answer = await api.call('POST', '/mailings/singleTrigger', {
      key: one.key,
      body: { triggerTypeId, receiver },
    })
    const message = answer.body.data.id as number
    await api.database.query(
      `with refused as (
         update messages set wire_at = created_at, due_at = null, state = 5 where account_id = $1 and id = $2
         returning account_id, run_id, id, created_at)
       insert into inbound_reports (account_id, run_id, message_id, kind, received_at, judged_at, answer, class)
       select account_id, run_id, id, 'bounce', created_at, created_at, 'no such user', 'hard' from refused`,
      [one.accountId, message],
    )
    const values = `id = ${message} and payload is not null`
    const words = `message_id = ${message} and answer is not null`
    left.push(async () => {
      account = one
      return [await count('messages', values), await isThere(id), await count('inbound_reports', words)]
    })
  }
  const seen: unknown[] = []
  for (const days of [0, 2, 6, 7]) {
    await roundAfter(days)
    for (const look of left) seen.push(await look())
  }
  account = keepsLong
  expect(seen).toEqual([
    ...[
      [1, true, 1],
      [1, true, 1],
    ],
    ...[
      [1, true, 1],
      [0, true, 1],
    ],
    ...[
      [0, true, 1],
      [0, false, 1],
    ],
    ...[
      [0, true, 1],
      [0, false, 0],
    ],
  ])
})
