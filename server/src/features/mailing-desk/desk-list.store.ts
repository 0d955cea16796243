import sql, { empty, type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Page } from '../../platform/db/list-query.ts'
import { literalList, literals } from '../../platform/db/literals.rules.ts'
import { isWhole } from '../mailings/language-version.rules.ts'
import type { Mailing } from '../mailings/mailing.rules.ts'
import { inStates, openStates } from '../messages/message-state.rules.ts'
import { isTargeted, runClassSql, runStateSql } from '../messages/run-state.rules.ts'
import { placesInList } from './shelf.rules.ts'

/** A mailing in the list, with the dispatch that its plan began. */
export interface DeskRow
  extends Pick<
    Mailing,
    | 'id'
    | 'type'
    | 'name'
    | 'status'
    | 'isActive'
    | 'channelId'
    | 'groupIds'
    | 'excludedGroupIds'
    | 'plannedAt'
    | 'sentAt'
    | 'updatedAt'
    | 'failureReason'
    | 'runState'
  > {
  newsletterId: number
  subject: string
  startedAt: Timestamp | null
  targeted: number | null
  /** Of them, those whose mail has come to its end, some seconds behind. */
  done: number
}

export interface DeskQuestion extends Page {
  places: readonly number[]
  /** Part of a name or subject; null = any. */
  words: string | null
}

const placeSql = literals(placesInList)

/** What goes out now first, then what comes next, then what waits for somebody, then what is over, the latest first. */
const place = sql`
  case when m.is_active is not null then ${placeSql.standing}
       when m.status = 'sent' then ${placeSql.over}
       when m.failure_reason is not null then ${placeSql.failed}
       when r.state = ${runStateSql.canceled} then ${placeSql.over}
       when r.state is not null then ${placeSql.sending}
       when m.status = 'planned' then ${placeSql.planned}
       else ${placeSql.draft} end`

function desk(reader: Reader): Sql {
  return sql`
    from mailings m
    join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    left join lateral (
      select r.state, r.targeted, r.started_at from runs r
      where ${reader.owns('r')} and r.mailing_id = m.id and ${isTargeted(sql`r`)} and r.class <> ${runClassSql.birthday}
      order by r.id desc limit 1) r on true
    where ${reader.owns('m')} and m.source_mailing_id is null and m.deleted_at is null
      and ${isWhole(sql`m`)}`
}

const matches = (words: string | null): Sql =>
  words === null
    ? empty
    : sql`and (strpos(lower(m.name), lower(${words})) > 0 or strpos(lower(n.subject), lower(${words})) > 0)`

export function listOnDesk(reader: Reader, { places, words, page, limit }: DeskQuestion): Promise<DeskRow[]> {
  const time = sql`
    case when ${place} = ${placeSql.planned} then extract(epoch from m.planned_at)
         else -extract(epoch from coalesce(m.sent_at, r.started_at, m.updated_at)) end`
  return reader.rows<DeskRow>(sql`
    select m.id, m.type, m.name, m.status, m.is_active as "isActive",
           coalesce(m.channel_id, (select d.id from channels d where ${reader.owns('d')} and d.is_default)) as "channelId",
           m.group_ids as "groupIds", m.excluded_group_ids as "excludedGroupIds", m.planned_at as "plannedAt", m.sent_at as "sentAt",
           m.updated_at as "updatedAt", m.failure_reason as "failureReason", r.state as "runState", n.id as "newsletterId", n.subject,
           r.started_at as "startedAt", r.targeted,
           coalesce((select sum(s.n) from newsletter_states s
                     where ${reader.owns('s')} and s.newsletter_id = n.id and s.state not in ${inStates(openStates)}), 0)::bigint as done
    ${desk(reader)} and ${place} in ${literalList(places)} ${matches(words)}
    order by ${place}, ${time}, m.id desc limit ${limit} offset ${(page - 1) * limit}`)
}

/** How many stand where, whatever is shown of them. */
export function countOnDesk(reader: Reader, words: string | null): Promise<{ place: number; count: number }[]> {
  return reader.rows<{ place: number; count: number }>(sql`
    select ${place} as place, count(*) as count ${desk(reader)} ${matches(words)} group by 1`)
}
