import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { reconcileFromLog } from '../../src/features/relay/index.ts'
import { reportEndlessMail, startBirthdayRuns } from '../../src/features/runs/index.ts'
import { foldStatistics } from '../../src/features/statistics/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const dir = mkdtempSync(join(tmpdir(), 'endless-mail-test-'))
let api: TestApi
let engine: TestEngine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  await api.database.query('update runs set without_end = 0')
  account = await anAccount(api)
})

/** Sent, finished and counted; the relay accepts whatever comes and says nothing more about it. */
async function sent(mailing: number): Promise<number[]> {
  await engine.work()
  await foldStatistics(engine.engine)
  const runs = await api.database.query<{ id: number }>(
    "select id::int from runs where mailing_id = $1 and state = 'finished' order by id",
    [mailing],
  )
  return runs.map(({ id }) => id)
}

async function aNewsletterIsSent(): Promise<number> {
  const id = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  return (await sent(id))[0] as number
}

const finishedHoursAgo = (runId: number, hours: number) =>
  api.database.query("update runs set finished_at = now() - $2 * interval '1 hour' where id = $1", [runId, hours])

/** What an operator hears of it, and the number that stays. */
async function look() {
  const lines: { runId: number; mails: number }[] = []
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) })
  await reportEndlessMail({ ...engine.engine, log })
  const gauge = await engine.engine.metrics.mailsWithoutEnd.get()
  return { told: lines.map(({ runId, mails }) => ({ runId, mails })), number: gauge.values[0]?.value }
}

/** Somebody finds the lines about one of the mails. */
async function tellOfDelivery(email: string): Promise<void> {
  const mail = engine.receiver.mails.findLast(({ to }) => to === email)
  const line = (daemon: string, text: string) =>
    `Nov 15 06:00:00 relay postfix/${daemon}[1]: 4jRzWk2v4WzD2cG: ${text}\n`
  const file = join(dir, 'mail.log')
  writeFileSync(
    file,
    line('cleanup', `message-id=${mail?.header('message-id')}`) +
      line('qmgr', `from=<${mail?.from}>, size=1, nrcpt=1 (queue active)`) +
      line('smtp', `to=<${email}>, relay=mx[1.2.3.4]:25, delay=1, delays=0/0/0/1, dsn=2.0.0, status=sent (250 ok)`) +
      line('qmgr', 'removed'),
  )
  expect(await reconcileFromLog(engine.engine, [file])).toMatchObject({ changed: 1 })
  await foldStatistics(engine.engine)
}

test('accepted mail without an end is told of once, long after its run, and counts until it has its end', async () => {
  const people = [await aSubscriber(api, account), await aSubscriber(api, account)]
  const runId = await aNewsletterIsSent()
  await finishedHoursAgo(runId, 72)
  expect(await look()).toEqual({ told: [], number: 0 })
  await finishedHoursAgo(runId, 74)
  expect(await look()).toEqual({ told: [{ runId, mails: 2 }], number: 2 })
  expect(await look()).toEqual({ told: [], number: 2 })
  for (const [i, { email }] of people.entries()) {
    await tellOfDelivery(email)
    expect(await look()).toEqual({ told: [], number: 1 - i })
  }
})

test('a run whose mails have all come to an end is no alarm, nor is one that is too long ago', async () => {
  const { email } = await aSubscriber(api, account)
  const runId = await aNewsletterIsSent()
  await tellOfDelivery(email)
  await finishedHoursAgo(runId, 74)
  const longAgo = await aNewsletterIsSent()
  await finishedHoursAgo(longAgo, 24 * 15)
  expect(await look()).toEqual({ told: [], number: 0 })
})

test('of a mailing with many runs each counts its own mails', async () => {
  const mailing = await aMailing(api, account.accountId, { type: 'birthday', isActive: true })
  const day = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  for (const days of [1, 2, 2]) await aSubscriber(api, account, { birthday: `1990${day(days).slice(4)}` })
  for (const days of [1, 2])
    await startBirthdayRuns({ ...engine.engine, clock: { now: () => new Date(`${day(days)}T12:00:00Z`) } })
  const [first, second] = (await sent(mailing)) as [number, number]
  await finishedHoursAgo(first, 90)
  await finishedHoursAgo(second, 80)
  expect(await look()).toEqual({
    told: expect.arrayContaining([
      { runId: first, mails: 1 },
      { runId: second, mails: 2 },
    ]),
    number: 3,
  })
})
