import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proves } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { openHours } from './open-hours.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const minuteMs = 60_000

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())
// Hours are told to the minute: a test that begins with one is over before the next.
beforeEach(() => api.clock.advance(minuteMs - (api.clock.now().getTime() % minuteMs)))

/** The number stands in the addresses of its people. */
type Desk = TestAdmin & { id: number; number: number }
let desks = 0

/** A draft of an account in Berlin; clocks in Helsinki are an hour ahead, those in London an hour behind. */
async function aDesk(people: readonly (string | null)[], admin?: TestAdmin): Promise<Desk> {
  desks += 1
  const number = desks
  const { account, ...rest } = admin ?? (await anAdmin(api, web))
  const all = people.map((timeZone, n) => ({
    // In several blocks, and in some of them with others.
    ...{ id: 1020 + 2 * n, timeZone },
    email: `p${n}.${timeZone?.split('/')[1] ?? 'none'}.${number}@leser.example`,
  }))
  await manySubscribers(api, account, all)
  await inAccount(api.operator, account.accountId, (act) =>
    changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' }),
  )
  return { account, ...rest, number, id: await aMailing(api, account.accountId) }
}

const [helsinki, berlin, london] = ['Europe/Helsinki', 'Europe/Berlin', 'Europe/London']
const read = async ({ call, at, id }: Desk, what = '') => (await call('GET', `${at}/mailings/${id}${what}`)).body.data
const run = (desk: Desk) => read(desk, '/run')
const send = async (desk: Desk, path: string, body: object) =>
  desk.call('POST', `${desk.at}/mailings/${desk.id}/${path}`, {
    body,
    headers: { 'if-match': `"${(await read(desk)).version}"` },
  })
/** What clocks in Berlin show in so many minutes. */
function clockIn(minutes: number): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: berlin, dateStyle: 'short', timeStyle: 'short' })
  return shown.format(api.clock.now().getTime() + minutes * minuteMs).replace(' ', 'T')
}
const at = (minutes: number) => ({ localTime: clockIn(minutes), timeZone: null })
const plan = (desk: Desk, minutes: number, body: object = {}) => send(desk, 'planning', { at: at(minutes), ...body })
const control = ({ call, at: place, id }: Desk, act: string, body?: object) =>
  call('POST', `${place}/mailings/${id}/run/${act}`, { body })
/** Where those are who have a mail. */
const got = ({ number }: Desk) =>
  engine.receiver.mails
    .flatMap(({ to }) => (to.endsWith(`.${number}@leser.example`) ? [to.split('.')[1] as string] : []))
    .toSorted()
async function pass(minutes: number): Promise<void> {
  api.clock.advance(minutes * minuteMs)
  await engine.work()
}

test('each gets it at the hour of their own clock, the run begins with the first, and everybody gets one', async () => {
  const desk = await aDesk([helsinki, null, helsinki, london, berlin, null])
  expect(await plan(desk, 90)).toMatchObject({ status: 200 })
  const planned = await read(desk)
  expect(planned).toMatchObject({ state: 'planned', recipientHour: clockIn(90) })
  proves('W-089', () =>
    expect(planned.plannedAt).toBe(`${timestamp(api.clock.now().getTime() + 30 * minuteMs).slice(0, 16)}:00`),
  )
  await engine.work()
  expect(got(desk)).toEqual([])

  await pass(30)
  const first = await run(desk)
  proves('W-089', () => expect(got(desk)).toEqual(['Helsinki', 'Helsinki']))
  expect(first).toMatchObject({ targeted: 6, accepted: 2, waiting: 4, difference: 0, endsAt: first.hours.lastAt })
  proves('W-095.1', () => {
    expect(first.stillReason).toBe('hour')
    expect(first.hours).toMatchObject({ zone: berlin, people: 3, isWaiting: true })
  })
  // Whom it goes to, and when, was decided when it began.
  await api.database.query(`update subscribers set time_zone = $2 where account_id = $1 and time_zone is null`, [
    desk.account.accountId,
    london,
  ])
  await manySubscribers(api, desk.account, [{ id: 9000, email: `late.late.${desk.number}@leser.example` }])
  await pass(59)
  expect(got(desk)).toHaveLength(2)

  await pass(1)
  proves('W-089', () => expect(got(desk)).toEqual(['Berlin', 'Helsinki', 'Helsinki', 'none', 'none']))
  expect(await run(desk)).toMatchObject({ waiting: 1, difference: 0, hours: { zone: london, people: 1 } })
  await pass(60)
  expect(got(desk)).toHaveLength(6)
  const after = await run(desk)
  expect(after).toMatchObject({ state: 'finished', targeted: 6, accepted: 6, waiting: 0, difference: 0, hours: null })
  expect(await read(desk)).toMatchObject({ state: 'sent' })
})

test('who is past the hour gets it as soon as it can no longer be taken back', async () => {
  const desk = await aDesk([helsinki, null, london])
  expect(await plan(desk, 30)).toMatchObject({ status: 200 })
  expect(await read(desk)).toMatchObject({ dueInSeconds: expect.toSatisfy((left) => left > 0 && left <= 60) })
  await pass(2)
  proves('W-089', () => expect(got(desk)).toEqual(['Helsinki']))
  await pass(28)
  expect(got(desk)).toEqual(['Helsinki', 'none'])
  await pass(60)
  expect(got(desk)).toEqual(['Helsinki', 'London', 'none'])
})

test('an hour that is over everywhere is refused', async () => {
  const desk = await aDesk([helsinki, null])
  expect(await plan(desk, -1)).toMatchObject({ status: 422, body: { errors: [{ code: 'scheduled_in_past' }] } })
  expect(await plan(desk, 366 * 24 * 60)).toMatchObject({ status: 422, body: { errors: [{ code: 'time_too_far' }] } })
  const never = { localTime: '2027-02-30T09:00', timeZone: null }
  expect(await send(desk, 'planning', { at: never })).toMatchObject({ status: 422 })
  expect(await read(desk)).toMatchObject({ state: 'draft', recipientHour: null })
})

test('it goes neither with a trial nor with several subjects', async () => {
  const desk = await aDesk(Array.from({ length: 1000 }, () => null))
  const trial = { people: 100, minutes: 30 }
  const answers = [await plan(desk, 90, { trial })]
  const subjectTest = { otherSubjects: ['Zweiter'], percent: 50, hours: 1, winsBy: 'clicks' }
  await desk.call('PATCH', `${desk.at}/mailings/${desk.id}`, {
    body: { subjectTest },
    headers: { 'if-match': `"${(await read(desk)).version}"` },
  })
  answers.push(await plan(desk, 90))
  proves('W-103.2', () => {
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: 'invalid_state' } })
  })
})

test('after the last moment of the mailing nobody waits for their hour, the rest expires', async () => {
  const desk = await aDesk([helsinki, null, london])
  const notAfter = { localTime: clockIn(120), timeZone: berlin }
  expect(await plan(desk, 90, { notAfter })).toMatchObject({ status: 200 })
  await pass(30)
  await pass(60)
  expect(got(desk)).toEqual(['Helsinki', 'none'])
  await pass(31)
  expect(await run(desk)).toMatchObject({ state: 'finished', accepted: 2, failed: 1, waiting: 0, difference: 0 })
})

test('an hour that comes during a pause waits for its end, and what is canceled reaches nobody', async () => {
  const desk = await aDesk([helsinki, null, london])
  await plan(desk, 90)
  await pass(30)
  expect((await control(desk, 'pause')).status).toBe(204)
  await pass(60)
  expect(got(desk)).toEqual(['Helsinki'])
  expect(await run(desk)).toMatchObject({ state: 'paused', waiting: 2, stillReason: null, difference: 0 })
  expect((await control(desk, 'resume', { reason: null })).status).toBe(204)
  await engine.work()
  expect(got(desk)).toEqual(['Helsinki', 'none'])
  expect((await control(desk, 'cancel')).status).toBe(204)
  await pass(61)
  expect(got(desk)).toEqual(['Helsinki', 'none'])
  expect(await run(desk)).toMatchObject({ state: 'canceled', accepted: 2, waiting: 0, canceled: 1, difference: 0 })
})

test('an hour that comes while a sender is at the block is not forgotten', async () => {
  const desk = await aDesk([helsinki, null])
  await plan(desk, 90)
  api.clock.advance(30 * minuteMs)
  const silence = Promise.withResolvers<void>()
  engine.receiver.hold = silence.promise
  const working = engine.work()
  await waitUntil('a mail on the wire', () => engine.receiver.held === 1, 30)
  api.clock.advance(60 * minuteMs)
  expect(await openHours(engine.engine)).toBe(1)
  silence.resolve()
  engine.receiver.hold = undefined
  await working
  expect(got(desk)).toEqual(['Helsinki', 'none'])
  expect(await run(desk)).toMatchObject({ state: 'finished', accepted: 2, difference: 0 })
})

test('in a sandbox its own clock decides', async () => {
  const admin = await anAdmin(api, web)
  const sandbox = await aSandbox(web, admin)
  const desk = await aDesk([helsinki, null, london], { ...admin, ...sandbox })
  const forward = (minutes: number) =>
    desk.call('POST', `${desk.at}/sandbox/clock`, { body: { forwardSeconds: minutes * 60 } })
  await plan(desk, 90)
  await forward(31)
  await engine.work()
  expect(await run(desk)).toMatchObject({ accepted: 1, waiting: 2, stillReason: 'hour', hours: { zone: berlin } })
  await forward(60)
  await engine.work()
  expect(await run(desk)).toMatchObject({ accepted: 2, waiting: 1, hours: { zone: london } })
  await forward(60)
  await engine.work()
  expect(await run(desk)).toMatchObject({ state: 'finished', accepted: 3, difference: 0 })
})

test('whoever approves it approves the hour, and no other', async () => {
  const desk = await aDesk([helsinki, null])
  const other = await web.sessionOf(await aUser(api, desk.account.accountId, { role: 'editor' }))
  await desk.call('PATCH', `${desk.at}/settings`, { body: { requireApproval: 'standard' } })
  const asked = await send(desk, 'approval/request', { at: at(90), notAfter: null, trial: null, note: '' })
  expect(asked).toMatchObject({ status: 204 })
  const { approval, recipientHour } = await read(desk)
  expect(recipientHour).toBe(clockIn(90))
  const { seen } = approval
  const consent = await other.call('POST', `${desk.at}/mailings/${desk.id}/approval/consent`, { body: { seen } })
  expect(consent).toMatchObject({ status: 200 })
  expect(await read(desk)).toMatchObject({ state: 'planned', recipientHour, plannedAt: approval.plannedAt })
  const atOnce = { localTime: approval.plannedAt.slice(0, 16).replace(' ', 'T'), timeZone: 'UTC' }
  expect(await send(desk, 'planning', { at: atOnce })).toMatchObject({
    status: 409,
    body: { code: 'approval_missing' },
  })
})
