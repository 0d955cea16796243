import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { ofSingleMails, runStateSql } from '../messages/run-state.rules.ts'
import type { JobRun } from './send-job.ts'

export interface WaitingRun extends JobRun {
  contentId: number
}

/** Runs with recipients that nobody has taken yet, over all accounts. */
export async function findWaitingRuns(db: Database): Promise<WaitingRun[]> {
  const [rows] = await db.outsideTenants<[Nullable<WaitingRun, 'contentId'>]>([
    sql`select r.account_id as "accountId", r.customer_id as "customerId", r.id, r.class, r.channel_id as "channelId",
               r.newsletter_id as "newsletterId", r.content_id as "contentId", r.started_at as "startedAt"
        from runs r
        where r.state = ${runStateSql.sending} and r.occurrence not in ${ofSingleMails}
          and exists (select from run_blocks b where b.run_id = r.id and b.state = ${blockSql.open})
        order by r.id limit 1000`,
  ])
  return rows as WaitingRun[]
}
