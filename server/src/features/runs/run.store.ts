import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { RunContents } from '../mailings/language-version.rules.ts'
import type { RunClass, RunState } from '../messages/index.ts'
import { isTargeted, runStateSql } from '../messages/run-state.rules.ts'

export interface Run {
  id: number
  mailingId: number
  newsletterId: number
  class: RunClass
  occurrence: string
  channelId: number
  contentId: number | null
  state: RunState
  pauseReason: string | null
  pausedAt: Timestamp | null
  /** Why it was let go on after it had stopped itself. */
  resumeReason: string | null
  targeted: number
  startedAt: Timestamp
  finishedAt: Timestamp | null
  /** Nothing of it is put on the wire later. */
  notAfter: Timestamp | null
  /** A part of it goes first. */
  hasTest: boolean
  /** Its people are due when it is the hour where they are. */
  byHour: boolean
}

const runColumns = sql`
  r.id, r.mailing_id as "mailingId", r.newsletter_id as "newsletterId", r.class, r.occurrence, r.channel_id as "channelId",
  r.content_id as "contentId", r.state, r.pause_reason as "pauseReason", r.paused_at as "pausedAt",
  r.resume_reason as "resumeReason", r.targeted, r.started_at as "startedAt",
  r.finished_at as "finishedAt", r.not_after as "notAfter", r.has_test as "hasTest", r.by_hour as "byHour"`

export async function findTenantOfRun(db: Database, id: number): Promise<Tenant | undefined> {
  const [[run]] = await db.outsideTenants<[Tenant]>([
    sql`select r.account_id as "accountId", r.customer_id as "customerId" from runs r where r.id = ${id}`,
  ])
  return run
}

export async function findRun(reader: Reader, id: number): Promise<Run | undefined> {
  const [run] = await reader.rows<Run>(sql`select ${runColumns} from runs r where ${reader.owns('r')} and r.id = ${id}`)
  return run
}

/** The dispatch that the plan of a mailing began; undefined before that. */
export async function findRunOfMailing(reader: Reader, mailingId: number): Promise<Run | undefined> {
  const [run] = await reader.rows<Run>(sql`
    select ${runColumns} from runs r
    where ${reader.owns('r')} and r.mailing_id = ${mailingId} and ${isTargeted(sql`r`)} order by r.id desc limit 1`)
  return run
}

export function listRuns(reader: Reader): Promise<Run[]> {
  return reader.rows<Run>(sql`
    select ${runColumns} from runs r where ${reader.owns('r')} order by r.id desc limit 200`)
}

export interface NewRun
  extends Pick<Run, 'mailingId' | 'newsletterId' | 'class' | 'occurrence' | 'channelId' | 'startedAt'>,
    Pick<RunContents, 'contentId'>,
    Partial<Pick<RunContents, 'languageContents'>> {
  /** Nothing of it is put on the wire later; absent = no such time. */
  notAfter?: Timestamp | null
  /** A part of it goes first. */
  hasTest?: boolean
  byHour?: boolean
}

/** A run keeps the purpose its mailing had when it began. */
export function purposeOf(tx: Tx, mailingId: number): Sql {
  return sql`(select m.purpose from mailings m where ${tx.owns('m')} and m.id = ${mailingId})`
}

/** Null when this occurrence has been started before: the unique key is what makes it happen once. */
export async function insertRun(tx: Tx, run: NewRun): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, purpose, content_id,
                      language_contents, started_at, not_after, has_test, by_hour)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${run.mailingId}, ${run.newsletterId}, ${run.class},
            ${run.occurrence}, ${run.channelId}, ${purposeOf(tx, run.mailingId)}, ${run.contentId},
            ${run.languageContents ?? null}, ${run.startedAt}, ${run.notAfter ?? null},
            ${run.hasTest ?? false}, ${run.byHour ?? false})
    on conflict (account_id, mailing_id, occurrence) do nothing returning id`)
  return row?.id ?? null
}

/** Notes on a run how many people its blocks hold; `blocks` inserts them and returns `cnt` of each. */
export async function recordTargets(tx: Tx, runId: number, blocks: Sql): Promise<number> {
  const [row] = await tx.rows<{ targeted: number }>(sql`
    with blocks as (${blocks}),
    total as (select coalesce(sum(cnt), 0) as targeted from blocks)
    update runs r set targeted = total.targeted from total where ${tx.owns('r')} and r.id = ${runId}
    returning r.targeted`)
  return (row as { targeted: number }).targeted
}

/** Moves a run only from the states named; tells whether it did. */
export async function moveRun(
  tx: Tx,
  id: number,
  { from, to, reason }: { from: readonly RunState[]; to: RunState; reason?: string | null },
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update runs r set state = ${to}, pause_reason = ${to === 'paused' ? (reason ?? null) : null},
                      paused_at = case when ${to === 'paused'} then now() else r.paused_at end
    where ${tx.owns('r')} and r.id = ${id} and r.state = any(${from}) returning r.id`)
  return rows.length > 0
}

export function pauseTargeted(tx: Tx, reason: string): void {
  tx.write(sql`
    update runs r set state = ${runStateSql.paused}, pause_reason = ${reason}, paused_at = now()
    where ${tx.owns('r')} and r.state = ${runStateSql.sending} and ${isTargeted(sql`r`)}`)
}

/** Single mails included. */
export function pauseEvery(tx: Tx, reason: string): void {
  tx.write(sql`
    update runs r set state = ${runStateSql.paused}, pause_reason = ${reason}, paused_at = now()
    where ${tx.owns('r')} and r.state = ${runStateSql.sending}`)
}

export async function listPausedSingles(tx: Tx, reason: string): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select r.id from runs r
    where ${tx.owns('r')} and r.state = ${runStateSql.paused} and r.pause_reason = ${reason} and not (${isTargeted(sql`r`)})
    order by r.id`)
  return rows.map(({ id }) => id)
}

export function recordResumption(tx: Tx, id: number, reason: string | null): void {
  tx.write(sql`
    update runs r set resumed_at = now(), resume_reason = coalesce(${reason}, r.resume_reason) where ${tx.owns('r')} and r.id = ${id}`)
}
