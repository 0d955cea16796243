import sql, { type Sql } from 'sql-template-tag'
import type { LocalTime } from '../../platform/clock/local-time.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { SubjectTest, Trial } from '../mailings/subject-test.rules.ts'
import type { RunClass } from '../messages/index.ts'
import { isTargeted, runStateSql } from '../messages/run-state.rules.ts'
import { findPartsAtWork, hasOpenMail, runsAtWorkIn } from './part-at-work.store.ts'

export interface DueMailing extends Tenant {
  id: number
  newsletterId: number
  channelId: number
  groupIds: number[]
  excludedGroupIds: number[]
  plannedAt: Timestamp
  /** Until when it is worth sending; null = a day. */
  notAfter: Timestamp | null
  subjectTest: SubjectTest | null
  trial: Trial | null
  /** Day and hour where each recipient is; null = all at once. */
  recipientHour: LocalTime | null
  /** Of the account. */
  timeZone: string
}
export interface DueCopy extends Tenant {
  id: number
  newsletterId: number
  channelId: number
  contentId: number
  scheduledAt: Timestamp
}

interface DueNames {
  id: number
  newsletterId: number
  channelId: number
}
/** As it is found, before its newsletter and its channel are known. */
export type DueRow<T extends DueNames> = Omit<T, 'newsletterId' | 'channelId'> & {
  id: number
  channelId: number | null
}

export interface DueQuestion {
  now: Timestamp
  /** Mailings that are left out this time. */
  except: readonly number[]
}

const patience = 100

/** Of an account `a`: what time it is there; a sandbox may be ahead. */
export function inAccount(now: Timestamp): Sql {
  return sql`${now}::timestamptz + a.clock_ahead_seconds * interval '1 second'`
}

/** Over all accounts; what each of them sends is read inside its own account afterwards. */
export async function findDueMailings(db: Database, { now, except }: DueQuestion): Promise<DueMailing[]> {
  const [due] = await db.outsideTenants<[Nullable<DueRow<DueMailing>, 'plannedAt'>]>([
    sql`select m.account_id as "accountId", a.customer_id as "customerId", m.id, m.planned_at as "plannedAt", m.not_after as "notAfter",
               m.group_ids as "groupIds", m.excluded_group_ids as "excludedGroupIds", m.channel_id as "channelId",
               m.subject_test as "subjectTest", m.trial, m.recipient_hour as "recipientHour", a.time_zone as "timeZone"
        from mailings m join accounts a on a.id = m.account_id
        where m.type = 'standard' and m.status = 'planned' and m.planned_at <= ${inAccount(now)}
          and m.failure_reason is null and m.id <> all(${except}::bigint[])
          and not exists (select from runs r where r.account_id = m.account_id and r.mailing_id = m.id
                          and ${isTargeted(sql`r`)})
        order by m.planned_at limit ${patience}`,
  ])
  return withNewsletters<DueMailing>(db, due as DueRow<DueMailing>[])
}

export async function findDueCopies(db: Database, { now, except }: DueQuestion): Promise<DueCopy[]> {
  const [due] = await db.outsideTenants<[Nullable<DueRow<DueCopy>, 'scheduledAt'>]>([
    sql`select c.account_id as "accountId", a.customer_id as "customerId", c.id, c.scheduled_at as "scheduledAt",
               c.content_id as "contentId", m.channel_id as "channelId"
        from trigger_copies c join accounts a on a.id = c.account_id
        join mailings m on m.account_id = c.account_id and m.id = c.id
        where c.status = 'scheduled' and c.scheduled_at <= ${inAccount(now)} and c.id <> all(${except}::bigint[])
        order by c.scheduled_at limit ${patience}`,
  ])
  return withNewsletters<DueCopy>(db, due as DueRow<DueCopy>[])
}

/** The newsletter of each mailing, and the account's default channel where the mailing names none. */
export function withNewsletters<T extends Tenant & DueNames>(db: Database, due: readonly DueRow<T>[]): Promise<T[]> {
  return Promise.all(
    due.map(async (mailing) => {
      const reader = db.reader(mailing)
      const [[newsletter], [channel]] = await Promise.all([
        reader.rows<{ id: number }>(
          sql`select n.id from newsletters n where ${reader.owns('n')} and n.mailing_id = ${mailing.id}`,
        ),
        reader.rows<{ id: number }>(sql`select c.id from channels c where ${reader.owns('c')} and c.is_default`),
      ])
      return {
        ...mailing,
        newsletterId: newsletter?.id,
        channelId: mailing.channelId ?? channel?.id,
      } as T
    }),
  )
}

/** Locks a mailing that was found due; false when its plan has changed since. */
export async function lockPlan(tx: Tx, { id, plannedAt }: DueMailing): Promise<boolean> {
  const rows = await tx.rows(sql`
    select m.id from mailings m
    where ${tx.owns('m')} and m.id = ${id} and m.status = 'planned' and m.planned_at = ${plannedAt} for update`)
  return rows.length > 0
}

export interface CompletedRun extends Tenant {
  id: number
  mailingId: number
  class: RunClass
}

/** Runs whose every target has a settled message. */
export async function findCompletedRuns(db: Database): Promise<CompletedRun[]> {
  const completed: CompletedRun[] = []
  for (const part of await findPartsAtWork(db)) {
    const [rows] = await db.outsideTenants<[CompletedRun]>([
      sql`select r.account_id as "accountId", r.customer_id as "customerId", r.id, r.mailing_id as "mailingId", r.class
          from ${runsAtWorkIn(part)} r
          where r.block_state is null and not ${hasOpenMail(part)}
          limit 1000`,
    ])
    completed.push(...rows)
  }
  return completed
}

/** False when somebody else has finished it, or stopped it, meanwhile. */
export async function finishRun(tx: Tx, id: number, now: Timestamp): Promise<boolean> {
  const finished = await tx.rows(sql`
    update runs r set state = ${runStateSql.finished}, finished_at = ${now}
    where ${tx.owns('r')} and r.id = ${id} and r.state = ${runStateSql.sending} returning r.id`)
  return finished.length > 0
}
