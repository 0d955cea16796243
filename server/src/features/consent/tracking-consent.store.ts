import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface TrackingConsent {
  email: string
  /** Null = the person does not agree, or no longer. */
  agreedAt: Timestamp | null
  /** The last time it was withdrawn. */
  withdrawnAt: Timestamp | null
  /** What was agreed to last. */
  words: string | null
}

/** Undefined = no such subscriber. */
export async function findTrackingConsent(reader: Reader, subscriberId: number): Promise<TrackingConsent | undefined> {
  const [found] = await reader.rows<TrackingConsent>(sql`
    select s.email, s.tracking_consent_at as "agreedAt",
           (select date_trunc('second', max(w.withdrawn_at)) from tracking_withdrawals w
            where ${reader.owns('w')} and w.subscriber_id = s.id) as "withdrawnAt",
           (select e.evidence ->> 'text' from consent_entries e
            where ${reader.owns('e')} and e.subscriber_id = s.id and e.to_state = 'trackingAgreed'
            order by e.seq desc limit 1) as words
    from subscribers s where ${reader.owns('s')} and s.id = ${subscriberId}`)
  return found
}

export function saveAgreement(tx: Tx, subscriberId: number, at: Date): void {
  tx.write(sql`
    update tracking_withdrawals w set agreed_again_at = ${at}
    where ${tx.owns('w')} and w.subscriber_id = ${subscriberId} and w.agreed_again_at is null`)
}

export function saveWithdrawal(tx: Tx, subscriberId: number, at: Date): void {
  tx.write(sql`
    insert into tracking_withdrawals (account_id, subscriber_id, withdrawn_at)
    values (${tx.tenant.accountId}, ${subscriberId}, ${at})
    on conflict (account_id, subscriber_id, withdrawn_at) do update set agreed_again_at = null`)
}

/** The person is erased: mails that recognise their reader are still out there. Before the record goes. */
export function withdrawForErased(tx: Tx, subscriberId: number, at: Date): void {
  tx.write(sql`
    insert into tracking_withdrawals (account_id, subscriber_id, withdrawn_at)
    select p.account_id, p.id, ${at} from subscribers p
    where ${tx.owns('p')} and p.id = ${subscriberId} and p.tracking_consent_at is not null
    on conflict (account_id, subscriber_id, withdrawn_at) do update set agreed_again_at = null`)
}
