import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { brakeRuns } from '../bounces/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { findRunOfMailing, startDueRuns } from '../runs/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

async function aReadyAdmin(): Promise<TestAdmin & { id: number }> {
  const admin = await anAdmin(api, web)
  await inAccount(api.operator, admin.account.accountId, (act) =>
    changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' }),
  )
  await aSubscriber(api, admin.account)
  return { ...admin, id: await aMailing(api, admin.account.accountId) }
}

const inMinutes = (minutes: number) => ({
  localTime: timestamp(api.clock.now().getTime() + minutes * 60_000)
    .slice(0, 16)
    .replace(' ', 'T'),
  timeZone: 'UTC',
})
const detailOf = async ({ call, at, id }: TestAdmin & { id: number }) =>
  (await call('GET', `${at}/mailings/${id}`)).body.data
const plan = async (admin: TestAdmin & { id: number }, body: object, by: Pick<TestAdmin, 'call'> = admin) =>
  by.call('POST', `${admin.at}/mailings/${admin.id}/planning`, {
    body,
    headers: { 'if-match': `"${(await detailOf(admin)).version}"` },
  })
const mailsOf = async (kind: string, email: string) =>
  (await api.database.query('select 1 from user_mails where kind = $1 and email = $2', [kind, email])).length

/** As if so many mails of the run had left, of people whom nobody else knows. */
const handOver = ({ account: { accountId } }: TestAdmin, runId: number, mails: number) =>
  api.database.query(
    `insert into run_blocks (account_id, run_id, block, targets, cnt, state) values ($1, $2, 99, 0::bit(1024), $3, 2)`,
    [accountId, runId, mails],
  )
const complain = ({ account: { accountId } }: TestAdmin, runId: number, people: number) =>
  api.database.query(
    `insert into inbound_reports (account_id, run_id, message_id, kind, class, judged_at, received_at)
     select $1, $2, 1000 + n, 'complaint', 'abuse', now(), now() from generate_series(1, $3) n on conflict do nothing`,
    [accountId, runId, people],
  )

test(
  'what is found due after its last moment reaches nobody; planner and admins are told',
  proving(['W-081.2']),
  async () => {
    const admin = await aReadyAdmin()
    const user = await aUser(api, admin.account.accountId, { role: 'editor' })
    const bystander = await aUser(api, admin.account.accountId, { role: 'editor' })
    const editor = await web.sessionOf(user)
    const tooEarly = await plan(admin, { at: inMinutes(60), notAfter: inMinutes(30) })
    expect(tooEarly.body.errors).toMatchObject([{ pointer: '#/notAfter', code: 'not_after_too_early' }])
    expect((await plan(admin, { at: inMinutes(60), notAfter: inMinutes(120) }, editor)).status).toBe(200)
    expect((await detailOf(admin)).notAfter).not.toBeNull()
    api.clock.advance(3 * 3_600_000)
    await startDueRuns(engine.engine)
    expect(await detailOf(admin)).toMatchObject({ state: 'failed', failureReason: 'too_late' })
    const told = await Promise.all([admin.user, user, bystander].map(({ email }) => mailsOf('mailingFailed', email)))
    expect(told).toEqual([1, 1, 0])
    await proves('W-080.2', async () => {
      expect((await admin.call('POST', `${admin.at}/mailings/${admin.id}/withdrawal`)).status).toBe(204)
      expect(await detailOf(admin)).toMatchObject({ state: 'draft', failureReason: null })
    })
  },
)

test('what has not left by then expires', proving('W-088'), async () => {
  const admin = await aReadyAdmin()
  expect((await plan(admin, { at: inMinutes(10), notAfter: inMinutes(20) })).status).toBe(200)
  api.clock.advance(11 * 60_000)
  await startDueRuns(engine.engine)
  const run = async () => (await admin.call('GET', `${admin.at}/mailings/${admin.id}/run`)).body.data
  expect(await run()).toMatchObject({ state: 'sending', waiting: 1 })
  api.clock.advance(10 * 60_000)
  const before = engine.receiver.mails.length
  await engine.work()
  expect(engine.receiver.mails).toHaveLength(before)
  expect(await run()).toMatchObject({ state: 'finished', failed: 1, waiting: 0, difference: 0 })
})

test('a run of which too much comes back stops itself, and tells those who answer for it', async () => {
  const admin = await aReadyAdmin()
  const bystander = await aUser(api, admin.account.accountId, { role: 'editor' })
  const planner = await aUser(api, admin.account.accountId, { role: 'editor' })
  await plan(admin, { at: inMinutes(1) }, await web.sessionOf(planner))
  api.clock.advance(120_000)
  await startDueRuns(engine.engine)
  const reader = engine.engine.db.reader(admin.account)
  const { id } = (await findRunOfMailing(reader, admin.id)) as { id: number }
  await handOver(admin, id, 1000)
  await complain(admin, id, 3)
  expect(await brakeRuns(engine.engine)).toBe(0)
  await complain(admin, id, 4)
  await proves('W-098.1', async () => {
    expect(await brakeRuns(engine.engine)).toBe(1)
    const { pause, state } = (await admin.call('GET', `${admin.at}/mailings/${admin.id}/run`)).body.data
    expect([state, pause]).toMatchObject(['paused', { kind: 'brake', matter: 'complaints', count: 4, of: 1000 }])
  })
  expect(await brakeRuns(engine.engine)).toBe(0)
  const told = await Promise.all([admin.user, planner, bystander].map(({ email }) => mailsOf('runHeld', email)))
  proves('W-098.3', () => expect(told).toEqual([1, 1, 0]))
})
