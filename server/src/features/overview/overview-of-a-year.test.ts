import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { proving } from '../../../test/proves.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { aUser, startApiAndWeb, type TestWeb } from '../../../test/test-web.ts'

// A year of mails is made first, which takes its time on a busy machine.
let api: TestApi
let web: TestWeb
let accountId: number
let overview: Overview
beforeAll(async () => {
  ;({ api, web } = await startApiAndWeb())
  const { status, stdout, stderr } = await runPostrider(api.database, ['demo', '--json'], {
    REQUIRE_SENDER_DOMAIN: 'false',
  })
  if (status !== 0) throw new Error(stderr)
  const accounts: { id: number; name: string }[] = JSON.parse(stdout)
  accountId = accounts.find(({ name }) => name === 'Nordlicht Hamburg')?.id as number
  const { call } = await web.sessionOf(await aUser(api, accountId))
  overview = (await call('GET', `/accounts/${accountId}/overview`)).body.data
})
afterAll(async () => {
  await web.stop()
  await api.stop()
})

interface Newsletter {
  id: number
  name: string
  recipients: number
  sent: number
  delivered: number
  uniqueOpens: number
  uniqueClicks: number
  unsubscribes: number
  average: { opened: number; clicked: number } | null
}
interface Overview {
  newsletters: Newsletter[]
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  [part: string]: any
}

const rows = <R extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  api.database.query<R>(text, values)

interface Counted extends Record<string, number | null> {
  id: number
  channelId: number | null
  ageDays: number
  mails: number
  returned: number
  hard: number
  complaints: number
  opened: number
  clicked: number
  left: number
}

/** Slow and obvious: every row of every source, without any sum that the product keeps. */
const everyLetter = () =>
  rows<Counted>(
    `select n.id::int, m.channel_id::int as "channelId", extract(epoch from now() - n.sent_at)::float8 / 86400 as "ageDays",
            (select count(*)::int from messages x where x.run_id = r.id) as mails,
            (select count(distinct i.message_id)::int from inbound_reports i where i.run_id = r.id and i.kind = 'bounce') as returned,
            (select count(distinct i.message_id)::int from inbound_reports i where i.run_id = r.id and i.class = 'hard') as hard,
            (select count(distinct i.message_id)::int from inbound_reports i where i.run_id = r.id and i.kind = 'complaint') as complaints,
            (select count(distinct e.message_id)::int from tracking_events e
             where e.run_id = r.id and e.verdict = 0 and e.link is null) as opened,
            (select count(distinct e.message_id)::int from tracking_events e
             where e.run_id = r.id and e.verdict = 0 and e.link is not null) as clicked,
            (select count(distinct c.subscriber_id)::int from consent_entries c
             where c.account_id = r.account_id and c.newsletter_id = n.id and c.to_state = 'unsubscribed') as left
     from newsletters n join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
     join runs r on r.account_id = n.account_id and r.newsletter_id = n.id and r.class = 'newsletter'
     where n.account_id = $1 order by n.sent_at desc, n.id desc`,
    accountId,
  )

test('the last five newsletters, as their mails, reports and events count them', async () => {
  const letters = await everyLetter()
  expect(letters.length).toBeGreaterThan(20)
  expect(overview.newsletters).toMatchObject(
    letters.slice(0, 5).map(({ id, mails, returned, opened, clicked, left }) => ({
      ...{ id, recipients: mails, sent: mails, delivered: mails - returned },
      ...{ uniqueOpens: opened, uniqueClicks: clicked, unsubscribes: left },
    })),
  )
  expect(overview.newsletters.some(({ uniqueClicks }) => uniqueClicks > 0)).toBe(true)
})

test('each is held against the median of the last twelve in its channel', proving('W-101.1'), async () => {
  const letters = await everyLetter()
  const delivered = ({ mails, returned }: Counted) => mails - returned
  const middle = (shares: number[]) => {
    const sorted = shares.toSorted((a, b) => a - b)
    return ((sorted[(sorted.length - 1) >> 1] as number) + (sorted[sorted.length >> 1] as number)) / 2
  }
  for (const { id, average } of overview.newsletters) {
    const { channelId } = letters.find((letter) => letter.id === id) as Counted
    const others = letters.filter((each) => each.channelId === channelId && each.id !== id && delivered(each) >= 100)
    const last = others.filter(({ ageDays }) => ageDays < 365).slice(0, 12)
    const share = (of: 'opened' | 'clicked') => middle(last.map((each) => each[of] / delivered(each)))
    if (last.length === 0) expect(average).toBeNull()
    else expect([average?.opened, average?.clicked]).toEqual([share('opened'), share('clicked')])
  }
  expect(overview.newsletters.filter(({ average }) => average !== null).length).toBeGreaterThan(1)
})

test('deliverability is that of the mails of seven days', async () => {
  const week = (await everyLetter()).filter(({ ageDays }) => ageDays < 7)
  const sum = (of: 'mails' | 'returned' | 'hard' | 'complaints') => week.reduce((total, each) => total + each[of], 0)
  expect(week.length).toBeGreaterThan(0)
  expect(overview.deliverability).toMatchObject({
    sent: sum('mails'),
    delivered: sum('mails') - sum('returned'),
    hardBounces: { count: sum('hard'), share: sum('hard') / sum('mails') },
    complaints: { count: sum('complaints'), share: sum('complaints') / sum('mails') },
  })
})

test('growth is what the ledger says, day by day, and ends with who is ready', proving('W-102.1'), async () => {
  const entries = await rows<{ day: string; from: string | null; to: string }>(
    `select (e.occurred_at at time zone 'UTC')::date::text as day, e.from_state as "from", e.to_state as "to"
     from consent_entries e join channels c on c.account_id = e.account_id and c.id = e.channel_id and c.is_default
     where e.account_id = $1`,
    accountId,
  )
  const ready = 'receiveReady'
  for (const { day, joined, left, gone } of overview.growth.days) {
    const ofDay = entries.filter((entry) => entry.day === day)
    const ended = ofDay.filter(({ from, to }) => from === ready && to !== ready)
    const bounced = ended.filter(({ to }) => to === 'hardBounce')
    expect({ day, joined, left, gone }).toEqual({
      ...{ day, joined: ofDay.filter(({ from, to }) => to === ready && from !== ready).length },
      ...{ left: ended.length - bounced.length, gone: bounced.length },
    })
  }
  const { before, joined, left, gone } = overview.growth
  expect(joined).toBeGreaterThan(5)
  expect(before + joined - left - gone).toBe(overview.subscribers.ready)
})

test('what comes next: the planned letter with those it would reach now, then the draft', async () => {
  const [planned] = await rows<Record<string, unknown>>(
    `select m.id::int as "mailingId", m.name, to_char(m.planned_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at,
            (select count(*)::int from subscriptions s where s.account_id = m.account_id and s.status = 1
             and s.channel_id = coalesce(m.channel_id, (select c.id from channels c where c.account_id = m.account_id and c.is_default))) as recipients
     from mailings m where m.account_id = $1 and m.status = 'planned'`,
    accountId,
  )
  expect(overview.coming).toMatchObject([
    { standing: 'planned', done: null, endsAt: null, ...planned },
    { standing: 'draft', recipients: null },
  ])
  expect(planned?.recipients).toBeGreaterThan(10)
})
