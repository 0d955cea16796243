import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { stateSql } from '../messages/message-state.rules.ts'
import { domainNoteLike } from '../sending/hold-note.rules.ts'
import { longestSilenceSeconds } from './progress.rules.ts'

export interface EngineSigns {
  isFrozen: boolean
  senderSilentSeconds: number | null
  isRelayAway: boolean
}

/** Whether anything may leave, and since when nobody was heard who would let it. */
export async function readEngineSigns(reader: Reader): Promise<EngineSigns> {
  const [row] = await reader.rows<EngineSigns>(sql`
    select coalesce((select s.frozen_at is not null from sending_state s), false) as "isFrozen",
           (select extract(epoch from now() - max(s.heartbeat_at))::float8 from senders s where s.stopped_at is null) as "senderSilentSeconds",
           coalesce((select bool_and(coalesce(a.relay, '') = any(s.away_relays)) from accounts a, senders s
                     where a.id = ${reader.tenant.accountId} and s.stopped_at is null
                       and s.heartbeat_at > now() - ${longestSilenceSeconds} * interval '1 second'), false) as "isRelayAway"`)
  return row as EngineSigns
}

export interface PutOff {
  forDomain: number
  byReceivers: number
  /** Where most of them go; null = too few go anywhere to say it. */
  provider: string | null
  /** When the first of them is tried again. */
  nextAt: Timestamp | null
}

/** Fewer people than these are not named by where they get their mail. */
const fewestOfProvider = 5

/** More are not looked at: where receivers put off a million, they are told every second to whoever watches. */
export const mostPutOff = 1000

/** Mails of a run that were put off, and why; read when nothing moves. */
export async function readPutOff(reader: Reader, runId: number): Promise<PutOff> {
  const [row] = await reader.rows<PutOff>(sql`
    with put_off as (
      select m.due_at, m.reply_code, m.reason, split_part(s.email, '@', 2) as domain
      from messages m left join subscribers s on ${reader.owns('s')} and s.id = m.subscriber_id
      where ${reader.owns('m')} and m.run_id = ${runId} and m.due_at is not null and m.state = ${stateSql.deferred}
      limit ${mostPutOff})
    select count(*) filter (where p.reason like ${domainNoteLike}) as "forDomain",
           count(p.reply_code) as "byReceivers", min(p.due_at)::timestamptz(0) as "nextAt",
           (select q.domain from put_off q where q.reply_code is not null and q.domain <> ''
            group by 1 having count(*) >= ${fewestOfProvider} order by count(*) desc, 1 limit 1) as provider
    from put_off p`)
  return row as PutOff
}

export interface Reported {
  hardBounces: number
  complaints: number
}

/** What came back about the mails of a run since it began, or went on. */
export async function readReported(reader: Reader, runId: number): Promise<Reported> {
  const [row] = await reader.rows<Reported>(sql`
    select coalesce(sum(c.messages) filter (where c.class = 'hard'), 0)::bigint as "hardBounces",
           coalesce(sum(c.messages) filter (where c.class = 'abuse'), 0)::bigint as complaints
    from run_reports c where ${reader.owns('c')} and c.run_id = ${runId}`)
  return row as Reported
}
