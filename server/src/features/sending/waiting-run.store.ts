import sql from 'sql-template-tag'
import { accountsBehind } from '../../platform/db/accounts-behind.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { RunContents } from '../mailings/language-version.rules.ts'
import { blockCrashSql } from '../messages/block-crash.rules.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { isTargeted, runStateSql } from '../messages/run-state.rules.ts'
import type { JobRun } from './send-job.ts'

const { suspectedFrom } = blockCrashSql

export interface WaitingRun extends Omit<JobRun, 'languageContents'>, RunContents {
  hasTest: boolean
  byHour: boolean
  /** Some of its blocks have ended senders. */
  isSuspected: boolean
}

/** A run of it with recipients nobody has taken, or nulls in its place. */
type FoundAccount = Nullable<WaitingRun, Exclude<keyof WaitingRun, 'accountId' | 'isSuspected'>> & { place: number }

/** Accounts one look takes notice of, and runs of each of them. */
const accountsPerLook = 200
const runsPerAccount = 10

const isAtWork = sql`r.state = ${runStateSql.sending} and ${isTargeted(sql`r`)}`

/**
 * Runs with recipients that nobody has taken yet, of the next accounts behind one; `next` is the account to go on behind,
 * 0 when all have been looked at. An account with a thousand runs takes no more room than any other.
 */
export async function findWaitingRuns(db: Database, after: number): Promise<{ runs: WaitingRun[]; next: number }> {
  const rows = sql`runs r where ${isAtWork}`
  const [found] = await db.outsideTenants<[FoundAccount]>([
    sql`${accountsBehind({ rows, account: sql`r.account_id`, after, limit: accountsPerLook })}
        select a.id as "accountId", a.place, r.customer_id as "customerId", r.id, r.class, r.channel_id as "channelId",
               r.newsletter_id as "newsletterId", r.purpose, r.content_id as "contentId", r.language_contents as "languageContents", r.started_at as "startedAt", r.not_after as "notAfter", r.has_test as "hasTest", r.by_hour as "byHour",
               exists (select from run_blocks b where b.run_id = r.id and b.state = ${blockSql.open} and b.crashes >= ${suspectedFrom}) as "isSuspected"
        from accounts a left join lateral (
          select r.* from ${rows} and r.account_id = a.id
            and exists (select from run_blocks b where b.run_id = r.id and b.state = ${blockSql.open})
          order by r.id limit ${runsPerAccount}) r on true
        order by r.id`,
  ])
  const runs = found.filter(({ id }) => id !== null).map(({ place: _, ...run }) => run as WaitingRun)
  return { runs, next: found.find(({ place }) => place === accountsPerLook)?.accountId ?? 0 }
}
