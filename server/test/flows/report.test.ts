import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { agents, verdicts } from '../../src/features/tracking/verdict.rules.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { personIn } from '../person.ts'
import { proves, proving } from '../proves.ts'
import { anEvent, aTrackingAccount, type StatisticsFixture, startStatistics } from '../statistics-fixture.ts'
import { aUser, startTestWeb, type TestSession, type TestWeb } from '../test-web.ts'

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
  expect(await behind('opened')).toMatchObject({ people: [{ subscriberId: ben }], erased: 1, next: null })
})

async function newsletterOf(mailingId: number): Promise<number> {
  const [row] = await fixture.api.database.query<{ id: number }>(
    'select id::int as id from newsletters where mailing_id = $1',
    [mailingId],
  )
  return row?.id as number
}

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
    for (const path of ['report', 'report/people?of=opened'])
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
