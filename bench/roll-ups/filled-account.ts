import { createAccount, inAccount } from '../../server/src/features/account-setup/index.ts'
import { createCustomer } from '../../server/src/features/accounts/index.ts'
import { createApiKey } from '../../server/src/features/api-keys/index.ts'
import type { BenchDatabase } from '../database.ts'

export interface FilledAccount {
  accountId: number
  customerId: number
  /** The first has half of all events, the last was never sent. */
  newsletterIds: number[]
  mailingIds: number[]
  keys: string[]
}

const newsletters = 20
const links = 30
const days = 90
const chunk = 500_000
// One client makes some hundred calls a minute here; several keys keep all of them below their limit.
const keyCount = 10

export interface History {
  events: number
  mails: number
}

/** One account with so many mails over three months, opens and clicks of them, reports and people who left. */
export async function fillAccount(database: BenchDatabase, { events, mails }: History): Promise<FilledAccount> {
  const { operator, pool } = database
  const customerId = await createCustomer(operator, { name: 'Versandhaus West' })
  const accountId = await createAccount(operator, { customerId, type: 'S', name: 'Versandhaus West' })
  const keys: string[] = []
  await inAccount(operator, accountId, async (act) => {
    for (let i = 0; i < keyCount; i++)
      keys.push((await createApiKey(act, { name: `bench ${i}`, scopes: ['subscribers'] })).key)
  })
  const newsletterIds = await createNewsletters(pool, { accountId, customerId })
  for (let month = 0; month <= 4; month++)
    await pool.query(
      `call prepare_month_of('tracking_events', 'at', date_trunc('month', now() - make_interval(months => $1))::date)`,
      [month],
    )
  await fillMessages(pool, accountId, mails)
  for (let first = 0; first < events; first += chunk) {
    await fillEvents(pool, { accountId, first, last: Math.min(events, first + chunk) - 1, events, mails })
    if (first % 5_000_000 === 0) console.log(`filling: ${first} of ${events}`)
  }
  await pool.query(`update tracking_progress set judged_to = now() - interval '1 minute', changed_from = null`)
  await pool.query(`update statistics_progress set folded_to = now() - $1 * interval '1 day'`, [days + 1])
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  return { accountId, customerId, newsletterIds, mailingIds: newsletterIds.map((id) => 1000 + id), keys }
}

/** Run, content and newsletter number i have the id i, and the run of the last one is missing. */
async function createNewsletters(
  pool: BenchDatabase['pool'],
  { accountId, customerId }: { accountId: number; customerId: number },
): Promise<number[]> {
  const values = [accountId, newsletters]
  await pool.query(
    `insert into mailings (account_id, id, type, name, sender_name, sender_email, language_iso, created_at, updated_at)
     overriding system value select $1, 1000 + i, 'standard', 'Rundbrief', 'West', 'news@west.example', 'de', now(), now()
     from generate_series(1, $2::int) i`,
    values,
  )
  await pool.query(
    `insert into contents (account_id, id, hash, subject, html, plain_text, language_iso, placeholders, sender_name, sender_email, created_at)
     overriding system value select $1, i, int4send(i), 'Neues', '', '', 'de', '{}', 'West', 'news@west.example', now()
     from generate_series(1, $2::int) i`,
    values,
  )
  await pool.query(
    `insert into newsletters (account_id, id, mailing_id, subject, html, created_at, updated_at)
     overriding system value select $1, i, 1000 + i, 'Neues', '', now(), now() from generate_series(1, $2::int) i`,
    values,
  )
  await pool.query(
    `insert into content_links (account_id, content_id, n, url)
     select $1, i, n, 'https://shop.example/' || n from generate_series(1, $2::int) i, generate_series(1, $3::int) n`,
    [...values, links],
  )
  await pool.query(
    `insert into runs (account_id, id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, content_id, targeted, state, started_at)
     overriding system value select $1, i, $3, 1000 + i, i, 'newsletter', 'then', 1, i, 1, 'finished', now() - interval '90 days'
     from generate_series(1, $2::int - 1) i`,
    [...values, customerId],
  )
  return Array.from({ length: newsletters }, (_, i) => i + 1)
}

const runOf = (n: string) => `case when ${n} % 2 = 0 then 1 else 2 + (${n} / 2) % ${newsletters - 2} end`

async function fillMessages(pool: BenchDatabase['pool'], accountId: number, mails: number): Promise<void> {
  await pool.query(
    `insert into messages (account_id, run_id, id, subscriber_id, created_at, wire_at, lane, state)
     select $1, ${runOf('n')}, n, n, now(), now() - interval '90 days', 1, case when n % 50 = 0 then 13 else 12 end
     from generate_series(1, $2::bigint) n`,
    [accountId, mails],
  )
  await pool.query(
    `insert into inbound_reports (account_id, run_id, message_id, kind)
     select $1, ${runOf('n')}, n, 'relay' from generate_series(50, $2::bigint, 50) n`,
    [accountId, mails],
  )
  await pool.query(
    `update inbound_reports set judged_at = now(), class = case when message_id % 100 = 0 then 'hard' else 'soft' end, effect = 'none'`,
  )
  await pool.query(
    `insert into consent_entries (account_id, seq, subscriber_id, channel_id, from_state, to_state, actor, source, newsletter_id, occurred_at, hash)
     select $1, n, n, 1, 'receiveReady', 'unsubscribed', 'person', 'link', ${runOf('n')}, now(), '' from generate_series(1, $2::bigint) n`,
    [accountId, Math.ceil(mails * 0.003)],
  )
}

/** Two opens for each click; every tenth event is a machine's, every twentieth of nobody who could be recognised. */
async function fillEvents(
  pool: BenchDatabase['pool'],
  { accountId, first, last, events, mails }: History & { accountId: number; first: number; last: number },
): Promise<void> {
  const secondsPerEvent = ((days - 1) * 86_400) / events
  await pool.query(
    `insert into tracking_events (account_id, run_id, at, id, message_id, content_id, link, agent, is_head, is_prefetch, verdict, rules)
     select $1, run, now() - interval '${days} days' + n * $4::float8 * interval '1 second', n,
            case when n % 20 <> 7 then 1 + (n * 2654435761) % $5::bigint end,
            case when n % 3 = 0 then run end, case when n % 3 = 0 then 1 + (n / 3) % ${links} end,
            case when n % 10 = 3 then 4 else 1 end, false, false, case when n % 10 = 3 then 5 else 0 end, 1
     from (select n, ${runOf('n')} as run from generate_series($2::bigint, $3::bigint) n) e`,
    [accountId, first, last, secondsPerEvent, mails],
  )
}
