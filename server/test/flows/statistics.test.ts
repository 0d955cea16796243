import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importContent, planMailing } from '../../src/features/mailings/index.ts'
import { inAccount } from '../../src/features/provisioning/index.ts'
import {
  foldStatistics,
  listDays,
  listLeavers,
  listPeople,
  recountStatistics,
} from '../../src/features/statistics/index.ts'
import { unsubscribe } from '../../src/features/subscribers/index.ts'
import { judgeEvents } from '../../src/features/tracking/index.ts'
import { storeEvents, type TrackingEvent } from '../../src/features/tracking/tracking-event.store.ts'
import { agents, verdicts } from '../../src/features/tracking/verdict.rules.ts'
import { Database } from '../../src/platform/db/database.ts'
import { aMailing, anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const shop = 'https://shop.example/'
const imprint = 'https://shop.example/imprint'
let api: TestApi
let engine: TestEngine
let account: TestAccount
let tracker: Database
let nextId = 0

beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  tracker = new Database({ url: api.database.trackingUrl, poolSize: 1, preparedStatements: true })
})
beforeEach(async () => {
  account = await anAccount(api)
})
afterAll(async () => {
  await tracker.close()
  await engine.stop()
  await api.stop()
})

const get = async (path: string) => (await api.call('GET', path, { key: account.key })).body
const statisticsOf = async (newsletterId: number) => (await get(`/newsletters/${newsletterId}/statistics`)).data
const newsletterOf = async (mailingId: number): Promise<number> =>
  (await get(`/newsletters?filter[mailingId]=${mailingId}`)).data[0].id
const reader = () => api.app.db.reader(account)
/** Judges and counts as if a minute had passed. */
async function count(): Promise<void> {
  const clock = { now: () => new Date(Date.now() + 60_000) }
  await judgeEvents({ db: engine.engine.db, clock })
  await foldStatistics({ db: engine.engine.db, clock })
}

interface Sent {
  runId: number
  contentId: number
}
async function runOf(mailingId: number): Promise<Sent> {
  const [row] = await api.database.query(
    `select r.id::int as "runId", coalesce(r.content_id, n.content_id)::int as "contentId"
     from runs r join newsletters n on n.mailing_id = r.mailing_id where r.mailing_id = $1 and r.occurrence <> 'test'`,
    [mailingId],
  )
  return row as unknown as Sent
}
function anEvent(run: Sent, messageId: number, link: number | null, rest: Partial<TrackingEvent> = {}): TrackingEvent {
  nextId += 1
  return {
    ...{ ...run, messageId, link, id: nextId, atMs: Date.now() + 20_000 },
    ...{ agent: agents.program, isHead: false, isPrefetch: false, verdict: verdicts.human, network: null, ...rest },
  }
}
const note = (...events: TrackingEvent[]) => storeEvents(tracker, events)

async function sendNewsletter(html = `<a href="${shop}">1</a><a href="${imprint}">2</a>`): Promise<number> {
  const id = await aMailing(api, account.accountId, { html })
  const at = api.clock.now().toISOString().slice(0, 19).replace('T', ' ')
  await inAccount(api.operator, account.accountId, (tx) => planMailing(api, tx, id, { at, fromVerifiedDomain: false }))
  await engine.work()
  return id
}

const zeros = {
  ...{ recipients: 0, sent: 0, delivered: 0, softBounces: 0, hardBounces: 0, opens: 0, uniqueOpens: 0, clicks: 0 },
  ...{ uniqueClicks: 0, unsubscribes: 0, complaints: 0, openRate: 0, clickRate: 0 },
  ...{ machineOpens: 0, machineClicks: 0, anonymousOpens: 0, anonymousClicks: 0 },
}

test('E-287 a newsletter that was never sent has zeros, no links, and no division error', async () => {
  const newsletterId = await newsletterOf(await aMailing(api, account.accountId))
  expect(await get(`/newsletters/${newsletterId}/statistics`)).toEqual({
    data: {
      ...{ objectType: 'NewsletterStatistics', newsletterId, ...zeros },
      calculatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
    meta: { include: [], meta: {} },
  })
  const links = await get(`/newsletters/${newsletterId}/links`)
  expect([links.data, links.meta.pagination.total]).toEqual([[], 0])
})

test('D-NWS-2 a newsletter or its links that the account does not have', async () => {
  for (const path of ['/newsletters/999999/statistics', '/newsletters/999999/links'])
    expect(await get(path)).toMatchObject({ status: 404, code: 'newsletter_not_found' })
})

test('R-007, R-086, D-NWS-2: what became of a newsletter, people and machines apart', async () => {
  const people = [await aSubscriber(api, account), await aSubscriber(api, account), await aSubscriber(api, account)]
  const [anna, ben, clara] = people.map(({ id }) => id) as [number, number, number]
  const mailingId = await sendNewsletter()
  const newsletterId = await newsletterOf(mailingId)
  const run = await runOf(mailingId)
  await note(
    ...[anEvent(run, anna, null), anEvent(run, anna, null), anEvent(run, ben, null), anEvent(run, 0, null)],
    ...[anEvent(run, anna, 1), anEvent(run, anna, 1), anEvent(run, anna, 2), anEvent(run, ben, 1)],
    anEvent(run, clara, null, { agent: agents.appleProxy, verdict: verdicts.appleProxy }),
    anEvent(run, clara, 2, { agent: agents.scanner, verdict: verdicts.scanner }),
  )
  await count()
  expect(await statisticsOf(newsletterId)).toMatchObject({
    ...{ recipients: 3, sent: 3, delivered: 3, softBounces: 0, hardBounces: 0 },
    ...{ opens: 4, uniqueOpens: 2, anonymousOpens: 1, machineOpens: 1, openRate: 0.6667 },
    ...{ clicks: 4, uniqueClicks: 2, anonymousClicks: 0, machineClicks: 1, clickRate: 0.6667 },
  })
  const links = await get(`/newsletters/${newsletterId}/links?sort=-clicks&limit=1`)
  expect(links.meta.pagination).toMatchObject({ total: 2, totalPages: 2 })
  expect(links.data).toEqual([
    {
      ...{ objectType: 'NewsletterLink', id: expect.any(Number), url: shop, clicks: 3, uniqueClicks: 2 },
      ...{ machineClicks: 0, anonymousClicks: 0 },
    },
  ])
  const [second] = (await get(`/newsletters/${newsletterId}/links?sort=-clicks&limit=1&page=2`)).data
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

test('D-NWS-2 bounces, complaints and people who leave; erased people count on', async () => {
  const people = []
  for (let i = 0; i < 4; i++) people.push((await aSubscriber(api, account)).id)
  const [anna, ben, clara, dora] = people as [number, number, number, number]
  const mailingId = await sendNewsletter()
  const newsletterId = await newsletterOf(mailingId)
  const { runId } = await runOf(mailingId)
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
  await count()
  expect(await statisticsOf(newsletterId)).toMatchObject({
    ...{ sent: 4, delivered: 2, softBounces: 2, hardBounces: 0, complaints: 1 },
  })
  // What looked like a full mailbox turns out to be none.
  await report(ben, 'relay', 'hard')
  const evidence = { ip: null, userAgent: null, method: 'POST', contentHashes: {} }
  await inAccount(api.operator, account.accountId, (tx) =>
    unsubscribe(api.app, tx, {
      ...{ subscriberId: clara, newsletterId, channelId: account.channelIds[0] as number, way: 'oneClick' as const },
      ...{ evidence, now: '2026-11-15 10:00:00' },
    }),
  )
  await count()
  const expected = { sent: 4, delivered: 2, softBounces: 1, hardBounces: 1, complaints: 1, unsubscribes: 1 }
  expect(await statisticsOf(newsletterId)).toMatchObject(expected)
  expect((await listPeople(reader(), newsletterId, { kind: 'hardBounce', limit: 9 })).people).toMatchObject([
    { subscriberId: ben },
  ])
  expect(await listLeavers(reader(), newsletterId, { limit: 9 })).toMatchObject([{ subscriberId: clara }])

  for (const id of [ben, clara]) await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
  await count()
  expect(await statisticsOf(newsletterId)).toMatchObject(expected)
  expect((await listPeople(reader(), newsletterId, { kind: 'hardBounce', limit: 9 })).people).toEqual([])
  expect(await listLeavers(reader(), newsletterId, { limit: 9 })).toEqual([])
  const { accountId } = account
  const recount = await recountStatistics({ db: engine.engine.db, clock: api.clock }, { repair: false, accountId })
  expect(recount.drifts).toEqual([])
})

test('R-161, E-206 statistics of two single triggers add up in one newsletter', async () => {
  const mailing = await aTriggerMailing(api, account, { html: `<a href="${shop}">1</a>`, placeholders: [] })
  const { email } = await aSubscriber(api, account)
  for (let i = 0; i < 2; i++) {
    const body = { triggerTypeId: mailing.triggerTypeId, receiver: { email } }
    expect((await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })).status).toBeLessThan(300)
    await engine.work()
  }
  const run = await runOf(mailing.id)
  const messages = await api.database.query<{ id: string }>('select id from messages where run_id = $1 order by id', [
    run.runId,
  ])
  const [first, second] = messages.map(({ id }) => Number(id)) as [number, number]
  await note(anEvent(run, first, 1), anEvent(run, second, 1), anEvent(run, second, 1))
  await count()
  const newsletterId = await newsletterOf(mailing.id)
  expect(await statisticsOf(newsletterId)).toMatchObject({
    ...{ recipients: 2, sent: 2, delivered: 2, clicks: 3, uniqueClicks: 2, clickRate: 1 },
  })
})

test('D-NWS-2 the same address is the same link, also after a trigger mailing was edited', async () => {
  const mailing = await aTriggerMailing(api, account, { html: `<a href="${shop}">1</a>`, placeholders: [] })
  const { email, id } = await aSubscriber(api, account)
  const body = { triggerTypeId: mailing.triggerTypeId, receiver: { email } }
  const sendAndClick = async (link: number) => {
    await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
    await engine.work()
    const run = await runOf(mailing.id)
    const [last] = await api.database.query('select max(id)::int as id from messages where run_id = $1', [run.runId])
    await note(anEvent(run, last?.id, link))
  }
  await sendAndClick(1)
  const edited = { subject: 'Neu', html: `<a href="${imprint}">1</a><a href="${shop}">2</a>`, placeholders: [] }
  await inAccount(api.operator, account.accountId, (tx) => importContent(api, tx, mailing.id, edited))
  await sendAndClick(2)
  await count()
  const newsletterId = await newsletterOf(mailing.id)
  const { data } = await get(`/newsletters/${newsletterId}/links`)
  expect(data).toMatchObject([
    { url: shop, clicks: 2, uniqueClicks: 2 },
    { url: imprint, clicks: 0, uniqueClicks: 0 },
  ])
  const { people } = await listPeople(reader(), newsletterId, { kind: 'linkClick', link: data[0].id, limit: 9 })
  expect(people.map(({ subscriberId }) => subscriberId)).toEqual([id, id])
})

test('R-169, E-225 statistics of two copies are separate', async () => {
  const mailing = await aTriggerMailing(api, account, { html: `<a href="${shop}">1</a>`, placeholders: [] })
  const copies: { id: number; newsletterId: number }[] = []
  for (const size of [1, 2]) {
    const body = { triggerTypeId: mailing.triggerTypeId }
    const { data } = (await api.call('POST', '/mailings/trigger', { key: account.key, body })).body
    const receivers = []
    for (let i = 0; i < size; i++) receivers.push({ subscriberId: (await aSubscriber(api, account)).id })
    await api.call('POST', `/mailings/trigger/${data.id}/receivers`, { key: account.key, body: { receivers } })
    await api.call('POST', `/mailings/trigger/${data.id}/schedule`, { key: account.key, body: {} })
    copies.push(data)
  }
  api.clock.advance(60_000)
  await engine.work()
  const [small, large] = copies as [(typeof copies)[0], (typeof copies)[0]]
  const run = await runOf(large.id)
  const [message] = await api.database.query<{ id: string }>('select id from messages where run_id = $1', [run.runId])
  await note(anEvent(run, Number(message?.id), null), anEvent(run, Number(message?.id), 1))
  await count()
  expect(await statisticsOf(small.newsletterId)).toMatchObject({ recipients: 1, sent: 1, opens: 0, clicks: 0 })
  expect(await statisticsOf(large.newsletterId)).toMatchObject({ recipients: 2, sent: 2, opens: 1, clicks: 1 })
  expect(await statisticsOf(await newsletterOf(mailing.id))).toMatchObject(zeros)
})
