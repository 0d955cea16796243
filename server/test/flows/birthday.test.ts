import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { deactivateMailing, importAndApply } from '../../src/features/mailings/index.ts'
import { isBirthday } from '../../src/features/runs/birthday.store.ts'
import { accountOfRun, startBirthdayRuns, whyInRun } from '../../src/features/runs/index.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
let mailing: number
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  await api.database.query("update mailings set is_active = false where type = 'birthday'")
  account = await anAccount(api)
  const words = { subject: 'Alles Gute', html: '<p>{{V:5:}} Jahre!</p>' }
  mailing = await aMailing(api, account.accountId, { type: 'birthday', isActive: true, ...words })
})

const born = async (birthday: string | null, wishes = {}) => aSubscriber(api, account, { birthday, ...wishes })
const lookAt = (moment: string) => startBirthdayRuns({ ...engine.engine, clock: { now: () => new Date(moment) } })
const runs = () =>
  api.database.query<{ id: number; occurrence: string; targeted: number }>(
    `select id::int, occurrence, targeted::int from runs where mailing_id = $1 and class = 'birthday' order by id`,
    [mailing],
  )
/** How many this day's run is aimed at. */
const targetedOn = async (moment: string) => ((await lookAt(moment)) > 0 ? (await runs()).at(-1)?.targeted : 0)

test(
  'whoever has a birthday today and is ready gets one mail, however often the dispatcher looks',
  proving('W-090.1'),
  async () => {
    // Noon of a day that is still to come, so that everybody was there before it at any hour of the clock.
    const today = new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const child = await born(`1990${today.slice(4)}`)
    const others = [
      await born('1990-01-01'),
      await born(null),
      await born(`1990${today.slice(4)}`, { status: 3, statusAddition: 6 }),
    ]
    expect(await lookAt(`${today}T12:00:00Z`)).toBe(1)
    expect(await lookAt(`${today}T12:01:00Z`)).toBe(0)
    await engine.work()
    const addresses = [child, ...others].map(({ email }) => email)
    const mails = engine.receiver.mails.filter(({ to }) => addresses.includes(to))
    proves('W-077.1', () => {
      expect(mails.map(({ to, parsed }) => [to, parsed.subject])).toEqual([[child.email, 'Alles Gute']])
      expect(mails[0]?.header('list-unsubscribe')).toContain('/unsubscribe')
    })
    const [run] = await runs()
    const reader = engine.engine.db.reader(account)
    expect(await accountOfRun({ reader }, run?.id as number)).toMatchObject({ targeted: 1, accepted: 1, difference: 0 })
    const reasons = await Promise.all(others.map(async ({ id }) => whyInRun({ reader }, run?.id as number, id)))
    expect(reasons).toMatchObject([{ reason: 'noBirthday' }, { reason: 'noBirthday' }, { reason: 'notReady' }])
    // It goes on next year, so it is neither sent nor closed to changes.
    const { body } = await api.call('GET', `/mailings/${mailing}`, { key: account.key })
    expect(body.data).toMatchObject({ status: 'draft', isActive: true, sentAt: null })
    await inAccount(api.operator, account.accountId, (act) =>
      importAndApply(act, mailing, { subject: 'Glückwunsch', html: '<p>Neu</p>' }),
    )
  },
)

test('by the calendar and the clock of the account, from eight in the morning', proving('W-090.1'), async () => {
  await born('1990-07-02')
  expect(await lookAt('2027-07-02T05:59:59Z')).toBe(0)
  expect(await targetedOn('2027-07-02T06:00:00Z')).toBe(1)
  expect(await lookAt('2027-07-02T22:30:00Z')).toBe(0)
  await api.database.query("update accounts set time_zone = 'America/New_York' where id = $1", [account.accountId])
  await born('1990-07-03')
  expect(await lookAt('2027-07-03T11:59:59Z')).toBe(0)
  expect(await targetedOn('2027-07-03T12:00:00Z')).toBe(1)
  expect((await runs()).map(({ occurrence }) => occurrence)).toEqual(['2027-07-02', '2027-07-03'])
})

test('who was born on 29 February celebrates on 1 March where there is none', proving('W-090.2'), async () => {
  await born('2000-02-29')
  expect(await targetedOn('2027-02-28T12:00:00Z')).toBe(0)
  expect(await targetedOn('2027-03-01T12:00:00Z')).toBe(1)
  expect(await targetedOn('2028-02-29T12:00:00Z')).toBe(1)
  expect(await targetedOn('2028-03-01T12:00:00Z')).toBe(0)
})

test('a day that was missed is not made up', proving('W-090.3'), async () => {
  await born('1990-07-02')
  expect(await lookAt('2027-07-03T12:00:00Z')).toBe(0)
  expect(await targetedOn('2028-07-02T12:00:00Z')).toBe(1)
})

test('organisations have none', proving('W-090.4'), async () => {
  const { id } = await born('1990-07-02')
  await born('1990-07-02')
  const change = { kind: 'organisation', lastname: 'Lindhof GmbH' }
  expect((await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: change })).status).toBe(200)
  expect(await targetedOn('2027-07-02T12:00:00Z')).toBe(1)
})

test('a corrected date of birth brings no second mail in the same year', proving('W-090.1'), async () => {
  const { id } = await born('1990-07-02')
  expect(await targetedOn('2027-07-02T12:00:00Z')).toBe(1)
  const body = { birthday: '1990-07-03' }
  expect((await api.call('PUT', `/subscribers/${id}`, { key: account.key, body })).status).toBe(200)
  expect(await targetedOn('2027-07-03T12:00:00Z')).toBe(0)
  expect(await targetedOn('2028-07-03T12:00:00Z')).toBe(1)
})

test('nor where the runs of the year are older than the list of who was congratulated', async () => {
  const { id } = await born('1990-07-02')
  await born('1991-07-04')
  expect(await targetedOn('2027-07-02T12:00:00Z')).toBe(1)
  // As a version without that list has left it.
  await api.database.query('delete from congratulations')
  await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: { birthday: '1990-07-04' } })
  expect(await targetedOn('2027-07-04T12:00:00Z')).toBe(1)
})

test('who was congratulated is known for the year alone', async () => {
  await born('1990-07-02')
  await born('1991-08-01')
  const years = () =>
    api.database.query('select year, bit_count(members)::int as people from congratulations where mailing_id = $1', [
      mailing,
    ])
  expect(await targetedOn('2027-07-02T12:00:00Z')).toBe(1)
  expect(await targetedOn('2027-08-01T12:00:00Z')).toBe(1)
  expect(await years()).toEqual([{ year: 2027, people: 2 }])
  expect(await targetedOn('2028-07-02T12:00:00Z')).toBe(1)
  expect(await years()).toEqual([{ year: 2028, people: 1 }])
})

test('only of those in its groups, and not when it is switched off', async () => {
  await born('1990-07-02')
  const { body } = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: 'Stammgäste' } })
  await inAccount(api.operator, account.accountId, (act) => deactivateMailing(act, mailing))
  expect(await lookAt('2027-07-02T12:00:00Z')).toBe(0)
  const words = { type: 'birthday' as const, isActive: true, groupIds: [body.data.id] }
  mailing = await aMailing(api, account.accountId, words)
  expect(await targetedOn('2027-07-02T12:00:00Z')).toBe(0)
})

test('a mailing that fails is asked once in a look, and keeps no other', async () => {
  await born('1990-07-02')
  const broken = await aMailing(api, account.accountId, { type: 'birthday', isActive: true })
  await api.database.query(`
    create function refuse_run() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse_run before insert on runs for each row when (new.mailing_id = ${broken})
      execute function refuse_run()`)
  expect(await lookAt('2027-07-02T12:00:00Z')).toBe(1)
  expect(api.logLines.filter((line) => line.includes('a birthday run could not be started'))).toHaveLength(1)
  await api.database.query('drop trigger refuse_run on runs; drop function refuse_run')
  expect(await lookAt('2027-07-02T12:01:00Z')).toBe(1)
})

test('birthdays are looked up, not searched for among everybody', async () => {
  await api.database.query(
    `insert into subscribers (account_id, id, email, email_key, birthday, created_at, updated_at)
     select $1, i, i || '@example.com', i || '@example.com', date '1950-01-01' + i, now(), now()
     from generate_series(100000, 119999) i`,
    [account.accountId],
  )
  const plan = await engine.engine.db.transaction(account, (tx) =>
    tx.rows(sql`explain select s.id from subscribers s where ${tx.owns('s')} and ${isBirthday(sql`s`, '2027-07-02')}`),
  )
  expect(JSON.stringify(plan)).toMatch(/subscriber_birthday.*Index Cond: [^"]*birthday_mmdd/)
})
