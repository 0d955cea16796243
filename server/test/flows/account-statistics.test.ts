import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { pair } from '../ledgers.ts'
import { personIn } from '../person.ts'
import { proves } from '../proves.ts'
import { anEvent, type StatisticsFixture, startStatistics } from '../statistics-fixture.ts'
import { aUser, startTestWeb, type TestWeb } from '../test-web.ts'

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

async function sendNewsletter({ accountId }: TestAccount): Promise<number> {
  const { api, engine } = fixture
  const id = await aMailing(api, accountId, { html: '<a href="https://shop.example/">1</a>' })
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  await engine.work()
  return id
}

const read = async (accountId: number, path: string) => {
  const { call } = await web.sessionOf(await aUser(fixture.api, accountId, { role: 'analyst' }))
  return call('GET', `/accounts/${accountId}${path}`)
}

const inZone = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit' }).format(ms)
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

test('when people click, by the clock of the account, and its channels side by side', async () => {
  const { api } = fixture
  const account = await anAccount(api, { channels: ['Angebote'] })
  const [first, second] = account.channelIds as [number, number]
  await aSubscriber(api, account, { channels: [{ id: first, ...pair('1') }] })
  const run = await fixture.runOf(await sendNewsletter(account))
  const click = anEvent(run, 0, 1)
  await fixture.note(click)
  await fixture.count()
  const { clickHours, channels } = (await read(account.accountId, '/statistics')).body.data
  const [zone] = await api.database.query<{ name: string }>('select time_zone as name from accounts where id = $1', [
    account.accountId,
  ])
  const [when] = clickHours.map(({ weekday, hour }: { weekday: number; hour: number }) => [
    weekdays[weekday - 1],
    String(hour).padStart(2, '0'),
  ])
  expect(clickHours).toMatchObject([{ n: 1, machine: 0 }])
  expect(inZone(click.atMs, zone?.name ?? '')).toBe(when.join(', '))
  expect(channels).toMatchObject([
    { channelId: first, ready: 1, change: 1, mailings: 1, usual: null, left: 0, complained: 0 },
    { channelId: second, ready: 0, change: 0, mailings: 0, usual: null, left: null },
  ])
  const other = (await read(account.accountId, `/statistics?channelId=${second}`)).body.data
  expect(other.clickHours).toEqual([])
})

test('an L-account sees the accounts below it in sums, and nobody of their people', async () => {
  const { api } = fixture
  const above = await anAccount(api, { type: 'L' })
  const inFamily = { customerId: above.customerId, parentAccountId: above.accountId }
  const [club, empty] = [await anAccount(api, inFamily), await anAccount(api, inFamily)]
  await anAccount(api, { customerId: above.customerId })
  const people = [await aSubscriber(api, club), await aSubscriber(api, club)]
  await sendNewsletter(club)
  await personIn(api, club).unsubscribe(people[0]?.id as number, club.channelIds[0])
  await fixture.count()
  const { status, body, text } = await read(above.accountId, '/subaccounts/statistics?days=90')
  expect(status).toBe(200)
  proves('W-101.3', () => {
    expect(body.data).toMatchObject([
      { id: club.accountId, ready: 1, change: 1, mailings: 1, left: 0.5, complained: 0 },
      { id: empty.accountId, ready: 0, change: 0, mailings: 0, left: null },
    ])
    expect(body.data).toHaveLength(2)
    for (const { email } of people) expect(text).not.toContain(email)
  })
  expect((await read(club.accountId, '/subaccounts/statistics')).body.data).toEqual([])
  expect(await read(above.accountId, '/subaccounts/statistics?days=7')).toMatchObject({ status: 422 })
})
