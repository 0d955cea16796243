import { Resolver } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aSandbox, type TestSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { createGuardedClient } from '../../platform/net/guarded-client.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { finishCompletedRuns, startBirthdayRuns } from '../runs/index.ts'
import { createWebhook, WebhookDispatcher } from '../webhooks/index.ts'
import { startEventReceiver } from '../webhooks/testing/event-receiver.ts'
import { sendWelcomes } from '../welcomes/index.ts'
import { forgetCaptured } from './captured-mail.store.ts'
import { sendReports } from './send-reports.ts'
import { stepSandboxClocks } from './step-clocks.ts'

const { api, web } = await startApiAndWeb()
const daySeconds = 86_400
let engine: TestEngine
let pages: TestPages
let admin: TestAdmin
let sandbox: TestSandbox

beforeAll(async () => {
  engine = await startTestEngine(api)
  pages = await startTestPages(api)
  admin = await anAdmin(api, web)
  await pages.settings(admin.account, { optinConfirmMode: 'direct' })
  sandbox = await aSandbox(web, admin)
})
afterAll(async () => {
  await pages.stop()
  await engine.stop()
})

const forward = (forwardSeconds: number, at = sandbox.at) =>
  admin.call('POST', `${at}/sandbox/clock`, { body: { forwardSeconds } })
/** As the dispatcher does it, until the clock is where it was to be. */
async function settle(): Promise<void> {
  for (let steps = 1; steps > 0; steps = await stepSandboxClocks(engine.engine)) {
    await startBirthdayRuns(engine.engine)
    await engine.work()
    await sendReports(engine.engine)
    await sendWelcomes(engine.engine)
    await finishCompletedRuns(engine.engine)
  }
}
const stateOf = async () => (await admin.call('GET', `${sandbox.at}/sandbox`)).body.data
const register = async (key: string, email = anEmail()) => {
  const { body } = await api.call('POST', '/subscribers/register', { key, body: { email } })
  return { id: body.data.id as number, email, sent: body.meta.meta.optinSent as boolean }
}
const inbox = async (to: string) => (await admin.call('POST', `${sandbox.at}/inbox/search`, { body: { to } })).body.data
const optinLinkIn = async (to: string) => {
  const [{ id }] = await inbox(to)
  const { links } = (await admin.call('GET', `${sandbox.at}/inbox/${id}`)).body.data
  return new URL(links.find((link: string) => link.includes('/optin/'))).pathname
}
const statusOf = async (id: number, key: string) => {
  const { status, statusAddition } = (await api.call('GET', `/subscribers/${id}`, { key })).body.data
  return `${status}/${statusAddition}`
}

test('registered by API, captured, opened: confirmed', async () => {
  const { id, email } = await register(sandbox.key)
  await engine.work()
  const { status } = await pages.visit(await optinLinkIn(email), { headers: byBrowser })
  expect(status).toBeLessThan(400)
  const after = await statusOf(id, sandbox.key)
  proves('W-111.2', () => expect(after).toBe('1/null'))
})

test('eight days later the link of day 0 has expired; links of the account have not', proving('F-039'), async () => {
  const asked = await register(sandbox.key)
  const real = await register(admin.account.key)
  await engine.work()
  const link = await optinLinkIn(asked.email)
  expect((await forward(8 * daySeconds)).status).toBe(204)
  expect((await pages.visit(link, { headers: byBrowser })).status).toBe(410)
  expect(await statusOf(asked.id, sandbox.key)).toBe('2/1')
  const realLink = `/optin/${await pages.optinToken(admin.account, real.id)}`
  expect((await pages.visit(realLink, { headers: byBrowser })).status).toBeLessThan(400)
  expect(await statusOf(real.id, admin.account.key)).toBe('1/null')
})

test('the clock goes forward only, 400 days at most', async () => {
  const { aheadSeconds } = await stateOf()
  const tooFar = await forward(400 * daySeconds - aheadSeconds + 1)
  const back = await forward(-1)
  proves('W-112.1', () => {
    expect([tooFar.status, tooFar.body.code]).toEqual([422, 'clock_out_of_reach'])
    expect(back.status).toBe(422)
  })
  expect(await stateOf()).toMatchObject({ aheadSeconds })
  const real = await forward(60, admin.at)
  expect([real.status, real.body.code]).toEqual([409, 'not_a_sandbox'])
})

test('what is planned fires in its order, of the sandbox alone', async () => {
  const { accountId } = sandbox.account
  await aSubscriber(api, sandbox.account, { email: 'order@example.com' })
  await aSubscriber(api, admin.account)
  const plan = async (account: number, name: string, inDays: number) => {
    const id = await aMailing(api, account, { name, subject: name })
    const at = await inAccount(api.operator, account, async (act) => {
      const planned = timestamp(new Date(act.clock.now().getTime() + inDays * daySeconds * 1000))
      await planMailing(act, id, { at: planned, fromVerifiedDomain: false })
      return planned
    })
    return { id, at }
  }
  const second = await plan(accountId, 'second', 3)
  const first = await plan(accountId, 'first', 2)
  const real = await plan(admin.account.accountId, 'real', 2)
  expect((await stateOf()).next).toMatchObject({ kind: 'mailing', name: 'first' })
  expect((await forward(5 * daySeconds)).status).toBe(204)
  await settle()
  const runs = await api.database.query<{ name: string; started_at: Date }>(
    `select m.name, r.started_at from runs r join mailings m on m.account_id = r.account_id and m.id = r.mailing_id
     where r.account_id = $1 and r.class = 'newsletter' order by r.id`,
    [accountId],
  )
  proves('W-112.2', () => expect(runs.map(({ name }) => name)).toEqual(['first', 'second']))
  expect(runs.map(({ started_at }) => timestamp(started_at))).toEqual([first.at, second.at])
  const [untouched] = await api.database.query<{ status: string }>(
    'select status from mailings where id = $1 and account_id = $2',
    [real.id, admin.account.accountId],
  )
  proves('W-112.2', () => expect(untouched?.status).toBe('planned'))
})

test('caps count by it, and no other account is asked for less', proving('W-112.2'), async () => {
  const email = anEmail('oft')
  const sent: boolean[] = []
  // Processes keep what they know of an account for a second; an earlier test has put its clock forward.
  await sleep(1500)
  for (let n = 0; n < 6; n += 1) sent.push((await register(sandbox.key, email)).sent)
  expect(sent).toEqual([true, true, true, true, true, false])
  await forward(daySeconds + 60)
  await settle()
  await vi.waitFor(async () => expect((await register(sandbox.key, email)).sent).toBe(true), { timeout: 60_000 })
  for (let n = 0; n < 5; n += 1) expect((await register(admin.account.key, email)).sent).toBe(true)
})

test('a bounce comes an hour later', proving('W-113'), async () => {
  const { id, email } = await aSubscriber(api, sandbox.account, { email: `late-bounce+${anEmail()}` })
  const mailing = await aMailing(api, sandbox.account.accountId, { subject: 'late' })
  await inAccount(api.operator, sandbox.account.accountId, (act) =>
    planMailing(act, mailing, { at: timestamp(act.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  await sendReports(engine.engine)
  expect(await inbox(email)).toHaveLength(1)
  expect(await statusOf(id, sandbox.key)).toBe('1/null')
  await forward(3601)
  await settle()
  expect(await statusOf(id, sandbox.key)).toBe('3/5')
})

test('birthdays that the clock is put past are congratulated one after the other', async () => {
  const { accountId } = sandbox.account
  const { now } = await stateOf()
  const at = (days: number) => new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + days * daySeconds * 1000)
  const born = (days: number) => `1990${at(days).toISOString().slice(4, 10)}`
  const people = [
    await aSubscriber(api, sandbox.account, { birthday: born(3) }),
    await aSubscriber(api, sandbox.account, { birthday: born(2) }),
  ]
  const id = await aMailing(api, accountId, { type: 'birthday', isActive: true, subject: 'Happy birthday' })
  await startBirthdayRuns(engine.engine)
  await api.database.query('update mailings set congratulated_on = $1 where account_id = $2 and id = $3', [
    at(0).toISOString().slice(0, 10),
    accountId,
    id,
  ])
  await forward(5 * daySeconds)
  await settle()
  const runs = await api.database.query<{ occurrence: string }>(
    `select occurrence from runs where account_id = $1 and class = 'birthday' order by id`,
    [accountId],
  )
  proves('W-112.2', () =>
    expect(runs.map(({ occurrence }) => occurrence)).toEqual([2, 3].map((days) => at(days).toISOString().slice(0, 10))),
  )
  for (const { email } of people) expect(await inbox(email)).toMatchObject([{ subject: 'Happy birthday' }])
})

test('events say that they are of a sandbox; those of accounts do not', proving('W-110.5'), async () => {
  const receiver = await startEventReceiver()
  const client = createGuardedClient({ resolver: new Resolver(), allowPrivate: true })
  try {
    const { accountId } = sandbox.account
    const config = { ...api.app.config, WEBHOOK_ALLOW_PRIVATE: true }
    await inAccount({ ...api.operator, config }, accountId, (act) =>
      createWebhook(act, { name: 'CRM', url: receiver.url, types: [] }),
    )
    await aSubscriber(api, sandbox.account)
    const dispatcher = new WebhookDispatcher({ ...engine.engine, metrics: api.app.metrics, client })
    await dispatcher.look()
    await dispatcher.settle()
    const told = receiver.received.map(({ body }) => JSON.parse(body))
    expect(told).toMatchObject([{ type: 'subscriber.created', sandbox: true, data: { accountId } }])
    await aSubscriber(api, admin.account)
    const { body } = await api.call('GET', '/events?after=0', { key: admin.account.key })
    expect(body.data[0]).not.toHaveProperty('sandbox')
  } finally {
    client.close()
    await receiver.stop()
  }
})

test('mails stay for 30 days, and the newest 10,000', proving('W-111.4'), async () => {
  const tenant = sandbox.account
  const forget = () =>
    engine.engine.db.transaction(tenant, (tx) =>
      forgetCaptured(tx, timestamp(new Date(Date.now() - 30 * daySeconds * 1000)), 500),
    )
  const count = async () =>
    Number(
      (
        await api.database.query<{ n: string }>('select count(*) n from captured_mails where account_id = $1', [
          tenant.accountId,
        ])
      )[0]?.n,
    )
  const before = await count()
  expect(before).toBeGreaterThan(3)
  expect(await forget()).toBe(0)
  await api.database.query(
    `update captured_mails set kept_since = now() - interval '31 days' where id = (select min(id) from captured_mails where account_id = $1)`,
    [tenant.accountId],
  )
  expect(await forget()).toBe(1)
  await api.database.query(
    `insert into captured_mails (account_id, run_id, message_id, mailbox, reply, captured_at, recipient_hmac, summary_sealed, mail_sealed)
     select $1, 0, n, 'delivers', '', now(), '', '', '' from generate_series(1, 10000) n`,
    [tenant.accountId],
  )
  expect(await forget()).toBe(before - 1)
  expect(await count()).toBe(10_000)
  await api.database.query('delete from captured_mails where account_id = $1', [tenant.accountId])
})

test('reset: nobody in it, the clock as ours, what the account has now; keys stay', async () => {
  const draft = await aMailing(api, admin.account.accountId, { name: 'Made later' })
  expect((await admin.call('POST', `${sandbox.at}/sandbox/reset`)).status).toBe(204)
  const people = await api.call('GET', '/subscribers', { key: sandbox.key })
  const state = await stateOf()
  proves('W-110.4', () => {
    expect(people).toMatchObject({ status: 200, body: { data: [] } })
    expect(state).toMatchObject({ aheadSeconds: 0, next: null })
  })
  expect((await admin.call('GET', `${sandbox.at}/mailings/${draft}`)).body.data.name).toBe('Made later')
  const { email } = await register(sandbox.key)
  await engine.work()
  expect(await inbox(email)).toHaveLength(1)
  expect((await admin.call('POST', `${admin.at}/sandbox/reset`)).body.code).toBe('not_a_sandbox')
})

test('what is due on the way happens in its order, of whatever kind', async () => {
  const { accountId } = sandbox.account
  const before = await stateOf()
  const now = Date.parse(`${before.now.replace(' ', 'T')}Z`)
  const day = (days: number) => new Date(now + days * daySeconds * 1000).toISOString().slice(4, 10)
  const bouncing = await aSubscriber(api, sandbox.account, { email: `late-bounce+${anEmail()}` })
  const born = await aSubscriber(api, sandbox.account, { birthday: `1990${day(3)}` })
  const plan = async (subject: string, inDays: number) => {
    const id = await aMailing(api, accountId, { name: subject, subject })
    const at = timestamp(new Date(now + inDays * daySeconds * 1000 + 60_000))
    await inAccount(api.operator, accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  }
  await api.database.query(`update mailings set is_active = false where account_id = $1 and type = 'birthday'`, [
    accountId,
  ])
  await aMailing(api, accountId, { type: 'birthday', isActive: true, subject: 'Happy birthday' })
  await startBirthdayRuns(engine.engine)
  await api.database.query(
    'update mailings set congratulated_on = $1 where account_id = $2 and type = $3 and is_active',
    [new Date(now).toISOString().slice(0, 10), accountId, 'birthday'],
  )
  await plan('fifth day', 5)
  await plan('second day', 2)
  await plan('at once', 0)
  expect((await forward(6 * daySeconds)).status).toBe(204)
  expect((await stateOf()).until).not.toBeNull()
  await settle()
  const subjects = async (to: string) => (await inbox(to)).map(({ subject }: { subject: string }) => subject).reverse()
  const [toBouncing, toBorn] = [await subjects(bouncing.email), await subjects(born.email)]
  proves('W-112.3', () => {
    // The bounce of the first came an hour later, and so before the second.
    expect(toBouncing).toEqual(['at once'])
    expect(toBorn).toEqual(['at once', 'second day', 'Happy birthday', 'fifth day'])
  })
  expect(await stateOf()).toMatchObject({ until: null, aheadSeconds: before.aheadSeconds + 6 * daySeconds })
})
