import { withOpenValues } from '../src/features/messages/index.ts'
import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

export interface QueuedTrigger {
  id: number
  mailingId: number
  newsletterId: number
  occurrence: string
  subscriberId: number
  lane: number
  state: number
  subject: string
  payload: { placeholders?: Record<string, string>; subject?: string; senderName?: string; to?: string }
}

/** Single trigger and test mails of an account as they wait on the ledger, oldest first, with the subject of their content. */
export async function queuedTriggers(
  api: TestApi,
  { accountId }: Pick<TestAccount, 'accountId'>,
): Promise<QueuedTrigger[]> {
  const rows = await api.database.query<QueuedTrigger & Record<string, unknown>>(
    `select m.id::int, r.mailing_id::int as "mailingId", r.newsletter_id::int as "newsletterId", r.occurrence,
            m.subscriber_id::int as "subscriberId", m.lane, m.state, c.subject, m.payload
     from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id)
     join contents c on (c.account_id, c.id) = (m.account_id, m.content_id)
     where m.account_id = $1 and r.class = 'trigger' order by m.id`,
    [accountId],
  )
  return rows.map((row) => withOpenValues(api.app, accountId, row))
}
