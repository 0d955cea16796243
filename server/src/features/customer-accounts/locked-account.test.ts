import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { activateMailing, resumeRun, startDueRuns } from '../runs/index.ts'

const { api, web } = await startApiAndWeb()
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

async function aFamily(): Promise<{ above: TestAdmin; below: TestAccount; at: string }> {
  const above = await anAdmin(api, web, { type: 'L' })
  const { customerId, accountId: parentAccountId } = above.account
  const below = await anAccount(api, { customerId, parentAccountId })
  return { above, below, at: `${above.at}/subaccounts/${below.accountId}` }
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
const now = () => ({ at: timestamp(api.clock.now()), fromVerifiedDomain: false })
const planned = ({ accountId }: TestAccount, id: number) =>
  outcomeOf(inAccount(api.operator, accountId, (act) => planMailing(act, id, now())))
const runOf = async (mailingId: number) => {
  const [run] = await api.database.query<{ id: string; state: string; reason: string | null }>(
    'select id, state, pause_reason as reason from runs where mailing_id = $1',
    [mailingId],
  )
  return run && { ...run, id: Number(run.id) }
}

test(
  'a locked account: keys are refused, nothing is planned or activated, runs are paused',
  proving('W-009.1'),
  async () => {
    const { above, below, at } = await aFamily()
    await aSubscriber(api, below)
    const [underWay, due, later] = [
      await aMailing(api, below.accountId),
      await aMailing(api, below.accountId),
      await aMailing(api, below.accountId),
    ]
    await planned(below, underWay)
    expect(await startDueRuns(engine.engine)).toBe(1)
    await planned(below, due)
    expect((await above.call('POST', `${at}/locking`)).status).toBe(204)
    expect(await runOf(underWay)).toMatchObject({ state: 'paused', reason: 'account_locked' })
    await expect.poll(async () => (await api.call('GET', '/whoami', { key: below.key })).status).toBe(403)

    for (const [method, path] of [
      ['GET', '/whoami'],
      ['GET', '/subscribers'],
      ['POST', '/subscribers/register'],
    ] as const) {
      const body = method === 'POST' ? { email: 'ada@example.org' } : undefined
      const answer = await api.call(method, path, { key: below.key, body })
      expect([answer.status, answer.body.code]).toEqual([403, 'account_locked'])
    }
    expect(await planned(below, later)).toBe('account_locked')
    const activate = inAccount(api.operator, below.accountId, (act) =>
      activateMailing(act, below.optinMailingId as number),
    )
    expect(await outcomeOf(activate)).toBe('account_locked')
    expect(await startDueRuns(engine.engine)).toBe(0)
    const [failed] = await api.database.query('select failure_reason as reason from mailings where id = $1', [due])
    expect(failed).toEqual({ reason: 'account_locked' })
    const run = await runOf(underWay)
    const resume = () =>
      outcomeOf(engine.engine.db.transaction(below, (tx) => resumeRun({ tx }, (run as { id: number }).id)))
    expect(await resume()).toBe('account_locked')

    const user = await web.guardedSessionOf(await aUser(api, below.accountId))
    expect((await user.call('GET', `/accounts/${below.accountId}/subscribers`)).status).toBe(200)
    const wish = { columns: ['email'], format: 'csv' }
    const exported = await user.call('POST', `/accounts/${below.accountId}/exports`, { body: wish })
    expect(exported.body?.code).not.toBe('account_locked')

    expect((await above.call('POST', `${at}/unlocking`)).status).toBe(204)
    await expect.poll(async () => (await api.call('GET', '/whoami', { key: below.key })).status).toBe(200)
    expect(await runOf(underWay)).toMatchObject({ state: 'paused' })
    expect([await resume(), await planned(below, later)]).toEqual(['done', 'done'])
  },
)

test('an approval that is taken back stops what was planned on it', proving('W-005'), async () => {
  const { below } = await aFamily()
  await aSubscriber(api, below)
  const due = await aMailing(api, below.accountId)
  expect(await planned(below, due)).toBe('done')
  expect((await runPostrider(api.database, ['signup', 'withdraw', `${below.accountId}`])).status).toBe(0)
  await startDueRuns(engine.engine)
  const [failed] = await api.database.query('select failure_reason as reason from mailings where id = $1', [due])
  expect([failed, await runOf(due)]).toEqual([{ reason: 'account_not_approved' }, undefined])
})

test('whoever has locked it unlocks it, and the operator may in any case', proving('W-009.1'), async () => {
  const { above, below, at } = await aFamily()
  const command = (name: string) => runPostrider(api.database, ['account', name, `${below.accountId}`])
  const unlock = async () => {
    const { status, body } = await above.call('POST', `${at}/unlocking`)
    return [status, body?.code]
  }
  const rowOf = async () => (await above.call('GET', `${above.at}/subaccounts`)).body.data[0]
  expect((await command('lock')).stdout).toContain('is locked')
  expect(await rowOf()).toMatchObject({ health: 'locked', lockedBy: 'operator' })
  expect(await unlock()).toEqual([403, 'locked_by_operator'])
  await above.call('POST', `${at}/locking`)
  expect((await rowOf()).lockedBy).toBe('operator')
  const detached = await above.call('POST', `${at}/detaching`)
  expect([detached.status, detached.body.code]).toEqual([403, 'account_locked'])
  expect((await command('unlock')).stdout).toContain('is unlocked')
  expect(await rowOf()).toMatchObject({ lockedAt: null, lockedBy: null })
  await above.call('POST', `${at}/locking`)
  expect((await rowOf()).lockedBy).toBe('parent')
  expect((await command('unlock')).status).toBe(0)
  await expect.poll(async () => (await api.call('GET', '/whoami', { key: below.key })).status).toBe(200)
})
