import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { judgeRefusals } from '../../src/features/bounces/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { messageStates } from '../../src/features/messages/index.ts'
import { agents, verdicts } from '../../src/features/tracking/verdict.rules.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { personIn } from '../person.ts'
import { proves, proving } from '../proves.ts'
import { anEvent, aTrackingAccount, type StatisticsFixture, startStatistics } from '../statistics-fixture.ts'
import { aUser, startTestWeb, type TestSession, type TestWeb } from '../test-web.ts'
import { unzip } from '../unzip.ts'

const shop = 'https://shop.example/'
let fixture: StatisticsFixture
let web: TestWeb

beforeAll(async () => {
  fixture = await startStatistics()
  web = await startTestWeb(fixture.api)
})
afterAll(async () => {
  await web.stop()
  await fixture.stop()
})

async function sendNewsletter(account: TestAccount): Promise<number> {
  const { api, engine } = fixture
  const id = await aMailing(api, account.accountId, { html: `<a href="${shop}">1</a>` })
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  await engine.work()
  return id
}

const reader = async (account: TestAccount): Promise<TestSession> =>
  web.sessionOf(await aUser(fixture.api, account.accountId))
async function reportOf(account: TestAccount, mailingId: number) {
  const { call } = await reader(account)
  return (await call('GET', `/accounts/${account.accountId}/mailings/${mailingId}/report`)).body.data
}

test('what became of a mailing, and exactly who is behind each number', async () => {
  const { api } = fixture
  const account = await aTrackingAccount(api)
  const people = [await aSubscriber(api, account), await aSubscriber(api, account), await aSubscriber(api, account)]
  const [anna, ben, clara] = people.map(({ id }) => id) as [number, number, number]
  const mailingId = await sendNewsletter(account)
  const run = await fixture.runOf(mailingId)
  await fixture.note(
    anEvent(run, anna, null, { agent: agents.phone }),
    anEvent(run, ben, null, { agent: agents.computer }),
    anEvent(run, anna, 1, { agent: agents.phone }),
    anEvent(run, 0, null, { agent: agents.tablet }),
    anEvent(run, clara, null, { agent: agents.appleProxy, verdict: verdicts.appleProxy }),
  )
  await personIn(api, account).unsubscribe(clara, account.channelIds[0], 'oneClick', await newsletterOf(mailingId))
  await fixture.count()
  const report = await reportOf(account, mailingId)
  proves('W-099.1', () => {
    expect(report.parts).toEqual({
      ...{ targeted: 3, accepted: 3, refused: 0, failed: 0, inDoubt: 0, excluded: 0, waiting: 0, canceled: 0 },
      difference: 0,
    })
    expect(report.figures).toMatchObject({
      ...{ sent: 3, delivered: 3, hardBounces: 0, softBounces: 0, opens: 3, uniqueOpens: 2, machineOpens: 1 },
      ...{ clicks: 1, uniqueClicks: 1, anonymousOpens: 1, unsubscribes: 1, openRate: 0.6667, clickRate: 0.3333 },
    })
  })
  expect(report).toMatchObject({ state: 'finished', counting: 'some', average: null, linkCount: 1 })
  expect(report.links).toMatchObject([{ url: shop, clicks: 1, uniqueClicks: 1 }])
  proves('W-100.1', () => expect(report.machines).toEqual([{ reason: 'appleProxy', opens: 1, clicks: 0 }]))
  expect(report.devices).toEqual([
    { device: 'phone', n: 1 },
    { device: 'computer', n: 1 },
    { device: 'tablet', n: 0 },
    { device: 'unknown', n: 0 },
  ])
  const inHours = (kind: string, name: 'n' | 'people') =>
    report.hours
      .filter((hour: { kind: string }) => hour.kind === kind)
      .reduce((sum: number, hour: Record<'n' | 'people', number>) => sum + hour[name], 0)
  expect([inHours('open', 'n'), inHours('open', 'people'), inHours('click', 'people')]).toEqual([3, 2, 1])

  const { call } = await reader(account)
  const behind = async (of: string, rest = '') =>
    (await call('GET', `/accounts/${account.accountId}/mailings/${mailingId}/report/people?of=${of}${rest}`)).body.data
  const idsOf = async (of: string, rest = '') =>
    (await behind(of, rest)).people.map(({ subscriberId }: { subscriberId: number }) => subscriberId)
  expect(await idsOf('opened')).toEqual([anna, ben])
  expect(await idsOf('clicked')).toEqual([anna])
  expect(await idsOf('clickedLink', `&link=${report.links[0].id}`)).toEqual([anna])
  expect(await idsOf('left')).toEqual([clara])
  expect(await idsOf('hardBounced')).toEqual([])
  expect(await idsOf('opened', `&after=${run.runId}.${anna}`)).toEqual([ben])
  await api.call('DELETE', `/subscribers/${anna}`, { key: account.key })
  expect(await behind('opened')).toMatchObject({ people: [{ subscriberId: ben }], erased: 1, notKept: 0, next: null })
})

const behindOf = async (account: TestAccount, mailingId: number) => {
  const { call } = await reader(account)
  return async (of: string) => {
    const path = `/accounts/${account.accountId}/mailings/${mailingId}/report/people?of=${of}`
    const { people, ...rest } = (await call('GET', path)).body.data
    return { ...rest, ids: people.map(({ subscriberId }: { subscriberId: number }) => subscriberId) }
  }
}
const putInState = (runId: number, id: number, state: number) =>
  fixture.api.database.query('update messages set state = $3 where run_id = $1 and id = $2', [runId, id, state])

test('sent, delivered and every failure open exactly their people; erased ones are a number', async () => {
  const { api, engine } = fixture
  const account = await aTrackingAccount(api)
  const people: { id: number; email: string }[] = []
  for (let i = 0; i < 7; i++) people.push(await aSubscriber(api, account))
  const [anna, ben, clara, dora, emil, fritz, greta] = people.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  engine.receiver.refuse.set(people[1]?.email ?? '', { at: 'rcpt', reply: '550 5.1.1 no such user' })
  engine.receiver.refuse.set(people[2]?.email ?? '', { at: 'rcpt', reply: '554 5.2.3 too large for this mailbox' })
  const mailingId = await sendNewsletter(account)
  const { runId } = await fixture.runOf(mailingId)
  await judgeRefusals(engine.engine)
  // Dora's comes back by mail, Emil's could not be made, and nobody ever took Greta's.
  await api.database.query(
    `insert into inbound_reports (account_id, run_id, message_id, kind, subscriber_id) values ($1, $2, $3, 'bounce', $3)`,
    [account.accountId, runId, dora],
  )
  await api.database.query(
    `update inbound_reports set judged_at = now(), class = 'full', effect = 'none' where run_id = $1 and message_id = $2`,
    [runId, dora],
  )
  await putInState(runId, emil, messageStates.quarantined)
  await putInState(runId, greta, messageStates.expired)
  await fixture.count()
  const behind = await behindOf(account, mailingId)
  const { figures, parts } = await reportOf(account, mailingId)
  await proves('W-099.3', async () => {
    expect({ ...figures, failed: parts.failed }).toMatchObject({
      ...{ sent: 6, delivered: 2, hardBounces: 1, softBounces: 3, failed: 2 },
    })
    expect(await behind('sent')).toEqual({
      ids: [anna, ben, clara, dora, fritz, greta],
      erased: 0,
      notKept: 0,
      next: null,
    })
    expect(await behind('delivered')).toMatchObject({ ids: [anna, fritz] })
    expect(await behind('hardBounced')).toMatchObject({ ids: [ben] })
    expect(await behind('softBounced')).toMatchObject({ ids: [clara, dora, greta] })
    expect(await behind('failed')).toMatchObject({ ids: [emil, greta] })
    await personIn(api, account).unsubscribe(fritz, account.channelIds[0], 'oneClick', await newsletterOf(mailingId))
    await api.call('DELETE', `/subscribers/${fritz}`, { key: account.key })
    expect(await behind('delivered')).toEqual({ ids: [anna], erased: 1, notKept: 0, next: null })
    expect(await behind('left')).toEqual({ ids: [], erased: 1, notKept: 0, next: null })
  })
})

test('who never got a mail because nobody took it is among the soft ones, though nobody reported it', async () => {
  const account = await aTrackingAccount(fixture.api)
  const [anna, ben] = [await aSubscriber(fixture.api, account), await aSubscriber(fixture.api, account)]
  const mailingId = await sendNewsletter(account)
  await putInState((await fixture.runOf(mailingId)).runId, ben.id, messageStates.expired)
  await fixture.count()
  const behind = await behindOf(account, mailingId)
  expect((await reportOf(account, mailingId)).figures).toMatchObject({ sent: 2, delivered: 1, softBounces: 1 })
  expect([await behind('delivered'), await behind('softBounced')]).toMatchObject([
    { ids: [anna.id] },
    { ids: [ben.id] },
  ])
})

async function newsletterOf(mailingId: number): Promise<number> {
  const [row] = await fixture.api.database.query<{ id: number }>(
    'select id::int as id from newsletters where mailing_id = $1',
    [mailingId],
  )
  return row?.id as number
}

test('the same numbers as a table, for every kind of spreadsheet', async () => {
  const { api } = fixture
  const account = await aTrackingAccount(api)
  const [anna, ben] = [await aSubscriber(api, account), await aSubscriber(api, account)]
  const mailingId = await sendNewsletter(account)
  const run = await fixture.runOf(mailingId)
  await fixture.note(anEvent(run, anna.id, null), anEvent(run, ben.id, null), anEvent(run, anna.id, 1))
  await fixture.count()
  const { cookie } = await web.sessionOf(await aUser(api, account.accountId, { role: 'analyst' }))
  const file = async (question: string) => {
    const path = `/accounts/${account.accountId}/mailings/${mailingId}/report/file?${question}`
    return Buffer.from(await (await fetch(`${web.url}/app/api${path}`, { headers: { cookie } })).arrayBuffer())
  }
  const lines = (await file('of=figures&format=csv&language=en')).toString().split('\r\n')
  const { figures, parts } = await reportOf(account, mailingId)
  await proves('W-101.2', async () => {
    expect(lines).toContain(`Targeted,${parts.targeted},1`)
    expect(lines).toContain(`Delivered,${figures.delivered},1`)
    expect(lines).toContain(`Opened (people),${figures.uniqueOpens},1`)
    expect(lines).toContain(`Clicked (people),${figures.uniqueClicks},0.5`)
    expect((await file('of=links&format=csv&language=de')).toString()).toContain(`\r\n${shop},1,1,1,0,0\r\n`)
    const sheet = unzip(await file('of=figures&format=xlsx&language=de'))
      .get('xl/worksheets/sheet1.xml')
      ?.toString()
    expect(sheet).toContain('Zugestellt</t></is></c><c><v>2</v></c><c><v>1</v></c>')
  })
  for (const { email } of [anna, ben]) expect((await file('of=links')).toString()).not.toContain(email)
})

test('where nobody is recognised, that is said instead of 0', proving('F-036'), async () => {
  const { api } = fixture
  const account = await anAccount(api)
  await aSubscriber(api, account)
  const mailingId = await sendNewsletter(account)
  expect(await reportOf(account, mailingId)).toMatchObject({ counting: 'sums' })
  const run = await fixture.runOf(mailingId)
  await fixture.note(anEvent(run, 0, null), anEvent(run, 0, 1))
  await fixture.count()
  expect(await reportOf(account, mailingId)).toMatchObject({
    counting: 'sums',
    figures: { opens: 1, uniqueOpens: 0, anonymousOpens: 1, anonymousClicks: 1 },
  })
})

test('a mailing that has not begun, or of somebody else, has no report', async () => {
  const { api } = fixture
  const [account, other] = [await anAccount(api), await anAccount(api)]
  const draft = await aMailing(api, account.accountId)
  await aSubscriber(api, other)
  const foreign = await sendNewsletter(other)
  const { call } = await reader(account)
  for (const id of [draft, foreign, 999_999])
    for (const path of ['report', 'report/people?of=opened', 'report/file'])
      expect(await call('GET', `/accounts/${account.accountId}/mailings/${id}/${path}`)).toMatchObject({ status: 404 })
})

test.each(['', '?of=everything', '?of=opened&after=7', '?of=opened&link=x', '?of=opened&of=clicked'])(
  'people are not listed for a question like %j',
  async (question) => {
    const account = await anAccount(fixture.api)
    const { call } = await reader(account)
    const answer = await call('GET', `/accounts/${account.accountId}/mailings/1/report/people${question}`)
    expect(answer).toMatchObject({ status: 422 })
  },
)
