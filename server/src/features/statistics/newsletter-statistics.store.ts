import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { listPage } from '../../platform/db/list-page.ts'
import type { ListQuery } from '../../platform/db/list-query.ts'
import { contentsOf, isStanding, isTest } from '../messages/run-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { linkFactor } from './link-id.rules.ts'
import type { Counted, Total } from './newsletter-statistics.rules.ts'

export interface FoundStatistics extends Counted {
  calculatedAt: Timestamp
}

interface Head extends Pick<Counted, 'targeted' | 'hasSingleMails' | 'unsubscribes'> {
  calculatedAt: Timestamp
}
type KindTotal = Total & { kind: number }

const none: Total = { n: 0, machine: 0, people: 0, anonymous: 0 }

/** Undefined when the account has no such newsletter. However large it is, this reads a few dozen rows. */
export async function findStatistics(reader: Reader, newsletterId: number): Promise<FoundStatistics | undefined> {
  const [[head], states, totals] = await Promise.all([
    readHead(reader, newsletterId),
    reader.rows<{ state: number; n: number }>(
      sql`select s.state, s.n from newsletter_states s where ${reader.owns('s')} and s.newsletter_id = ${newsletterId}`,
    ),
    reader.rows<KindTotal>(sql`
      select d.kind, coalesce(sum(d.n) filter (where d.verdict = 0), 0)::bigint as n,
             coalesce(sum(d.n) filter (where d.verdict <> 0), 0)::bigint as machine, sum(d.people)::bigint as people,
             coalesce(sum(d.anonymous) filter (where d.verdict = 0), 0)::bigint as anonymous
      from newsletter_days d
      where ${reader.owns('d')} and d.newsletter_id = ${newsletterId} and d.day = '-infinity' and d.content_id = 0
        and d.kind <> ${statisticKinds.linkClick}
      group by 1`),
  ])
  if (!head) return undefined
  const total = (kind: keyof typeof statisticKinds) =>
    totals.find((found) => found.kind === statisticKinds[kind]) ?? { ...none }
  return {
    ...head,
    states,
    open: total('open'),
    click: total('click'),
    hardBounces: total('hardBounce').n,
    softBounces: total('softBounce').n,
    complaints: total('complaint').n,
  }
}

function readHead(reader: Reader, newsletterId: number): Promise<Head[]> {
  return reader.rows<Head>(sql`
    select coalesce(t.targeted, 0) as targeted, coalesce(t.standing, false) as "hasSingleMails", u.unsubscribes,
           p.folded_to as "calculatedAt"
    from newsletters n
    cross join statistics_progress p
    cross join lateral (
      select sum(r.targeted)::bigint as targeted, bool_or(${isStanding(sql`r`)}) as standing from runs r
      where ${reader.owns('r')} and r.mailing_id = n.mailing_id and not ${isTest(sql`r`)}) t
    cross join lateral (
      select count(distinct c.subscriber_id) as unsubscribes from consent_entries c
      where ${reader.owns('c')} and c.newsletter_id = n.id and c.to_state = 'unsubscribed') u
    where ${reader.owns('n')} and n.id = ${newsletterId}`)
}

export interface LinkStatistics {
  id: number
  url: string
  clicks: number
  uniqueClicks: number
  machineClicks: number
  anonymousClicks: number
}

export async function newsletterExists(reader: Reader, newsletterId: number): Promise<boolean> {
  const rows = await reader.rows(sql`select from newsletters n where ${reader.owns('n')} and n.id = ${newsletterId}`)
  return rows.length > 0
}

const linkId = sql`l.content_id * ${linkFactor}::bigint + l.n`

/** Links of all contents the newsletter ever had; the same address is the same link, under the id it had first. */
export function listLinks(
  reader: Reader,
  newsletterId: number,
  query: ListQuery<string>,
): Promise<{ total: number; rows: LinkStatistics[] }> {
  const totals = sql`
    select d.content_id, d.link, coalesce(sum(d.n) filter (where d.verdict = 0), 0) as clicks, sum(d.people) as people,
           coalesce(sum(d.n) filter (where d.verdict <> 0), 0) as machine,
           coalesce(sum(d.anonymous) filter (where d.verdict = 0), 0) as anonymous
    from newsletter_days d
    where ${reader.owns('d')} and d.newsletter_id = ${newsletterId} and d.day = '-infinity' and d.kind = ${statisticKinds.linkClick}
    group by 1, 2`
  const links = sql`
    with totals as materialized (${totals}),
    contents as (
      select n.content_id from newsletters n where ${reader.owns('n')} and n.id = ${newsletterId}
      union select x.content_id from newsletters n
      join runs r on r.account_id = n.account_id and r.mailing_id = n.mailing_id and not ${isTest(sql`r`)}
      cross join lateral (${contentsOf(sql`r`)}) x
      where ${reader.owns('n')} and n.id = ${newsletterId}
      union select content_id from totals)
    select min(${linkId}) as id, l.url, coalesce(sum(t.clicks), 0)::bigint as clicks, coalesce(sum(t.people), 0)::bigint as people,
           coalesce(sum(t.machine), 0)::bigint as machine, coalesce(sum(t.anonymous), 0)::bigint as anonymous
    from contents c
    join content_links l on ${reader.owns('l')} and l.content_id = c.content_id
    left join totals t on t.content_id = l.content_id and t.link = l.n
    group by l.url`
  const source = {
    select: sql`x.id, x.url, x.clicks, x.people as "uniqueClicks", x.machine as "machineClicks", x.anonymous as "anonymousClicks"`,
    from: sql`from (${links}) x where true`,
    columns: {
      id: { column: sql`x.id`, type: 'bigint' },
      clicks: { column: sql`x.clicks`, type: 'bigint' },
      uniqueClicks: { column: sql`x.people`, type: 'bigint' },
    },
  } as const
  return listPage<LinkStatistics>(reader, source, query)
}
