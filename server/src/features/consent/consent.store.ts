import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { ChainedEntry } from './consent-chain.rules.ts'

export function appendConsent(tx: Tx, entries: readonly ChainedEntry[]): void {
  if (entries.length === 0) return
  const column = <K extends keyof ChainedEntry>(name: K) => entries.map((entry) => entry[name])
  tx.write(sql`
    insert into consent_entries (account_id, seq, subscriber_id, channel_id, from_state, to_state, actor, source,
                                 newsletter_id, occurred_at, evidence_digest, wording_hash, evidence, hash)
    select ${tx.tenant.accountId}, *
    from unnest(${column('seq')}::bigint[], ${column('subscriberId')}::bigint[], ${column('channelId')}::bigint[],
                ${column('fromState')}::text[], ${column('toState')}::text[], ${column('actor')}::text[], ${column('source')}::text[],
                ${column('newsletterId')}::bigint[], ${column('occurredAt')}::timestamptz[], ${column('evidenceDigest')}::bytea[],
                ${column('wordingHash')}::bytea[],
                ${column('evidence')}::jsonb[], ${column('hash')}::bytea[])`)
}

const entryColumns = sql`
  e.seq, e.subscriber_id as "subscriberId", e.channel_id as "channelId", e.from_state as "fromState", e.to_state as "toState",
  e.actor, e.source, e.newsletter_id as "newsletterId", e.occurred_at as "occurredAt", e.evidence_digest as "evidenceDigest",
  e.wording_hash as "wordingHash", e.evidence, e.hash`

/** The next stretch of the account's chain, in order. */
export function readConsent(reader: Reader, afterSeq: number, limit: number): Promise<ChainedEntry[]> {
  return reader.rows<ChainedEntry>(sql`
    select ${entryColumns} from consent_entries e where ${reader.owns('e')} and e.seq > ${afterSeq} order by e.seq limit ${limit}`)
}

/** The whole history of one person, in order. */
export function readConsentOf(reader: Reader, subscriberId: number): Promise<ChainedEntry[]> {
  return reader.rows<ChainedEntry>(sql`
    select ${entryColumns} from consent_entries e
    where ${reader.owns('e')} and e.subscriber_id = ${subscriberId} order by e.seq`)
}

/** Which states a subscriber has entered since an entry, in which channels. */
export function readStatesEntered(
  reader: Reader,
  subscriberId: number,
  afterSeq: number,
): Promise<{ channelId: number; state: string }[]> {
  return reader.rows(sql`
    select distinct e.channel_id as "channelId", e.to_state as state from consent_entries e
    where ${reader.owns('e')} and e.subscriber_id = ${subscriberId} and e.seq > ${afterSeq}`)
}

/**
 * Of people who were receive-ready once, are nowhere any more, and of whom nothing was heard since: how many entries
 * lost their evidence.
 */
export async function forgetEvidence(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows<{ seq: number }>(sql`
    update consent_entries e set evidence = null
    where ${tx.owns('e')} and e.evidence is not null and e.subscriber_id in (
      select l.subscriber_id from consent_entries l
      where ${tx.owns('l')} and l.from_state = 'receiveReady' and l.evidence is not null and l.occurred_at < ${before}
        and not exists (select from subscriptions p
                        where ${tx.owns('p')} and p.subscriber_id = l.subscriber_id and p.status = 1)
        and not exists (select from consent_entries n
                        where ${tx.owns('n')} and n.subscriber_id = l.subscriber_id and n.occurred_at >= ${before})
      limit ${limit})
    returning e.seq`)
  return gone.length
}

/** The chain keeps its hashes; what could identify the person goes. */
export function eraseEvidence(tx: Tx, subscriberId: number): void {
  tx.write(sql`
    update consent_entries e set evidence = null
    where ${tx.owns('e')} and e.subscriber_id = ${subscriberId} and e.evidence is not null`)
}
