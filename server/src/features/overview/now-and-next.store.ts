import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { isWhole } from '../mailings/language-version.rules.ts'
import { inStates, openStates } from '../messages/message-state.rules.ts'
import { isTargeted, runClassSql, runStateSql } from '../messages/run-state.rules.ts'

export interface RunAtWork {
  runId: number
  mailingId: number
  name: string
  isPaused: boolean
  startedAt: Timestamp
  recipients: number
  done: number
}

/** Dispatches to many that have not ended; what is done of them is what statistics know, some seconds behind. */
export function listRunsAtWork(reader: Reader): Promise<RunAtWork[]> {
  return reader.rows<RunAtWork>(sql`
    select r.id as "runId", m.id as "mailingId", m.name, r.state = ${runStateSql.paused} as "isPaused", r.started_at as "startedAt", r.targeted as recipients,
           coalesce((select sum(s.n) from newsletter_states s
                     where ${reader.owns('s')} and s.newsletter_id = r.newsletter_id and s.state not in ${inStates(openStates)}), 0)::bigint as done
    from runs r join mailings m on m.account_id = r.account_id and m.id = r.mailing_id
    where ${reader.owns('r')} and r.state in (${runStateSql.sending}, ${runStateSql.paused}) and ${isTargeted(sql`r`)}
      and r.class in (${runClassSql.newsletter}, ${runClassSql.campaign})
    order by r.id limit 7`)
}

export interface PlannedMailing {
  id: number
  name: string
  plannedAt: Timestamp
  hasFailed: boolean
  channelId: number
  groupIds: number[]
  excludedGroupIds: number[]
}

/** Those whose time is to come, and those whose time came and that reached nobody. */
export async function listPlanned(reader: Reader): Promise<PlannedMailing[]> {
  const planned = await reader.rows<Omit<PlannedMailing, 'plannedAt'> & { plannedAt: Timestamp | null }>(sql`
    select m.id, m.name, m.planned_at as "plannedAt", m.failure_reason is not null as "hasFailed",
           coalesce(m.channel_id, (select c.id from channels c where ${reader.owns('c')} and c.is_default)) as "channelId",
           m.group_ids as "groupIds", m.excluded_group_ids as "excludedGroupIds"
    from mailings m
    where ${reader.owns('m')} and m.type = 'standard' and m.status = 'planned' and m.planned_at is not null
      and not exists (select from runs r where ${reader.owns('r')} and r.mailing_id = m.id and ${isTargeted(sql`r`)})
    order by m.planned_at, m.id limit 7`)
  // The condition leaves no others.
  return planned as PlannedMailing[]
}

export interface UnplannedMailing {
  id: number
  name: string
  isDaily: boolean
  updatedAt: Timestamp
}

/** Birthday mailings that congratulate by themselves, and what was written last and waits for its plan. */
export function listUnplanned(reader: Reader): Promise<UnplannedMailing[]> {
  const columns = sql`m.id, m.name, m.type = 'birthday' as "isDaily", m.updated_at as "updatedAt"`
  return reader.rows<UnplannedMailing>(sql`
    (select ${columns} from mailings m where ${reader.owns('m')} and m.type = 'birthday' and m.is_active order by m.id limit 3)
    union all
    (select ${columns} from mailings m where ${reader.owns('m')} and m.type = 'standard' and m.status = 'draft' and m.deleted_at is null
       and ${isWhole(sql`m`)}
     order by m.updated_at desc, m.id desc limit 3)`)
}
