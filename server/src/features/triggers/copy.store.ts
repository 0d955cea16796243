import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type RunPurpose, runClassSql } from '../messages/run-state.rules.ts'
import { sumsOfRun } from '../messages/run-sums.rules.ts'
import { isGone } from '../months/month.rules.ts'
import { type CopyStatus, type Settled, settledBy } from './copy.rules.ts'

/** A copy of a trigger mailing, with how far its dispatch has come. */
export interface Copy extends Settled {
  id: number
  triggerTypeId: number
  sourceMailingId: number
  newsletterId: number
  language: string
  name: string
  senderName: string
  subject: string
  status: CopyStatus
  receivers: number
  scheduledAt: Timestamp | null
  startedAt: Timestamp | null
  finishedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
  /** False when its messages have gone after their time; the numbers stay. */
  isKept: boolean
}

export async function findCopy(reader: Reader, id: number): Promise<Copy | undefined> {
  const [copy] = await reader.rows<Copy>(sql`
    select c.id, c.trigger_type_id as "triggerTypeId", c.source_mailing_id as "sourceMailingId", n.id as "newsletterId",
           m.language_iso as language, m.name, m.sender_name as "senderName", n.subject, c.status, c.receivers,
           c.scheduled_at as "scheduledAt", c.started_at as "startedAt", c.finished_at as "finishedAt",
           c.created_at as "createdAt", c.updated_at as "updatedAt", s.sent, s.failed, s.skipped, s."isKept"
    from trigger_copies c
    join mailings m on m.account_id = c.account_id and m.id = c.id
    join newsletters n on n.account_id = c.account_id and n.mailing_id = c.id
    cross join lateral (
      select coalesce(sum(g.n) filter (where g.state in ${settledBy.sent}), 0)::bigint as sent,
             coalesce(sum(g.n) filter (where g.state in ${settledBy.failed}), 0)::bigint as failed,
             coalesce(sum(g.n) filter (where g.state in ${settledBy.skipped}), 0)::bigint as skipped,
             coalesce(bool_and(not ${isGone(sql`r.id`)}), true) as "isKept"
      from runs r
      left join lateral (${sumsOfRun(reader, sql`r.id`)}) g on true
      where ${reader.owns('r')} and r.mailing_id = c.id and r.class = ${runClassSql.campaign}) s
    where ${reader.owns('c')} and c.id = ${id}`)
  return copy
}

/** What a step has to know; locked, so that two steps, or a step and the dispatch, cannot cross. */
export interface LockedCopy {
  id: number
  status: CopyStatus
  receivers: number
  channelId: number
  contentId: number
  purpose: RunPurpose
}

export async function lockCopy(tx: Tx, id: number): Promise<LockedCopy | undefined> {
  const [copy] = await tx.rows<LockedCopy>(sql`
    select c.id, c.status, c.receivers, c.content_id as "contentId", m.purpose,
           (select k.id from channels k where k.account_id = m.account_id and k.id = m.channel_id) as "channelId"
    from trigger_copies c join mailings m on m.account_id = c.account_id and m.id = c.id
    where ${tx.owns('c')} and c.id = ${id} for update of c`)
  return copy
}

export type NewCopy = Pick<Copy, 'id' | 'triggerTypeId' | 'sourceMailingId'> & { contentId: number }

export function insertCopy(tx: Tx, copy: NewCopy, now: Timestamp): void {
  tx.write(sql`
    insert into trigger_copies (account_id, id, trigger_type_id, source_mailing_id, content_id, created_at, updated_at)
    values (${tx.tenant.accountId}, ${copy.id}, ${copy.triggerTypeId}, ${copy.sourceMailingId}, ${copy.contentId}, ${now}, ${now})`)
}

export function setCopyStatus(
  tx: Tx,
  id: number,
  { status, scheduledAt }: { status: CopyStatus; scheduledAt: Timestamp | null },
  now: Timestamp,
): void {
  tx.write(sql`
    update trigger_copies c set status = ${status}, scheduled_at = ${scheduledAt}, updated_at = ${now}
    where ${tx.owns('c')} and c.id = ${id}`)
}
