import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { aMailing, anAccount, type TestAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

// Every command is a process of its own, which takes its time on a busy machine.
const shop = 'https://shop.example/?a=1,2'
let api: TestApi
let account: TestAccount
let newsletterId: number
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  newsletterId = await aCountedNewsletter()
})
afterAll(() => api.stop())

/** Sent to one person who clicked twice, with the sums that belong to it. */
async function aCountedNewsletter(): Promise<number> {
  const { query } = api.database
  const mailingId = await aMailing(api, account.accountId, { html: `<a href="${shop}">1</a>` })
  const [newsletter] = await query('select id::int from newsletters where mailing_id = $1', [mailingId])
  const [content] = await query(
    `insert into contents (account_id, hash, subject, html, plain_text, language_iso, placeholders, sender_name, sender_email, created_at)
     values ($1, 'x', '', '', '', 'de', '{}', '', '', now()) returning id::int`,
    [account.accountId],
  )
  await query('insert into content_links values ($1, $2, 1, $3)', [account.accountId, content?.id, shop])
  const [run] = await query(
    `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, content_id, targeted, started_at)
     values ($1, $2, $3, $4, 'newsletter', 'now', $5, $6, 1, now()) returning id::int`,
    [account.accountId, account.customerId, mailingId, newsletter?.id, account.channelIds[0], content?.id],
  )
  await query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state) values ($1, $2, 1, 1, now(), 1, 12)`,
    [account.accountId, run?.id],
  )
  await query(
    `insert into tracking_events (account_id, run_id, at, id, message_id, content_id, link, agent, is_head, is_prefetch, verdict, rules)
     select $1, $2, '2026-11-10 12:00Z', i, 1, $3, 1, 1, false, false, 0, 1 from generate_series(1, 2) i`,
    [account.accountId, run?.id, content?.id],
  )
  await query(`update statistics_progress set folded_to = '2026-11-10Z'`)
  await query(`update tracking_progress set judged_to = '2026-11-11Z'`)
  return newsletter?.id
}

const run = (command: string, ...rest: string[]) =>
  runPostrider(
    api.database,
    ['statistics', command, '--account', `${account.accountId}`, '--newsletter', `${newsletterId}`, ...rest],
    { ENGINE_DATABASE_URL: api.database.engineUrl },
  )

test('recount counts what is new, finds what is wrong, and puts it right', async () => {
  expect(await run('recount')).toMatchObject({ status: 0, stdout: 'the numbers of 1 newsletters are right\n' })
  await api.database.query('update newsletter_days set n = 7 where kind = 1 and day > $1', ['2026-01-01'])
  const wrong = await run('recount')
  expect(wrong.status).toBe(1)
  expect(wrong.stdout).toContain(`newsletter ${newsletterId}, events 2026-11-10 1 0 0 1 0: kept 7, counted 2`)
  expect(wrong.stdout).toContain('--repair')
  expect((await run('recount', '--repair')).status).toBe(1)
  expect((await run('recount', '--json')).status).toBe(0)
})

test('show tells what the API tells', async () => {
  await run('recount')
  const { status, stdout } = await run('show', '--json')
  const { data } = (await api.call('GET', `/newsletters/${newsletterId}/statistics`, { key: account.key })).body
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject(data)
  expect(data).toMatchObject({ recipients: 1, delivered: 1, clicks: 2, uniqueClicks: 1, clickRate: 1 })
})

test('export writes a table', async () => {
  await run('recount')
  expect((await run('export')).stdout.trimEnd().split('\r\n')).toEqual([
    'day,kind,url,n,machine,people,anonymous',
    '2026-11-10,click,,2,0,1,0',
    '2026-11-10,linkClick,"https://shop.example/?a=1,2",2,0,1,0',
  ])
  expect(JSON.parse((await run('export', '--format', 'json')).stdout)).toHaveLength(2)
})

test('a newsletter that is not there is named', async () => {
  const { status, stderr } = await runPostrider(
    api.database,
    ['statistics', 'show', '--account', `${account.accountId}`, '--newsletter', '999999'],
    { ENGINE_DATABASE_URL: api.database.engineUrl },
  )
  const remedy = 'See: postrider mailing show --account <id> --mailing <id>'
  expect([status, stderr]).toEqual([1, `The account has no newsletter with this id. ${remedy}\n`])
})
