import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proves } from '../../../test/proves.ts'
import { serviceUrls } from '../../../test/service-urls.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { startTracking, type TrackingFixture } from '../../../test/tracking-fixture.ts'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { idsIn } from '../../platform/db/id-blocks.rules.ts'
import { inAccount, switchTracking } from '../account-setup/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { startDueRuns } from '../runs/index.ts'
import type { TrackingMode } from '../tracking/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const hourMs = 3_600_000
const [first, second] = ['Jetzt pflanzen', 'Die bequemste gute Tat']
const html = '<html><body><a href="https://shop.example/tulpen">Tulpen</a></body></html>'
const test50 = { otherSubjects: [second], percent: 50, hours: 1, winsBy: 'clicks' }
const now = { at: null, notAfter: null }

let engine: TestEngine
let tracking: TrackingFixture
beforeAll(async () => {
  engine = await startTestEngine(api)
  tracking = await startTracking({ tracking: api.database.trackingUrl, nats: serviceUrls().nats })
})
afterAll(async () => {
  await tracking.stop()
  await engine.stop()
})

/** The number stands in the addresses of its people. */
type Desk = TestAdmin & { id: number; number: number }
let desks = 0

/** A draft to so many people, each with an address of its own. */
async function aDesk(people: number, mode?: TrackingMode): Promise<Desk> {
  return aDeskIn(await anAdmin(api, web), people, mode)
}

async function aDeskIn(admin: TestAdmin, people: number, mode: TrackingMode = 'aggregate'): Promise<Desk> {
  desks += 1
  const number = desks
  await manySubscribers(
    api,
    admin.account,
    Array.from({ length: people }, (_, n) => ({ id: 5000 + n, email: addressOf(n, number) })),
  )
  await inAccount(api.operator, admin.account.accountId, async (act) => {
    await changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' })
    await switchTracking(act, mode)
  })
  return { ...admin, number, id: await aMailing(api, admin.account.accountId, { subject: first, html }) }
}

const read = async ({ call, at, id }: Desk, what = '') => (await call('GET', `${at}/mailings/${id}${what}`)).body.data
const versioned = async (desk: Desk) => ({ 'if-match': `"${(await read(desk)).version}"` })
const change = async (desk: Desk, body: object) =>
  desk.call('PATCH', `${desk.at}/mailings/${desk.id}`, { body, headers: await versioned(desk) })
const plan = async (desk: Desk, body: object = {}) =>
  desk.call('POST', `${desk.at}/mailings/${desk.id}/planning`, {
    body: { ...now, ...body },
    headers: await versioned(desk),
  })
const control = ({ call, at, id }: Desk, act: string, body?: object) =>
  call('POST', `${at}/mailings/${id}/run/${act}`, { body })
const addressOf = (n: number, number: number) => `p${n}.${number}@leser.example`
const mails = ({ number }: Desk) => engine.receiver.mails.filter(({ to }) => to.endsWith(`.${number}@leser.example`))
const subjects = (desk: Desk) => mails(desk).map(({ parsed }) => parsed.subject)
const countOf = (subject: string, list: (string | undefined)[]) => list.filter((each) => each === subject).length
const run = async (desk: Desk) => read(desk, '/run')
/** Plans it for now, and lets the time pass in which it could be taken back. */
async function begin(desk: Desk, body: object = {}): Promise<void> {
  expect(await plan(desk, body)).toMatchObject({ status: 200 })
  api.clock.advance(61_000)
}

/** Clicks of so many readers of a subject, far enough apart that they are people. */
async function click(desk: Desk, subject: string, times: number): Promise<void> {
  const mail = mails(desk).find(({ parsed }) => parsed.subject === subject)
  const link = /href="([^"]*\/c\/[^"]*)"/.exec(mail?.parsed.html ?? '')?.[1] as string
  for (let n = 1; n <= times; n += 1) {
    tracking.setClock(new Date(Date.now() + n * 60_000))
    const answer = await fetch(link.replace(api.app.config.PUBLIC_URL, tracking.url), {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    expect(answer.status).toBe(302)
  }
}

describe('a subject test', () => {
  test('some try each subject in equal parts, the rest waits and gets the winner, each one mail', async () => {
    const desk = await aDesk(301)
    expect(await change(desk, { subjectTest: test50 })).toMatchObject({ status: 204 })
    await begin(desk)
    await engine.work()
    const tried = subjects(desk)
    proves('W-103.1', () => {
      expect(tried).toHaveLength(151)
      expect([countOf(first, tried), countOf(second, tried)]).toEqual([76, 75])
    })
    const waiting = await run(desk)
    proves('W-095.1', () => expect(waiting).toMatchObject({ state: 'sending', stillReason: 'winner', difference: 0 }))
    expect(waiting).toMatchObject({ targeted: 301, accepted: 151, waiting: 150 })
    expect(waiting.test).toMatchObject({ kind: 'subjects', state: 'waiting', people: 151, winner: null })

    await click(desk, first, 3)
    await click(desk, second, 9)
    api.clock.advance(hourMs - 120_000)
    await engine.work()
    expect(mails(desk)).toHaveLength(151)
    expect((await run(desk)).test).toMatchObject({ leader: 1, variants: [{ clicks: 3 }, { clicks: 9 }] })

    api.clock.advance(121_000)
    await engine.work()
    const after = await run(desk)
    const got = subjects(desk)
    proves('W-103.1', () => {
      expect(new Set(mails(desk).map(({ to }) => to)).size).toBe(301)
      expect([countOf(first, got), countOf(second, got)]).toEqual([76, 225])
      expect(after).toMatchObject({ state: 'finished', targeted: 301, accepted: 301, waiting: 0, difference: 0 })
      expect(after.test).toMatchObject({ state: 'over', winner: 1, outcome: 'most', decidedBy: null })
    })
    expect(await read(desk)).toMatchObject({ state: 'sent', subject: second })
    const { test: reported } = await read(desk, '/report')
    expect(reported).toMatchObject({
      winner: 1,
      variants: [
        { subject: first, people: 76, delivered: 76, clicks: 3 },
        { subject: second, people: 75, delivered: 75, clicks: 9 },
      ],
    })
  })

  test('too little says nothing: the first goes out', async () => {
    const desk = await aDesk(200)
    await change(desk, { subjectTest: test50 })
    await begin(desk)
    await engine.work()
    await click(desk, second, 9)
    api.clock.advance(hourMs + 1000)
    await engine.work()
    const got = subjects(desk)
    const { test: decided } = await run(desk)
    proves('W-103.1', () => expect(decided).toMatchObject({ winner: 0, outcome: 'few' }))
    expect([countOf(first, got), countOf(second, got)]).toEqual([150, 50])
  })

  test('an editor chooses before; an author may not, and nobody twice', async () => {
    const desk = await aDesk(200)
    await change(desk, { subjectTest: test50 })
    await begin(desk)
    await engine.work()
    const author = await web.sessionOf(await aUser(api, desk.account.accountId, { role: 'author' }))
    expect((await control({ ...desk, call: author.call }, 'winner', { variant: 1 })).status).toBe(403)
    expect(await control(desk, 'winner', { variant: 3 })).toMatchObject({ status: 422 })
    expect((await control(desk, 'winner', { variant: 1 })).status).toBe(204)
    expect(await control(desk, 'winner', { variant: 0 })).toMatchObject({ status: 409 })
    await engine.work()
    const got = subjects(desk)
    const { test: chosen, state } = await run(desk)
    proves('W-103.1', () => {
      expect(state).toBe('finished')
      expect(chosen).toMatchObject({ winner: 1, outcome: 'chosen', decidedBy: { kind: 'user' } })
      expect([countOf(first, got), countOf(second, got)]).toEqual([50, 150])
    })
  })

  test('while it is paused the time of the rest stands still', async () => {
    const desk = await aDesk(200)
    await change(desk, { subjectTest: test50 })
    await begin(desk)
    await engine.work()
    const before = millisecondsOf((await run(desk)).test.waitsUntil)
    await control(desk, 'pause')
    api.clock.advance(2 * hourMs)
    await engine.work()
    expect(mails(desk)).toHaveLength(100)
    // The time of pauses is the database's.
    await sleep(2100)
    await control(desk, 'resume', { reason: null })
    const after = millisecondsOf((await run(desk)).test.waitsUntil)
    proves('F-038', () => expect(after - before).toBeGreaterThanOrEqual(2000))
    await control(desk, 'cancel')
    expect(await run(desk)).toMatchObject({ accepted: 100, canceled: 100, waiting: 0, difference: 0 })
  })

  test('needs fifty for each subject, something that is counted, and no trial beside it', async () => {
    const few = await aDesk(199)
    await change(few, { subjectTest: { ...test50, percent: 49 } })
    const small = await plan(few)
    const { checks } = await read(few)
    const uncounted = await aDesk(200, 'none')
    await change(uncounted, { subjectTest: test50 })
    const blind = await plan(uncounted)
    const both = await aDesk(1000)
    await change(both, { subjectTest: test50 })
    const double = await plan(both, { trial: { people: 100, minutes: 30 } })
    proves('W-103.2', () => {
      expect(small).toMatchObject({ status: 409, body: { code: 'checks_failed', checks: ['subjectTest'] } })
      expect(checks).toContainEqual(expect.objectContaining({ name: 'subjectTest', verdict: 'blocking', count: 50 }))
      expect(blind).toMatchObject({ status: 409, body: { checks: ['subjectTest'] } })
      expect(double).toMatchObject({ status: 409, body: { code: 'invalid_state' } })
    })
    const five = { ...test50, otherSubjects: ['b', 'c', 'd', 'e'] }
    expect((await change(both, { subjectTest: five })).status).toBe(422)
    expect((await change(both, { subjectTest: { ...test50, hours: 25 } })).status).toBe(422)
  })
})

test('in a sandbox its clock ends the waiting', async () => {
  const admin = await anAdmin(api, web)
  const sandbox = await aSandbox(web, admin)
  const desk = await aDeskIn({ ...admin, ...sandbox }, 200)
  expect(await change(desk, { subjectTest: test50 })).toMatchObject({ status: 204 })
  expect(await plan(desk)).toMatchObject({ status: 200 })
  const forward = (forwardSeconds: number) =>
    desk.call('POST', `${desk.at}/sandbox/clock`, { body: { forwardSeconds } })
  expect((await forward(120)).status).toBe(204)
  await engine.work()
  expect(await run(desk)).toMatchObject({ accepted: 100, waiting: 100, stillReason: 'winner' })
  expect((await forward(3600)).status).toBe(204)
  await engine.work()
  expect(await run(desk)).toMatchObject({ state: 'finished', accepted: 200, test: { winner: 0, outcome: 'few' } })
  expect(mails(desk)).toEqual([])
})

describe('a trial', () => {
  const trial = { people: 100, minutes: 30 }

  test('the chosen get it first, and the rest follows by itself when nothing speaks against it', async () => {
    const desk = await aDesk(1000)
    await begin(desk, { trial })
    await engine.work()
    expect(mails(desk)).toHaveLength(100)
    const waiting = await run(desk)
    proves('W-095.1', () => expect(waiting).toMatchObject({ stillReason: 'trial', waiting: 900, difference: 0 }))
    api.clock.advance(29 * 60_000)
    await engine.work()
    expect(mails(desk)).toHaveLength(100)
    api.clock.advance(61_000)
    await engine.work()
    const after = await run(desk)
    proves('W-150.1', () => {
      expect(after).toMatchObject({ state: 'finished', targeted: 1000, accepted: 1000, difference: 0 })
      expect(after.test).toMatchObject({ kind: 'trial', state: 'over', people: 100, outcome: 'fine' })
      expect(new Set(mails(desk).map(({ to }) => to)).size).toBe(1000)
    })
    expect(mails(desk)).toHaveLength(1000)
  })

  test('that went badly holds the rest until somebody says why it may go', async () => {
    const desk = await aDesk(10_000)
    await begin(desk, { trial: { people: 1000, minutes: 5 } })
    await startDueRuns(engine.engine)
    const blocks = await api.database.query<{ block: string; ahead: string }>(
      `select b.block, b.ahead[1]::text as ahead from run_blocks b where b.account_id = $1 and b.ahead is not null`,
      [desk.account.accountId],
    )
    const chosen = blocks.flatMap(({ block, ahead }) => idsIn(Number(block), ahead))
    expect(chosen).toHaveLength(1000)
    for (const id of chosen.slice(0, 60))
      engine.receiver.refuse.set(addressOf(id - 5000, desk.number), {
        at: 'rcpt',
        reply: '550 5.1.1 unknown',
      })
    await engine.work()
    api.clock.advance(5 * 60_000 + 1000)
    await engine.work()
    const held = await run(desk)
    proves('F-063', () => {
      expect(mails(desk)).toHaveLength(940)
      expect(held).toMatchObject({ state: 'paused', accepted: 940, refused: 60, waiting: 9000, difference: 0 })
    })
    expect(held.pause).toMatchObject({ kind: 'trial', matter: 'hardBounces', count: 60, of: 1000 })
    const told = await api.database.query('select from user_mails where kind = $1 and email = $2', [
      'runHeld',
      desk.user.email,
    ])
    const bare = await control(desk, 'resume', { reason: null })
    proves('F-063', () => {
      expect(told).toHaveLength(1)
      expect(bare).toMatchObject({ status: 422, body: { code: 'resume_reason_required' } })
    })
    expect((await control(desk, 'resume', { reason: 'an old list of the fair' })).status).toBe(204)
    await engine.work()
    expect(await run(desk)).toMatchObject({ state: 'finished', accepted: 9940, refused: 60, difference: 0 })
  })

  test('has a hundred people at least, and a tenth of the audience at most', async () => {
    const desk = await aDesk(1000)
    const answers = [
      await plan(desk, { trial: { people: 99, minutes: 30 } }),
      await plan(desk, { trial: { people: 101, minutes: 30 } }),
    ]
    proves('W-150.2', () => {
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 409, body: { code: 'trial_out_of_range', least: 100, most: 100 } })
    })
    expect((await plan(desk, { trial: { people: 100, minutes: 4 } })).status).toBe(422)
  })
})
