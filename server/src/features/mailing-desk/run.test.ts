import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { openStream } from '../../platform/http/testing/open-stream.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { accountOfRun, findRunOfMailing, pauseRun, recountedRun, startDueRuns } from '../runs/index.ts'
import { foldStatistics } from '../statistics/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

/** A mailing to so many people whose dispatch has just begun. */
async function aRun(people: number): Promise<{ admin: TestAdmin; id: number; emails: string[]; firstId: number }> {
  const admin = await anAdmin(api, web)
  const readers: { id: number; email: string }[] = []
  for (let i = 0; i < people; i += 1) readers.push(await aSubscriber(api, admin.account))
  const id = await aMailing(api, admin.account.accountId)
  await inAccount(api.operator, admin.account.accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  return { admin, id, emails: readers.map(({ email }) => email), firstId: readers[0]?.id as number }
}

const runOf = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/mailings/${id}/run`)).body.data
const control = ({ call, at }: TestAdmin, id: number, act: string, body?: object) =>
  call('POST', `${at}/mailings/${id}/run/${act}`, { body })
const peopleIn = async ({ call, at }: TestAdmin, id: number, part: string) =>
  (await call('GET', `${at}/mailings/${id}/run/people?part=${part}`)).body.data.map(
    ({ email }: { email: string }) => email,
  )

test('everybody is counted once, before and after, and each number opens its people', async () => {
  const { admin, id, emails } = await aRun(3)
  expect(await runOf(admin, id)).toMatchObject({
    state: 'sending',
    targeted: 3,
    waiting: 3,
    accepted: 0,
    difference: 0,
  })
  expect(await peopleIn(admin, id, 'waiting')).toEqual(emails)
  await engine.work()
  const after = await runOf(admin, id)
  await proves('W-094.1', async () => {
    expect(after).toMatchObject({ state: 'finished', targeted: 3, accepted: 3, waiting: 0, difference: 0 })
    expect(await peopleIn(admin, id, 'accepted')).toEqual(emails)
  })
  expect(await peopleIn(admin, id, 'waiting')).toEqual([])
})

test('whoever watches sees each step and the end, and every sample adds up', async () => {
  const { admin, id } = await aRun(3)
  const { cookie, at } = admin
  const live = await openStream(`${web.url}/app/api${at}/mailings/${id}/run/live`, { cookie })
  await live.until(2)
  await engine.work()
  await live.until((seen) => seen.at(-1)?.data.state === 'finished')
  live.close()
  expect(live.events[0]).toMatchObject({ event: 'run', data: { state: 'sending', waiting: 3 } })
  expect(live.events.at(-1)).toMatchObject({ data: { accepted: 3, waiting: 0 } })
  expect(live.events.map(({ data }) => data.difference)).toEqual(live.events.map(() => 0))
})

test('the sums that are shown are what every single message says, before and after they are taken over', async () => {
  const { admin, id, firstId } = await aRun(4)
  const reader = engine.engine.db.reader(admin.account)
  const runId = (await findRunOfMailing(reader, id))?.id as number
  await admin.call('POST', `${admin.at}/subscribers/${firstId}/acts`, { body: { act: 'archive' } })
  const expectAlike = async () =>
    expect(await accountOfRun({ reader }, runId)).toEqual(await recountedRun({ reader }, runId))
  await expectAlike()
  await engine.work()
  await expectAlike()
  await foldStatistics({ db: engine.engine.db, clock: api.clock })
  await expectAlike()
  expect(await accountOfRun({ reader }, runId)).toMatchObject({
    targeted: 4,
    accepted: 3,
    excluded: { 'status 3/6': 1 },
    difference: 0,
  })
})

test('a user holds a run, lets it go on, and cancels what is left of it', proving('W-080.1'), async () => {
  const { admin, id, emails } = await aRun(2)
  expect((await control(admin, id, 'pause')).status).toBe(204)
  expect(await runOf(admin, id)).toMatchObject({ state: 'paused', pause: { kind: 'user', by: { name: 'Ute Nord' } } })
  expect((await control(admin, id, 'pause')).body).toMatchObject({ status: 409, code: 'invalid_state' })
  expect((await control(admin, id, 'resume', { reason: null })).status).toBe(204)
  await control(admin, id, 'pause')
  const before = await runOf(admin, id)
  expect((await control(admin, id, 'cancel')).status).toBe(204)
  const after = await runOf(admin, id)
  await proves('F-034', async () => {
    expect(after).toMatchObject({ state: 'canceled', canceled: before.waiting, waiting: 0, difference: 0 })
    expect(await peopleIn(admin, id, 'canceled')).toEqual(emails)
  })
  expect((await control(admin, id, 'resume', { reason: null })).body).toMatchObject({ status: 409 })
})

test('what stopped itself says of what there was too much, and goes on only for a reason', async () => {
  const { admin, id } = await aRun(1)
  const tenant = admin.account
  const note = 'sent to addresses that do not exist: 134 of 2000 mails'
  await engine.engine.db.transaction(tenant, async (tx) =>
    pauseRun({ tx }, (await findRunOfMailing(tx, id))?.id as number, note),
  )
  expect((await runOf(admin, id)).pause).toEqual({
    kind: 'brake',
    by: null,
    detail: null,
    matter: 'hardBounces',
    count: 134,
    of: 2000,
  })
  await proves('W-096.3', async () => {
    const refused = await control(admin, id, 'resume', { reason: null })
    expect(refused.body).toMatchObject({ status: 422, code: 'resume_reason_required' })
    expect((await control(admin, id, 'resume', { reason: 'The old list is out.' })).status).toBe(204)
    expect(await runOf(admin, id)).toMatchObject({ state: 'sending', resumeReason: 'The old list is out.' })
  })
  const { body } = await admin.call('GET', `${admin.at}/audit`)
  expect(body.data[0]).toMatchObject({ act: 'mailings.run.resume', objectId: id })
})

test('nothing to follow before it begins', async () => {
  const admin = await anAdmin(api, web)
  const id = await aMailing(api, admin.account.accountId)
  expect((await admin.call('GET', `${admin.at}/mailings/${id}/run`)).body).toMatchObject({ status: 409 })
})

test('who may get a test mail, and how many', async () => {
  const admin = await anAdmin(api, web)
  const { accountId } = admin.account
  const reader = await aSubscriber(api, admin.account)
  const id = await aMailing(api, accountId)
  const author = await web.sessionOf(await aUser(api, accountId, { role: 'author' }))
  const test = (session: Pick<TestAdmin, 'call'>, userIds: number[], subscriberIds: number[] = []) =>
    session.call('POST', `${admin.at}/mailings/${id}/tests`, { body: { userIds, subscriberIds } })
  await proves('W-084.2', async () => {
    expect((await test(author, [admin.user.id])).body.data).toEqual({ mails: 1 })
    expect((await test(author, [], [reader.id])).body).toMatchObject({ status: 403 })
    expect((await test(admin, [admin.user.id], [reader.id])).body.data).toEqual({ mails: 2 })
    expect((await test(admin, [999_999])).body).toMatchObject({ status: 422, code: 'test_receiver_unknown' })
    expect(
      (
        await test(
          admin,
          Array.from({ length: 21 }, () => admin.user.id),
        )
      ).status,
    ).toBe(422)
    const readers = [reader.id]
    for (let i = 0; i < 19; i += 1) readers.push((await aSubscriber(api, admin.account)).id)
    for (let sent = 3; sent + 20 <= 200; sent += 20) expect((await test(admin, [], readers)).status).toBe(200)
    expect((await test(admin, [], readers)).body).toMatchObject({ status: 429, code: 'tests_too_many', limit: 200 })
    expect((await test(admin, [], readers.slice(0, 17))).status).toBe(200)
    expect((await test(admin, [], [reader.id])).status).toBe(429)
  })
  await engine.work()
  const subjects = engine.receiver.mails.filter(({ to }) => to.includes(admin.user.email)).map(({ raw }) => raw)
  expect(subjects).toHaveLength(2)
})
