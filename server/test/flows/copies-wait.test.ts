import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { cancelRun, pauseRun, resumeRun } from '../../src/features/runs/index.ts'
import { anAccount, anEmail, aTriggerMailing, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const minuteMs = 60_000
let api: TestApi
let engine: TestEngine
let account: TestAccount
let triggerTypeId: number
const placeholders = { resetLink: 'https://shop.example/r' }

beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  triggerTypeId = (await aTriggerMailing(api, account)).triggerTypeId
})

const post = (path: string, body: object) => api.call('POST', `/mailings/${path}`, { key: account.key, body })
const read = async (path: string) =>
  (await api.call('GET', `/mailings/trigger/${path}`, { key: account.key })).body.data
/** As many addresses as one mailbox takes for its own. */
const aliasesOf = (email: string, count: number) =>
  Array.from({ length: count }, (_, n) => email.replace('@', `+${n}@`))
const mailsTo = (emails: readonly string[]) => engine.receiver.mails.filter(({ to }) => emails.includes(to)).length

async function aScheduledCopy(emails: readonly string[]): Promise<number> {
  const { id } = (await post('trigger', { triggerTypeId })).body.data
  const attached = await post(`trigger/${id}/receivers`, {
    receivers: emails.map((email) => ({ email, placeholders })),
  })
  expect(attached.body.meta.meta).toMatchObject({ attached: emails.length })
  expect((await post(`trigger/${id}/schedule`, {})).status).toBe(202)
  return id
}
/** The clock of the mails and the one their rows wait by go on together. */
async function passes(ms: number): Promise<void> {
  api.clock.advance(ms)
  await api.database.query(
    `update messages set due_at = due_at - $1 * interval '1 millisecond' where due_at is not null and due_at < 'infinity'`,
    [ms],
  )
}
const waitsInMinutes = async (copyId: number) =>
  (
    await api.database.query<{ minutes: number }>(
      `select round(extract(epoch from m.due_at - now()) / 60)::int as minutes
       from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id)
       where r.mailing_id = $1 and m.due_at is not null order by 1`,
      [copyId],
    )
  ).map(({ minutes }) => minutes)

test('the 21st mail to one address waits for an hour and leaves once', proving('W-130.3'), async () => {
  const email = anEmail()
  const [aliases, other] = [aliasesOf(email, 23), anEmail()]
  const copy = await aScheduledCopy([...aliases, other])
  await engine.work()
  expect([mailsTo(aliases), mailsTo([other])]).toEqual([20, 1])
  expect(await read(`${copy}`)).toMatchObject({
    status: 'sending',
    receivers: { total: 24, pending: 3, sent: 21, failed: 0, skipped: 0 },
  })
  const receivers: { result: string; state: string }[] = await read(`${copy}/receivers?limit=50&filter[result]=pending`)
  expect(receivers.map(({ result, state }) => [result, state])).toEqual(Array(3).fill(['pending', 'waiting']))
  expect(await waitsInMinutes(copy)).toEqual([60, 60, 60])

  await passes(59 * minuteMs)
  await engine.work()
  expect(mailsTo(aliases)).toBe(20)
  await passes(2 * minuteMs)
  await engine.work()
  await engine.work()
  expect(mailsTo(aliases)).toBe(23)
  expect(new Set(engine.receiver.mails.map(({ to }) => to)).size).toBe(engine.receiver.mails.length)
  expect(await read(`${copy}`)).toMatchObject({
    status: 'sent',
    receivers: { total: 24, pending: 0, sent: 24, failed: 0, skipped: 0 },
  })
})

test('what a copy has sent counts for single triggers, and theirs for it', proving('W-130.3'), async () => {
  const email = anEmail()
  const many = Array.from({ length: 15 }, () => ({ email, placeholders }))
  expect((await post('singleTrigger/batch', { triggerTypeId, receivers: many })).body.meta.meta.accepted).toBe(15)
  await passes(20 * minuteMs)
  const copy = await aScheduledCopy(aliasesOf(email, 6))
  await engine.work()
  expect((await read(`${copy}`)).receivers).toMatchObject({ pending: 1, sent: 5 })
  expect(await waitsInMinutes(copy)).toEqual([40])
  expect((await post('singleTrigger', { triggerTypeId, receiver: { email, placeholders } })).status).toBe(429)
  await passes(41 * minuteMs)
  await engine.work()
  expect((await read(`${copy}`)).receivers).toMatchObject({ pending: 0, sent: 6 })
})

test('a mail that is tried again counts once', async () => {
  const email = anEmail()
  const [first, ...others] = aliasesOf(email, 20) as [string, ...string[]]
  engine.receiver.refuse.set(first, { at: 'dot', reply: '451 4.3.0 later' })
  const copy = await aScheduledCopy([first])
  for (let n = 0; n < 3; n += 1) {
    await engine.work()
    await api.database.query('update messages set due_at = now() where due_at is not null')
  }
  engine.receiver.refuse.delete(first)
  await engine.work()
  expect((await read(`${copy}`)).receivers).toMatchObject({ sent: 1 })
  const next = await aScheduledCopy(others)
  await engine.work()
  expect((await read(`${next}`)).receivers).toMatchObject({ pending: 0, sent: 19 })
})

test('a pause, and going on, lets nobody past the cap; what is canceled leaves never', proving('W-130.3'), async () => {
  const aliases = aliasesOf(anEmail(), 22)
  const copy = await aScheduledCopy(aliases)
  await engine.work()
  const [run] = await api.database.query<{ id: number }>('select id::int from runs where mailing_id = $1', [copy])
  const { id } = run as { id: number }
  const operator = (does: (act: Parameters<typeof cancelRun>[0]) => Promise<boolean>) =>
    inAccount(api.operator, account.accountId, does)
  await operator((act) => pauseRun(act, id, 'a look at it'))
  await passes(10 * minuteMs)
  await engine.work()
  await operator((act) => resumeRun(act, id))
  await engine.work()
  expect(mailsTo(aliases)).toBe(20)
  expect(await waitsInMinutes(copy)).toEqual([50, 50])
  await operator((act) => cancelRun(act, id))
  await passes(61 * minuteMs)
  await engine.work()
  expect(mailsTo(aliases)).toBe(20)
  expect(await read(`${copy}`)).toMatchObject({ status: 'canceled', receivers: { pending: 0, sent: 20, skipped: 2 } })
})

test('who waits keeps nobody else waiting, in this account or another', proving('W-130.3'), async () => {
  const aliases = aliasesOf(anEmail(), 120)
  const [crowded, before] = [await aScheduledCopy(aliases), account]
  await engine.work()
  expect((await read(`${crowded}`)).receivers).toMatchObject({ pending: 100, sent: 20 })
  // All of them are due, and there is room for none.
  await api.database.query('update messages set due_at = now() where due_at is not null')
  const mine = anEmail()
  await aScheduledCopy([mine])
  account = await anAccount(api)
  triggerTypeId = (await aTriggerMailing(api, account)).triggerTypeId
  const theirs = anEmail()
  await aScheduledCopy([theirs])
  await engine.work()
  expect([mailsTo([mine]), mailsTo([theirs]), mailsTo(aliases)]).toEqual([1, 1, 20])
  account = before
  expect((await waitsInMinutes(crowded)).length).toBe(100)
})

test('whoever waits longer than campaigns live is given up', proving('W-130.3'), async () => {
  const aliases = aliasesOf(anEmail(), 21)
  const copy = await aScheduledCopy(aliases)
  await engine.work()
  api.clock.advance(49 * 60 * minuteMs)
  await api.database.query('update messages set due_at = now() where due_at is not null')
  await engine.work()
  expect(await read(`${copy}`)).toMatchObject({ status: 'sent', receivers: { pending: 0, sent: 20, failed: 1 } })
})
