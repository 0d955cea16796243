import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import type { Counted, Total } from './newsletter-statistics.rules.ts'

export interface NewsletterSumRow extends Omit<Counted, 'targeted' | 'hasSingleMails' | 'unsubscribes'> {
  newsletterId: number
  /** Null = the default channel. */
  channelId: number | null
  sentAt: Timestamp
}

interface KindSum extends Total {
  newsletterId: number
  kind: number
}

const none: Total = { n: 0, machine: 0, people: 0, anonymous: 0 }

/** A few rows for each newsletter, however many people got it. */
export async function listSums(reader: Reader, since: Timestamp): Promise<NewsletterSumRow[]> {
  const sent = sql`
    select n.id, m.channel_id, n.sent_at from newsletters n
    join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
    where ${reader.owns('n')} and m.type = 'standard' and n.sent_at >= ${since}::timestamptz`
  const [newsletters, states, kinds] = await Promise.all([
    reader.rows<Pick<NewsletterSumRow, 'newsletterId' | 'channelId'> & { sentAt: Timestamp | null }>(
      sql`select t.id as "newsletterId", t.channel_id as "channelId", t.sent_at as "sentAt" from (${sent}) t`,
    ),
    reader.rows<{ newsletterId: number; state: number; n: number }>(sql`
      select s.newsletter_id as "newsletterId", s.state, s.n from newsletter_states s
      where ${reader.owns('s')} and s.newsletter_id in (select t.id from (${sent}) t)`),
    reader.rows<KindSum>(sql`
      select d.newsletter_id as "newsletterId", d.kind, coalesce(sum(d.n) filter (where d.verdict = 0), 0)::bigint as n,
             coalesce(sum(d.n) filter (where d.verdict <> 0), 0)::bigint as machine, sum(d.people)::bigint as people,
             coalesce(sum(d.anonymous) filter (where d.verdict = 0), 0)::bigint as anonymous
      from newsletter_days d
      where ${reader.owns('d')} and d.newsletter_id in (select t.id from (${sent}) t)
        and d.day = '-infinity' and d.content_id = 0 and d.kind <> ${statisticKinds.linkClick}
      group by 1, 2`),
  ])
  return newsletters.map((newsletter) => {
    const own = <T extends { newsletterId: number }>(rows: T[]) =>
      rows.filter(({ newsletterId }) => newsletterId === newsletter.newsletterId)
    const total = (kind: keyof typeof statisticKinds): Total =>
      own(kinds).find((found) => found.kind === statisticKinds[kind]) ?? none
    return {
      ...newsletter,
      sentAt: newsletter.sentAt as Timestamp,
      states: own(states),
      open: total('open'),
      click: total('click'),
      hardBounces: total('hardBounce').n,
      softBounces: total('softBounce').n,
      complaints: total('complaint').n,
    }
  })
}
