import type { ChildProcess } from 'node:child_process'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing, requireMailing } from '../../src/features/mailings/index.ts'
import { updateMailing } from '../../src/features/mailings/mailing-change.store.ts'
import { chooseWinner } from '../../src/features/run-tests/choose-winner.ts'
import { findHoursToCome, findRunOfMailing, findTest } from '../../src/features/runs/index.ts'
import type { LocalTime } from '../../src/platform/clock/local-time.rules.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { EngineProcesses, kill } from '../engine-processes.ts'
import { aMailing, anAccount, anEmail, aTriggerMailing, type TestAccount } from '../factories.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { manySubscribers } from '../many-subscribers.ts'
import { proves } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

// Processes of their own take their time on a busy machine.
const connections = 4
let api: TestApi
let receiver: MailReceiver
let account: TestAccount
let processes: EngineProcesses

beforeAll(async () => {
  ;[api, receiver] = await Promise.all([startTestApi(), startMailReceiver()])
  account = await anAccount(api)
  processes = new EngineProcesses({ api, relayPort: receiver.port, connections })
})
afterEach(() => processes.killAll())
afterAll(() => Promise.all([api.stop(), receiver.stop()]))

/** A newsletter of two subjects to so many people, whose dispatch begins at once. */
async function aTestedNewsletter(people: number): Promise<number> {
  const start = 9000
  await manySubscribers(
    api,
    account,
    Array.from({ length: people }, (_, n) => ({ id: start + n, email: `leser${n}@test.example` })),
  )
  const id = await aMailing(api, account.accountId, { subject: 'Erster', html: '<p>Guten Tag</p>' })
  await inAccount(api.operator, account.accountId, async (act) => {
    const { mailing } = await requireMailing(act.tx, id)
    const subjectTest = { otherSubjects: ['Zweiter'], percent: 50, hours: 1, winsBy: 'clicks' as const }
    const written = { at: timestamp(act.clock.now()), by: 'operator' }
    updateMailing(act.tx, id, { ...mailing, subjectTest }, written)
    await planMailing(act, id, { at: timestamp(new Date()), fromVerifiedDomain: false })
  })
  return id
}

async function aScheduledCopy(receivers: number): Promise<number> {
  const { triggerTypeId } = await aTriggerMailing(api, account, { placeholders: [], html: '<p>Rückruf</p>' })
  const post = (path: string, body: object) => api.call('POST', `/mailings/trigger${path}`, { key: account.key, body })
  const { id } = (await post('', { triggerTypeId })).body.data
  await post(`/${id}/receivers`, { receivers: Array.from({ length: receivers }, () => ({ email: anEmail() })) })
  await post(`/${id}/schedule`, {})
  return id
}

/** Kills a sender after so many mails, with one on every connection, and starts another. */
async function killAmidst(sender: ChildProcess, mails: number): Promise<ChildProcess> {
  await receiver.received(mails)
  const silence = Promise.withResolvers<void>()
  receiver.hold = silence.promise
  await waitUntil('a mail on every connection', () => receiver.held === connections, 30)
  await kill(sender)
  silence.resolve()
  receiver.hold = undefined
  return processes.start('sender')
}

/** A newsletter for an hour that is over in Tokyo and hours away in Bogota, to people of both in the same blocks. */
async function aNewsletterByHour(tenant: TestAccount, people: number): Promise<number> {
  await manySubscribers(
    api,
    tenant,
    Array.from({ length: people }, (_, n) => ({
      ...{ id: 2000 + n, email: `stunde${n}@test.example` },
      timeZone: n % 2 === 0 ? 'Asia/Tokyo' : 'America/Bogota',
    })),
  )
  const id = await aMailing(api, tenant.accountId, { html: '<p>Guten Tag</p>' })
  const recipientHour = new Date(Date.now() + 7_200_000).toISOString().slice(0, 16) as LocalTime
  await inAccount(api.operator, tenant.accountId, (act) =>
    planMailing(act, id, { at: timestamp(new Date()), recipientHour, fromVerifiedDomain: false }),
  )
  return id
}

const read = async (id: number) => (await api.call('GET', `/mailings/trigger/${id}`, { key: account.key })).body.data

test('a sender that is killed in mid dispatch leaves nobody out, and nobody gets a second mail', async () => {
  const people = 60
  const [sender] = await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  const id = await aScheduledCopy(people)
  await receiver.received(people / 4)
  // The relay takes the next mails and does not come to say so: the worst moment to die.
  const silence = Promise.withResolvers<void>()
  receiver.hold = silence.promise
  await waitUntil('a mail on every connection', () => receiver.held === connections, 30)
  await kill(sender)
  const before = receiver.mails.length
  silence.resolve()
  receiver.hold = undefined
  expect(before).toBeLessThan(people - connections)
  expect((await read(id)).status).toBe('sending')

  await processes.start('sender')
  await receiver.received(people)
  await waitUntil('the end of the run', async () => (await read(id)).status === 'sent', 60)
  const { receivers } = await read(id)
  const addresses = receiver.mails.map(({ to }) => to)
  proves('E-223.1', () => {
    expect(new Set(addresses).size).toBe(people)
    // What the relay never answered is not told as sent, although it was.
    expect(receivers).toMatchObject({ pending: 0, sent: people - connections, failed: connections, skipped: 0 })
  })
  proves('E-223.2', () => expect(addresses).toHaveLength(people))
})

test('nor does one that is killed while some try the subjects, or while the rest gets the winner', async () => {
  const people = 240
  const before = receiver.mails.length
  const [first] = await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  const id = await aTestedNewsletter(people)
  const stateOf = async () => {
    const reader = api.app.db.reader(account)
    const run = await findRunOfMailing(reader, id)
    return run && { run: run.state, test: (await findTest(reader, run.id))?.state }
  }
  const second = await killAmidst(first, before + people / 8)
  await waitUntil('the subjects to be tried', async () => (await stateOf())?.test === 'waiting', 60)
  // Nobody of the rest has a mail, whatever ended meanwhile.
  expect(receiver.mails.length - before).toBe(people / 2)
  const choose = inAccount(api.operator, account.accountId, (act) => chooseWinner(act, id, 1))
  const third = await Promise.all([killAmidst(second, before + people / 2 + people / 8), choose])
  expect(third).toHaveLength(2)
  await waitUntil('the end of the run', async () => (await stateOf())?.run === 'finished', 60)
  const mails = receiver.mails.slice(before)
  const subjects = mails.map(({ parsed }) => parsed.subject)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(people)
  expect(mails).toHaveLength(people)
  expect(subjects.filter((subject) => subject === 'Erster')).toHaveLength(people / 4)
  expect(subjects.filter((subject) => subject === 'Zweiter')).toHaveLength((people * 3) / 4)
})

test('nor do senders and dispatchers that are killed while the hours of recipients come', async () => {
  const people = 240
  const before = receiver.mails.length
  const tenant = await anAccount(api)
  const reader = api.app.db.reader(tenant)
  const [first, dispatcher] = await Promise.all([processes.start('sender'), processes.start('dispatcher')])
  const id = await aNewsletterByHour(tenant, people)
  const second = await killAmidst(first, before + people / 8)
  const runId = (await findRunOfMailing(reader, id))?.id as number
  const isWaiting = async () => (await findHoursToCome(reader, runId))?.isWaiting ?? false
  await waitUntil('the hour of Tokyo to be over', isWaiting, 60)
  expect(receiver.mails.length - before).toBe(people / 2)
  await kill(dispatcher)
  await api.database.query('update run_hours set due_at = now() where run_id = $1 and not has_come', [runId])
  await processes.start('dispatcher')
  await killAmidst(second, before + people / 2 + people / 8)
  const stateOf = async () => (await findRunOfMailing(reader, id))?.state
  await waitUntil('the end of the run', async () => (await stateOf()) === 'finished', 60)
  const addresses = receiver.mails.slice(before).map(({ to }) => to)
  expect(new Set(addresses).size).toBe(people)
  expect(addresses).toHaveLength(people)
})
