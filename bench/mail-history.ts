import { inAccount, switchTracking } from '../server/src/features/account-setup/index.ts'
import { createMailing } from '../server/src/features/mailings/index.ts'
import { foldMessageChanges } from '../server/src/features/statistics/fold.store.ts'
import { Database } from '../server/src/platform/db/database.ts'
import type { BenchDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import type { ListsAccount } from './lists-account.ts'

/** A quarter of a year. */
const weeks = 13

/**
 * A newsletter every week to everybody who is receive-ready: three of five people read now and then, three of ten mails are opened, and
 * a tenth of those is clicked. A database that has them is taken as it is.
 */
export async function fillMailHistory(database: BenchDatabase, { id, channelId }: ListsAccount): Promise<void> {
  const { pool, operator } = database
  const { rows } = await pool.query('select count(*)::int as runs from runs where account_id = $1', [id])
  if (rows[0].runs === weeks) return
  await inAccount(operator, id, (act) => switchTracking(act, 'individual'))
  const wishes = { senderName: 'Versandhaus West', senderEmail: 'news@west.example', languageIso: 'de' }
  for (let week = rows[0].runs; week < weeks; week += 1) {
    const mailingId = await inAccount(operator, id, (act) =>
      createMailing(act, { ...wishes, type: 'standard', name: `Woche ${week}` }),
    )
    await fillRun(pool, { accountId: id, channelId, mailingId, week })
    console.log(`filling: newsletter ${week + 1} of ${weeks}`)
  }
  const engine = new Database({
    url: database.engineUrl,
    poolSize: 1,
    preparedStatements: true,
    answerTimeoutMs: 600_000,
  })
  await foldMessageChanges(engine)
  await engine.close()
  await pool.query('vacuum analyze messages, newsletter_people, run_facets')
  await pool.query('checkpoint')
}

async function fillRun(
  pool: BenchDatabase['pool'],
  { accountId, channelId, mailingId, week }: { accountId: number; channelId: number; mailingId: number; week: number },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, state, started_at, finished_at)
       select n.account_id, a.customer_id, n.mailing_id, n.id, 'newsletter', 'week ' || $4::text, $3, 'finished',
              now() - make_interval(weeks => $4::int, hours => 1), now() - make_interval(weeks => $4::int)
       from newsletters n join accounts a on a.id = n.account_id where n.account_id = $1 and n.mailing_id = $2
       returning id, newsletter_id`,
      [accountId, mailingId, channelId, week],
    )
    const [run] = rows
    await client.query(
      `insert into messages (account_id, run_id, id, subscriber_id, created_at, wire_at, lane, state)
       select $1, $2, subscriber_id, subscriber_id, now(), now(), 1, case when subscriber_id % 97 = 0 then 13 else 12 end
       from subscriptions where account_id = $1 and channel_id = $3 and status = 1`,
      [accountId, run.id, channelId],
    )
    // Numbers that look random, and are the same in every run: kind 0 is opened, kind 1 clicked.
    await client.query(
      `insert into newsletter_people (account_id, newsletter_id, kind, content_id, link, run_id, message_id, day, agent)
       select $1, $3, k.kind, 0, 0, $2, m.id, current_date - $4::int * 7, 0
       from (select id, (id * 2654435761 + $4::int * 40503) % 100 as dice from messages where run_id = $2) m
       join (values (0, 50), (1, 5)) k (kind, below) on m.dice < k.below
       where m.id % 5 < 3`,
      [accountId, run.id, run.newsletter_id, week],
    )
  })
}
