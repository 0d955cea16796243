import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

export interface MessageRow {
  class: string
  state: number
  attempt: number
  mailingId: number
  channelIds: number[]
  deferredData: Record<string, unknown> | null
}

/** The single mails on the ledger for one subscriber, oldest first. */
export function messagesOf(api: TestApi, account: TestAccount, subscriberId: number): Promise<MessageRow[]> {
  return api.database.query<MessageRow & Record<string, unknown>>(
    `select r.class, m.state, m.attempt, r.mailing_id::int as "mailingId", o.channel_ids::int[] as "channelIds",
            o.deferred_data as "deferredData"
     from messages m join runs r on (r.account_id, r.id) = (m.account_id, m.run_id)
     left join optin_requests o on (o.account_id, o.message_id) = (m.account_id, m.id)
     where m.account_id = $1 and m.subscriber_id = $2 order by m.id`,
    [account.accountId, subscriberId],
  )
}

export interface ConsentRow {
  seq: number
  channelId: number
  from: string | null
  to: string
  actor: string
  source: string
  evidence: Record<string, string> | null
}

/** The consent history of one subscriber, oldest first. */
export function consentOf(api: TestApi, account: TestAccount, subscriberId: number): Promise<ConsentRow[]> {
  return api.database.query<ConsentRow & Record<string, unknown>>(
    `select seq::int, channel_id::int as "channelId", from_state as "from", to_state as "to", actor, source, evidence
     from consent_entries where account_id = $1 and subscriber_id = $2 order by seq`,
    [account.accountId, subscriberId],
  )
}

/** How much an account holds, to see that a refused request left nothing behind. */
export async function sizeOf(api: TestApi, { accountId }: TestAccount): Promise<Record<string, number>> {
  const tables = ['subscribers', 'subscriptions', 'messages', 'optin_requests', 'consent_entries', 'suppressions']
  const counts = tables.map((table) => `(select count(*)::int from ${table} where account_id = $1) as ${table}`)
  const [row] = await api.database.query<Record<string, number>>(`select ${counts}`, [accountId])
  return row as Record<string, number>
}

/** `3/4` as the members of a write body. */
export function pair(text: string): { status: number; statusAddition: number | null } {
  const [status, addition] = text.split('/').map(Number)
  return { status: status as number, statusAddition: addition ?? null }
}

/** The members of an answer as `3/4`. */
export function pairIn({ status, statusAddition }: { status: number | null; statusAddition: number | null }): string {
  return statusAddition === null ? String(status) : `${status}/${statusAddition}`
}
