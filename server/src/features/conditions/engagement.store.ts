import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitOf, blockOf } from '../../platform/db/id-blocks.rules.ts'
import { messageStates } from '../messages/message-state.rules.ts'
import { facetBlocks, hasFacets, type RunFacet } from '../messages/run-facets.rules.ts'
import { isTest } from '../messages/run-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { addDays } from './calendar.rules.ts'
import type { Engagement } from './condition.rules.ts'
import { type Moment, startOf } from './row-condition.store.ts'

const arrived = [messageStates.accepted, messageStates.delivered]
const inBlocks = hasFacets(sql`r`)
const events = { opened: statisticKinds.open, clicked: statisticKinds.click } as const

/** The newsletters a line is about: one, or those of the last days. */
export type Newsletters = { id: number } | { lastDays: number }

export interface Engaged {
  what: Engagement
  newsletters: Newsletters
  atLeast: number
  /** Of clicks: the address that was clicked; null = any. */
  link: string | null
}

/** Who received, opened or clicked at least so many of these newsletters, as blocks. */
export function engagedBlocks(reader: Reader, { what, newsletters, atLeast, link }: Engaged, moment: Moment): Sql {
  const runs = (which: Sql) => runsOf(reader, newsletters, moment, which)
  const found =
    what === 'clicked' && link !== null
      ? byMail(
          eventsOf(reader, runs(sql`true`), sql`p.kind = ${statisticKinds.linkClick} and ${leadsTo(reader, link)}`),
        )
      : sql`${byBlock(reader, what, runs(inBlocks))} union all ${byMail(mailsOf(reader, what, runs(sql`not (${inBlocks})`)))}`
  if (atLeast === 1) return sql`select o.block, bit_or(o.members) as members from (${found}) o group by 1`
  // A newsletter may have gone out in several runs, and counts once.
  return sql`
    select k.block, bits_at_least(k.members, ${atLeast}) as members
    from (select n.block, n.members, count(*) over (partition by n.block) as often
          from (select o.newsletter_id, o.block, bit_or(o.members) as members from (${found}) o group by 1, 2) n) k
    where k.often >= ${atLeast} group by 1`
}

/** Tests are mails to editors and count nowhere. */
function runsOf(reader: Reader, newsletters: Newsletters, moment: Moment, which: Sql): Sql {
  const asked =
    'id' in newsletters
      ? sql`r.newsletter_id = ${newsletters.id}`
      : sql`r.started_at >= ${startOf(addDays(moment.today, 1 - newsletters.lastDays), moment)}`
  return sql`array(select r.id from runs r where ${reader.owns('r')} and ${asked} and not ${isTest(sql`r`)} and ${which})`
}

function byBlock(reader: Reader, facet: RunFacet, runs: Sql): Sql {
  return sql`
    select r.newsletter_id, b.block, b.members
    from (${facetBlocks({ facet, runs, own: (alias) => reader.owns(alias) })}) b join runs r on ${reader.owns('r')} and r.id = b.run_id`
}

function byMail(mails: Sql): Sql {
  return sql`
    select w.newsletter_id, ${blockOf(sql`w.subscriber_id`)} as block, bit_or(${bitOf(sql`w.subscriber_id`)}) as members
    from (${mails}) w group by 1, 2`
}

/**
 * Mails of which no blocks are kept: those of an earlier version, and those that go to people one by one. Where there are none no
 * table is opened, whatever the planner expects of an array.
 */
function mailsOf(reader: Reader, what: Engagement, runs: Sql): Sql {
  const mails = what === 'received' ? arrivals(reader, runs) : eventsOf(reader, runs, sql`p.kind = ${events[what]}`)
  return sql`${mails} and ${runs} <> '{}'`
}

function arrivals(reader: Reader, runs: Sql): Sql {
  return sql`
    select m.subscriber_id, r.newsletter_id
    from messages m join runs r on r.account_id = m.account_id and r.id = m.run_id
    where ${reader.owns('m')} and ${reader.owns('r')} and m.run_id = any(${runs}) and m.state = any(${arrived})`
}

/** Only what people did is in `newsletter_people`, whose index begins with the newsletter. */
function eventsOf(reader: Reader, runs: Sql, which: Sql): Sql {
  const newsletters = sql`array(select r.newsletter_id from runs r where ${reader.owns('r')} and r.id = any(${runs}))`
  return sql`
    select m.subscriber_id, p.newsletter_id
    from newsletter_people p
    join messages m on m.account_id = p.account_id and m.run_id = p.run_id and m.id = p.message_id
    where ${reader.owns('p')} and ${reader.owns('m')} and p.newsletter_id = any(${newsletters}) and p.run_id = any(${runs}) and m.run_id = any(${runs}) and ${which}`
}

/** A newsletter may have the same address in several contents, under several numbers. */
function leadsTo(reader: Reader, url: string): Sql {
  return sql`(p.content_id, p.link) in (
    select l.content_id, l.n from content_links l where ${reader.owns('l')} and l.url = ${url})`
}
