import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { importAndApply } from '../../src/features/mailings/index.ts'
import { listPeople } from '../../src/features/statistics/index.ts'
import { aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
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

test('statistics of two single triggers add up in one newsletter', proving(['R-161', 'E-206']), async () => {
  const mailing = await aTriggerMailing(api, account, { html: `<a href="${shop}">1</a>`, placeholders: [] })
  const { email } = await aSubscriber(api, account)
  for (let i = 0; i < 2; i++) {
    const body = { triggerTypeId: mailing.triggerTypeId, receiver: { email } }
    expect((await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })).status).toBeLessThan(300)
    await engine.work()
  }
  const run = await fixture.runOf(mailing.id)
  const messages = await api.database.query<{ id: string }>('select id from messages where run_id = $1 order by id', [
    run.runId,
  ])
  const [first, second] = messages.map(({ id }) => Number(id)) as [number, number]
  const sooner = { atMs: Date.now() + 8000 }
  await fixture.note(anEvent(run, first, 1), anEvent(run, second, 1, sooner), anEvent(run, second, 1))
  await fixture.count()
  const newsletterId = await numbers.newsletterOf(mailing.id)
  await proves('D-NWS-2.4', async () =>
    expect(await numbers.statisticsOf(newsletterId)).toMatchObject({
      ...{ recipients: 2, sent: 2, delivered: 2, clicks: 3, uniqueClicks: 2, clickRate: 1 },
    }),
  )
})

test('the same address is the same link, also after a trigger mailing was edited', async () => {
  const mailing = await aTriggerMailing(api, account, { html: `<a href="${shop}">1</a>`, placeholders: [] })
  const { email, id } = await aSubscriber(api, account)
  const body = { triggerTypeId: mailing.triggerTypeId, receiver: { email } }
  const sendAndClick = async (link: number) => {
    await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
    await engine.work()
    const run = await fixture.runOf(mailing.id)
    const [last] = await api.database.query('select max(id)::int as id from messages where run_id = $1', [run.runId])
    await fixture.note(anEvent(run, last?.id, link))
  }
  await sendAndClick(1)
  const edited = { subject: 'Neu', html: `<a href="${imprint}">1</a><a href="${shop}">2</a>`, placeholders: [] }
  await inAccount(api.operator, account.accountId, (act) => importAndApply(act, mailing.id, edited))
  await sendAndClick(2)
  await fixture.count()
  const newsletterId = await numbers.newsletterOf(mailing.id)
  const { data } = await numbers.get(`/newsletters/${newsletterId}/links`)
  expect(data).toMatchObject([
    { url: shop, clicks: 2, uniqueClicks: 2 },
    { url: imprint, clicks: 0, uniqueClicks: 0 },
  ])
  const { people } = await listPeople(reader(), newsletterId, { kind: 'linkClick', link: data[0].id, limit: 9 })
  expect(people.map(({ subscriberId }) => subscriberId)).toEqual([id, id])
})

test('statistics of two copies are separate', proving(['R-169', 'E-225']), async () => {
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
  const run = await fixture.runOf(large.id)
  const [message] = await api.database.query<{ id: string }>('select id from messages where run_id = $1', [run.runId])
  await fixture.note(anEvent(run, Number(message?.id), null), anEvent(run, Number(message?.id), 1))
  await fixture.count()
  await proves('D-NWS-2.4', async () => {
    expect(await numbers.statisticsOf(small.newsletterId)).toMatchObject({
      recipients: 1,
      sent: 1,
      opens: 0,
      clicks: 0,
    })
    expect(await numbers.statisticsOf(large.newsletterId)).toMatchObject({
      recipients: 2,
      sent: 2,
      opens: 1,
      clicks: 1,
    })
    expect(await numbers.statisticsOf(await numbers.newsletterOf(mailing.id))).toMatchObject(zeros)
  })
})
