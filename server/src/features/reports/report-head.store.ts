import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Mailing } from '../mailings/mailing.rules.ts'
import { isTargeted, type RunState } from '../messages/run-state.rules.ts'
import type { TrackingMode } from '../tracking/tracking-mode.rules.ts'

export interface ReportHead extends Pick<Mailing, 'name' | 'senderName'> {
  newsletterId: number
  subject: string
  channelId: number
  runId: number
  state: RunState
  targeted: number
  startedAt: Timestamp
  finishedAt: Timestamp | null
  /** Nothing of it is put on the wire later. */
  notAfter: Timestamp | null
  /** What the account counts today. */
  tracking: TrackingMode
}

/** A mailing with the dispatch its plan began; undefined = there is no such mailing, or it has not begun. */
export async function findReportHead(reader: Reader, mailingId: number): Promise<ReportHead | undefined> {
  const [head] = await reader.rows<ReportHead>(sql`
    select m.name, m.sender_name as "senderName", n.id as "newsletterId", n.subject, r.channel_id as "channelId", r.id as "runId",
           r.state, r.targeted, r.started_at as "startedAt", r.finished_at as "finishedAt", r.not_after as "notAfter", a.tracking
    from mailings m
    join accounts a on a.id = m.account_id
    join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    join runs r on r.account_id = m.account_id and r.mailing_id = m.id and ${isTargeted(sql`r`)}
    where ${reader.owns('m')} and m.id = ${mailingId} order by r.id desc limit 1`)
  return head
}
