import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { listDays, listLeavers, listPeople, recountStatistics } from '../../src/features/statistics/index.ts'
import { agents, verdicts } from '../../src/features/tracking/verdict.rules.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, aSubscriber, type TestAccount } from '../factories.ts'
import { personIn } from '../person.ts'
import { proves, proving } from '../proves.ts'
import {
  anEvent,
  aTrackingAccount,
  numbersFor,
  type StatisticsFixture,
  startStatistics,
  zeros,
} from '../statistics-fixture.ts'
import type { TestApi } from '../test-api.ts'
import type { TestEngine } from '../test-engine.ts'

const shop = 'https://shop.example/'
const imprint = 'https://shop.example/imprint'
let fixture: StatisticsFixture
let api: TestApi
let engine: TestEngine
let account: TestAccount
let numbers: ReturnType<typeof numbersFor>

beforeAll(async () => {
  fixture = await startStatistics()
  ;({ api, engine } = fixture)
})
beforeEach(async () => {
  account = await aTrackingAccount(api)
  numbers = numbersFor(api, account)
})
afterAll(() => fixture.stop())
const reader = () => api.app.db.reader(account)

async function sendNewsletter(html = `<a href="${shop}">1</a><a href="${imprint}">2</a>`): Promise<number> {
  const id = await aMailing(api, account.accountId, { html })
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  await engine.work()
  return id
}

test('a newsletter that was never sent has zeros, no links, and no division error', proving('E-287'), async () => {
  const newsletterId = await numbers.newsletterOf(await aMailing(api, account.accountId))
  expect(await numbers.get(`/newsletters/${newsletterId}/statistics`)).toEqual({
    data: {
      ...{ objectType: 'NewsletterStatistics', newsletterId, ...zeros },
      calculatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
    meta: { include: [], meta: {} },
  })
  const links = await numbers.get(`/newsletters/${newsletterId}/links`)
  expect([links.data, links.meta.pagination.total]).toEqual([[], 0])
})

test('a newsletter or its links that the account does not have', async () => {
  for (const path of ['/newsletters/999999/statistics', '/newsletters/999999/links'])
    expect(await numbers.get(path)).toMatchObject({ status: 404, code: 'newsletter_not_found' })
})

test('what became of a newsletter, people and machines apart', proving(['R-007', 'R-086.2']), async () => {
  const people = [await aSubscriber(api, account), await aSubscriber(api, account), await aSubscriber(api, account)]
  const [anna, ben, clara] = people.map(({ id }) => id) as [number, number, number]
  const mailingId = await sendNewsletter()
  const newsletterId = await numbers.newsletterOf(mailingId)
  const run = await fixture.runOf(mailingId)
  const sooner = { atMs: Date.now() + 8000 }
  await fixture.note(
    ...[anEvent(run, anna, null), anEvent(run, anna, null, sooner), anEvent(run, ben, null), anEvent(run, 0, null)],
    ...[anEvent(run, anna, 1), anEvent(run, anna, 1, sooner), anEvent(run, anna, 2), anEvent(run, ben, 1)],
    anEvent(run, clara, null, { agent: agents.appleProxy, verdict: verdicts.appleProxy }),
    anEvent(run, clara, 2, { agent: agents.scanner, verdict: verdicts.scanner }),
  )
  await fixture.count()
  await proves('D-NWS-2.1', async () =>
    expect(await numbers.statisticsOf(newsletterId)).toMatchObject({
      ...{ recipients: 3, sent: 3, delivered: 3, softBounces: 0, hardBounces: 0 },
      ...{ opens: 4, uniqueOpens: 2, anonymousOpens: 1, machineOpens: 1, openRate: 0.6667 },
      ...{ clicks: 4, uniqueClicks: 2, anonymousClicks: 0, machineClicks: 1, clickRate: 0.6667 },
    }),
  )
  const links = await numbers.get(`/newsletters/${newsletterId}/links?sort=-clicks&limit=1`)
  proves('D-NWS-2.3', () => {
    expect(links.meta.pagination).toMatchObject({ total: 2, totalPages: 2 })
    expect(links.data).toEqual([
      {
        ...{ objectType: 'NewsletterLink', id: expect.any(Number), url: shop, clicks: 3, uniqueClicks: 2 },
        ...{ machineClicks: 0, anonymousClicks: 0 },
      },
    ])
  })
  const [second] = (await numbers.get(`/newsletters/${newsletterId}/links?sort=-clicks&limit=1&page=2`)).data
  expect(second).toMatchObject({ url: imprint, clicks: 1, uniqueClicks: 1, machineClicks: 1 })

  const openers = await listPeople(reader(), newsletterId, { kind: 'open', limit: 1 })
  expect(openers.people.map(({ subscriberId }) => subscriberId)).toEqual([anna])
  const rest = await listPeople(reader(), newsletterId, { kind: 'open', limit: 5, after: openers.next ?? undefined })
  expect([rest.people.map(({ subscriberId }) => subscriberId), rest.next]).toEqual([[ben], null])
  const readers = await listPeople(reader(), newsletterId, { kind: 'linkClick', link: second.id, limit: 5 })
  expect(readers.people).toMatchObject([{ subscriberId: anna, email: people[0]?.email }])
  const days = await listDays(reader(), newsletterId, { perLink: true })
  expect(days.map(({ kind, url, n, people: unique }) => [kind, url, n, unique])).toEqual([
    ['open', null, 4, 2],
    ['click', null, 4, 2],
    ['linkClick', shop, 3, 2],
    ['linkClick', imprint, 1, 1],
  ])
})

test('bounces, complaints and people who leave; erased people count on', async () => {
  const people = []
  for (let i = 0; i < 4; i++) people.push((await aSubscriber(api, account)).id)
  const [anna, ben, clara, dora] = people as [number, number, number, number]
  const mailingId = await sendNewsletter()
  const newsletterId = await numbers.newsletterOf(mailingId)
  const { runId } = await fixture.runOf(mailingId)
  const report = (messageId: number, kind: string, about: string, reason: string | null = null) =>
    api.database
      .query(
        `with noted as (insert into inbound_reports (account_id, run_id, message_id, kind, digest, subscriber_id)
                      values ($1, $2, $3, $4, $5::text::bytea, $3) returning id) select from noted`,
        [account.accountId, runId, messageId, kind, about],
      )
      .then(() =>
        api.database.query(
          `update inbound_reports set judged_at = now(), class = $4, effect = 'none', reason = $5
         where run_id = $1 and message_id = $2 and kind = $3 and digest = $4::text::bytea`,
          [runId, messageId, kind, about, reason],
        ),
      )
  await report(anna, 'bounce', 'full')
  await report(anna, 'bounce', 'info')
  await report(ben, 'bounce', 'soft')
  await report(clara, 'bounce', 'hard', 'otherRecipient')
  await report(dora, 'complaint', 'abuse')
  await report(clara, 'complaint', 'notSpam')
  await fixture.count()
  expect(await numbers.statisticsOf(newsletterId)).toMatchObject({
    ...{ sent: 4, delivered: 2, softBounces: 2, hardBounces: 0, complaints: 1 },
  })
  // What looked like a full mailbox turns out to be none.
  await report(ben, 'relay', 'hard')
  await personIn(api, account).unsubscribe(clara, account.channelIds[0], 'oneClick', newsletterId)
  await fixture.count()
  const expected = { sent: 4, delivered: 2, softBounces: 1, hardBounces: 1, complaints: 1, unsubscribes: 1 }
  expect(await numbers.statisticsOf(newsletterId)).toMatchObject(expected)
  expect((await listPeople(reader(), newsletterId, { kind: 'hardBounce', limit: 9 })).people).toMatchObject([
    { subscriberId: ben },
  ])
  expect(await listLeavers(reader(), newsletterId, { limit: 9 })).toMatchObject({
    people: [{ subscriberId: clara }],
    erased: 0,
  })

  for (const id of [ben, clara]) await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
  await fixture.count()
  await proves('D-SUB-7.3', async () => expect(await numbers.statisticsOf(newsletterId)).toMatchObject(expected))
  expect((await listPeople(reader(), newsletterId, { kind: 'hardBounce', limit: 9 })).people).toEqual([])
  expect(await listLeavers(reader(), newsletterId, { limit: 9 })).toEqual({ people: [], erased: 1, next: null })
  const { accountId } = account
  const recount = await recountStatistics({ db: engine.engine.db, clock: api.clock }, { repair: false, accountId })
  expect(recount.drifts).toEqual([])
})
