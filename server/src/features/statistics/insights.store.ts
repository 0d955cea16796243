import sql, { empty, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import {
  type StatisticKind,
  statisticKindName,
  statisticKinds,
  trackedKinds,
} from '../messages/statistic-kind.rules.ts'
import { listedFrom } from './kept-from.store.ts'
import { contentOfLink, numberOfLink } from './link-id.rules.ts'

export interface DayFigures {
  day: string
  kind: StatisticKind
  url: string | null
  n: number
  machine: number
  people: number
  anonymous: number
}

/** What happened on each day of the account's time zone; with `perLink`, also on which link. */
export async function listDays(
  reader: Reader,
  newsletterId: number,
  { perLink }: { perLink: boolean },
): Promise<DayFigures[]> {
  const rows = await reader.rows<Omit<DayFigures, 'kind'> & { kind: number }>(sql`
    select d.day::text as day, d.kind, l.url, coalesce(sum(d.n) filter (where d.verdict = 0), 0)::bigint as n,
           coalesce(sum(d.n) filter (where d.verdict <> 0), 0)::bigint as machine, sum(d.people)::bigint as people,
           coalesce(sum(d.anonymous) filter (where d.verdict = 0), 0)::bigint as anonymous
    from newsletter_days d
    left join content_links l on l.account_id = d.account_id and l.content_id = d.content_id and l.n = d.link
    where ${reader.owns('d')} and d.newsletter_id = ${newsletterId} and d.day > '-infinity'
      and (${perLink} or d.kind <> ${statisticKinds.linkClick})
    group by 1, 2, 3 having sum(d.n) <> 0 order by 1, 2, 3`)
  return rows.map((row) => ({ ...row, kind: statisticKindName(row.kind) }))
}

export interface ProgramFigures {
  kind: StatisticKind
  /** Numbers of `agents` and `verdicts` in the tracking feature. */
  agent: number
  verdict: number
  n: number
  people: number
}

/** With which kind of program a newsletter was opened and clicked, and what it was taken for. */
export async function listPrograms(reader: Reader, newsletterId: number): Promise<ProgramFigures[]> {
  const rows = await reader.rows<Omit<ProgramFigures, 'kind'> & { kind: number }>(sql`
    select d.kind, d.agent, d.verdict, d.n, d.people from newsletter_days d
    where ${reader.owns('d')} and d.newsletter_id = ${newsletterId} and d.day = '-infinity'
      and d.kind in (${statisticKinds.open}, ${statisticKinds.click}) and d.content_id = 0
    order by 1, 2, 3`)
  return rows.map((row) => ({ ...row, kind: statisticKindName(row.kind) }))
}

export interface PersonBehind {
  subscriberId: number
  email: string
  day: string
}

/** Where a list goes on; what the first page gets is nothing. */
export interface PeoplePlace {
  runId: number
  messageId: number
}

export interface PeopleWish {
  kind: StatisticKind
  /** Id of a link, with the kind linkClick. */
  link?: number
  after?: PeoplePlace
  limit: number
}

type Behind = PeoplePlace & { day: string; subscriberId: number | null; email: string | null }

/** Who is behind a number. People who have been erased count on, but nobody can say who they were. */
export async function listPeople(
  reader: Reader,
  newsletterId: number,
  { kind, link, after, limit }: PeopleWish,
): Promise<{ people: PersonBehind[]; erased: number; notKept: number; next: PeoplePlace | null }> {
  // What is on its way out is not kept any more, and nobody is in both.
  const isTracked = trackedKinds.some((tracked) => tracked === statisticKinds[kind])
  const [[gone], rows] = await Promise.all([
    reader.rows<{ people: number }>(sql`
      select coalesce(sum(d.people), 0)::bigint as people from (${placesOf(reader, newsletterId, link)}) l
      join newsletter_days d on ${reader.owns('d')} and d.newsletter_id = ${newsletterId} and d.kind = ${statisticKinds[kind]}
        and d.content_id = l.content_id and d.link = l.link and d.day > '-infinity' and d.day < ${listedFrom(reader)}
      where ${isTracked}`),
    reader.rows<Behind>(sql`
    select b.run_id as "runId", b.message_id as "messageId", b.day::text as day, s.id as "subscriberId", s.email
    from (select p.run_id, p.message_id, p.day from (${placesOf(reader, newsletterId, link)}) l
          cross join lateral (
            select p.run_id, p.message_id, p.day from newsletter_people p
            where ${reader.owns('p')} and p.newsletter_id = ${newsletterId} and p.kind = ${statisticKinds[kind]}
              and p.content_id = l.content_id and p.link = l.link ${isTracked ? sql`and p.day >= ${listedFrom(reader)}` : empty}
              and (p.run_id, p.message_id) > (${after?.runId ?? 0}, ${after?.messageId ?? 0})
            order by p.run_id, p.message_id limit ${limit}) p
          order by p.run_id, p.message_id limit ${limit}) b
    left join messages m on ${reader.owns('m')} and m.run_id = b.run_id and m.id = b.message_id
    left join subscribers s on ${reader.owns('s')} and s.id = m.subscriber_id
    order by 1, 2`),
  ])
  const last = rows.length === limit ? rows.at(-1) : undefined
  const people = rows.flatMap(({ subscriberId, email, day }) =>
    subscriberId === null || email === null ? [] : [{ subscriberId, email, day }],
  )
  return {
    people,
    erased: rows.length - people.length,
    notKept: gone?.people ?? 0,
    next: last ? { runId: last.runId, messageId: last.messageId } : null,
  }
}

/** An address may stand in several contents of a newsletter; what is no click on a link is kept under 0. */
function placesOf(reader: Reader, newsletterId: number, link: number | undefined): Sql {
  if (link === undefined) return sql`select 0::bigint as content_id, 0::smallint as link`
  return sql`
    select distinct d.content_id, d.link
    from content_links named
    join content_links l on ${reader.owns('l')} and l.url = named.url
    join newsletter_days d on ${reader.owns('d')} and d.newsletter_id = ${newsletterId} and d.day = '-infinity'
      and d.kind = ${statisticKinds.linkClick} and d.content_id = l.content_id and d.link = l.n
    where ${reader.owns('named')} and named.content_id = ${contentOfLink(link)} and named.n = ${numberOfLink(link)}`
}

/** Who left by a newsletter, in the order of their ids; nobody can say who the erased ones were. */
export async function listLeavers(
  reader: Reader,
  newsletterId: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<{ people: { subscriberId: number; email: string }[]; erased: number; next: number | null }> {
  const rows = await reader.rows<{ subscriberId: number; email: string | null }>(sql`
    select l.subscriber_id as "subscriberId", s.email
    from (select distinct c.subscriber_id from consent_entries c
          where ${reader.owns('c')} and c.newsletter_id = ${newsletterId} and c.to_state = 'unsubscribed'
            and c.subscriber_id > ${after}
          order by 1 limit ${limit}) l
    left join subscribers s on ${reader.owns('s')} and s.id = l.subscriber_id
    order by 1`)
  const people = rows.flatMap(({ subscriberId, email }) => (email === null ? [] : [{ subscriberId, email }]))
  const last = rows.length === limit ? rows.at(-1) : undefined
  return { people, erased: rows.length - people.length, next: last?.subscriberId ?? null }
}
