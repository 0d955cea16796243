import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { SingleMailClass, SingleMailRun } from '../messages/index.ts'

export interface StandingRun {
  mailingId: number
  newsletterId: number
  class: SingleMailClass | 'newsletter'
  channelId: number
  startedAt: Timestamp
}

/** The run that single mails of a mailing belong to; it exists once and never ends. Test mails have one of their own. */
export function ensureStandingRun(tx: Tx, run: StandingRun, occurrence: SingleMailRun = 'standing'): void {
  tx.write(sql`
    insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, started_at)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${run.mailingId}, ${run.newsletterId}, ${run.class},
            ${occurrence}, ${run.channelId}, ${run.startedAt})
    on conflict (account_id, mailing_id, occurrence) do nothing`)
}
