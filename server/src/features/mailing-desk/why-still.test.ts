import { expect, test } from 'vitest'
import { aMailing, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { millisecondsOf, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { atCommandLine } from '../accounts/index.ts'
import { putUnderLock } from '../customer-accounts/index.ts'
import { planMailing } from '../mailings/index.ts'
import { startDueRuns } from '../runs/index.ts'
import { freezeSending, unfreezeSending } from '../sending/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })

/** A mailing to these people whose dispatch has just begun. */
async function aRun({ engine }: TestEngine, emails: readonly string[]): Promise<{ admin: TestAdmin; id: number }> {
  const admin = await anAdmin(api, web)
  for (const email of emails) await aSubscriber(api, admin.account, { email })
  const id = await aMailing(api, admin.account.accountId)
  await inAccount(api.operator, admin.account.accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  // Its domain may lose its check afterwards.
  await startDueRuns({ ...engine, config: { REQUIRE_SENDER_DOMAIN: false } })
  return { admin, id }
}

const runOf = async ({ admin: { call, at }, id }: { admin: TestAdmin; id: number }) =>
  (await call('GET', `${at}/mailings/${id}/run`)).body.data

/** With a sender of its own, which has ended when the test has. */
async function withEngine(work: (engine: TestEngine) => Promise<void>, config: Record<string, unknown> = {}) {
  const engine = await startTestEngine(api, config)
  try {
    await work(engine)
  } finally {
    await engine.stop()
  }
}

test('how fast it goes and when it ends; then a provider asks for patience, and is named where many read there', () =>
  withEngine(async (engine) => {
    const slow = Array.from({ length: 5 }, (_, i) => `reader-${i}@slow.example`)
    const run = await aRun(engine, [anEmail(), anEmail(), ...slow])
    for (const email of slow) engine.receiver.refuse.set(email, { at: 'rcpt', reply: '451 4.7.1 Later' })
    expect(await runOf(run)).toMatchObject({ waiting: 7, perMinute: null, endsAt: null })
    await engine.work()
    api.clock.advance(6000)
    const moving = await runOf(run)
    const restMs = millisecondsOf(moving.endsAt) - millisecondsOf(moving.seenAt)
    proves('W-095.2', () => {
      expect(moving).toMatchObject({ waiting: 5, stillReason: null, deferred: null })
      // Two mails in six seconds, and however long the test itself took.
      expect(moving.perMinute).toBeGreaterThan(2)
      expect(moving.perMinute).toBeLessThanOrEqual(20)
      expect(Math.abs(restMs - (5 / moving.perMinute) * 60_000)).toBeLessThan(2000)
    })
    api.clock.advance(61_000)
    await runOf(run)
    api.clock.advance(21_000)
    await proves('W-095.2', async () =>
      expect(await runOf(run)).toMatchObject({
        ...{ perMinute: 0, endsAt: null, stillReason: 'deferred' },
        deferred: { mails: 5, provider: 'slow.example', nextAt: expect.any(String) },
      }),
    )
  }))

test('few readers of a provider are not named by it', () =>
  withEngine(async (engine) => {
    const email = 'only-one@private.example'
    const run = await aRun(engine, [email])
    engine.receiver.refuse.set(email, { at: 'rcpt', reply: '451 4.7.1 Later' })
    await engine.work()
    await runOf(run)
    api.clock.advance(21_000)
    expect(await runOf(run)).toMatchObject({ stillReason: 'deferred', deferred: { mails: 1, provider: null } })
  }))

test('the relay is away', () =>
  withEngine(
    async (engine) => {
      const run = await aRun(engine, [anEmail()])
      await expect
        .poll(async () => {
          await engine.look()
          return (await runOf(run)).stillReason
        })
        .toBe('relayAway')
      await proves('W-095.2', async () => expect(await runOf(run)).toMatchObject({ waiting: 1, state: 'sending' }))
    },
    { RELAY_URL: 'smtp://127.0.0.1:1' },
  ))

test('the domain of the sender is not verified: the run is held, and says of which one', () =>
  withEngine(
    async (engine) => {
      const run = await aRun(engine, [anEmail()])
      await engine.work()
      const { senderEmail } = (await run.admin.call('GET', `${run.admin.at}/mailings/${run.id}`)).body.data
      await proves('W-095.2', async () =>
        expect(await runOf(run)).toMatchObject({
          state: 'paused',
          pause: { kind: 'domain', detail: String(senderEmail).split('@')[1], by: null },
        }),
      )
    },
    { REQUIRE_SENDER_DOMAIN: true },
  ))

test('the account is locked, everything is frozen, no sender is there', async () => {
  await withEngine(async (engine) => {
    const locked = await aRun(engine, [anEmail()])
    const { accountId } = locked.admin.account
    await inAccount(api.operator, accountId, async (act) => putUnderLock(act, 'operator'))
    await proves('W-095.2', async () => expect(await runOf(locked)).toMatchObject({ pause: { kind: 'locked' } }))
    const run = await aRun(engine, [anEmail()])
    await freezeSending(api.operator, atCommandLine, 'the database was restored')
    await proves('W-095.2', async () => expect(await runOf(run)).toMatchObject({ stillReason: 'frozen' }))
    await unfreezeSending(engine.engine)
  })
  let left: Awaited<ReturnType<typeof aRun>> | undefined
  await withEngine(async (engine) => {
    left = await aRun(engine, [anEmail()])
  })
  const run = left as NonNullable<typeof left>
  await proves('W-095.2', async () => expect(await runOf(run)).toMatchObject({ stillReason: 'noSender' }))
})
