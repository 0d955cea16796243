import type { BenchDatabase } from '../database.ts'
import type { FilledAccount } from '../roll-ups/filled-account.ts'

/** The numbers of the first newsletter, counted from every mail, report and event of its run in the plainest way. */
export async function obviousFigures(
  { pool }: BenchDatabase,
  { accountId }: FilledAccount,
): Promise<Record<string, number>> {
  const one = async (text: string) => {
    const { rows } = await pool.query<{ n: string }>(text, [accountId])
    return Number(rows[0]?.n)
  }
  const events = (what: string, where: string) =>
    one(`select count(${what}) as n from tracking_events e where e.account_id = $1 and e.run_id = 1 and ${where}`)
  const reports = (kind: string) =>
    one(`select count(distinct i.message_id) as n from inbound_reports i
         where i.account_id = $1 and i.run_id = 1 and i.class = '${kind}'`)
  const mails = 'distinct e.message_id'
  const [hardBounces, softBounces] = [await reports('hard'), await reports('soft')]
  const sent = await one('select count(*) as n from messages m where m.account_id = $1 and m.run_id = 1')
  return {
    sent,
    delivered: sent - hardBounces - softBounces,
    hardBounces,
    softBounces,
    opens: await events('*', 'e.link is null and e.verdict = 0'),
    uniqueOpens: await events(mails, 'e.link is null and e.verdict = 0'),
    clicks: await events('*', 'e.link is not null and e.verdict = 0'),
    uniqueClicks: await events(mails, 'e.link is not null and e.verdict = 0'),
    machineOpens: await events('*', 'e.link is null and e.verdict <> 0'),
    machineClicks: await events('*', 'e.link is not null and e.verdict <> 0'),
    anonymousOpens: await events('*', 'e.link is null and e.verdict = 0 and e.message_id is null'),
    unsubscribes: await one(
      `select count(distinct c.subscriber_id) as n from consent_entries c
       where c.account_id = $1 and c.newsletter_id = 1 and c.to_state = 'unsubscribed'`,
    ),
  }
}
