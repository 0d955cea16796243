import sql, { empty } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { ChainEnd } from '../chains/chain.rules.ts'
import type { ChainedEntry } from './audit-chain.rules.ts'

/** Serialises those who record in the account until their transactions end. */
export async function lockAuditHead(tx: Tx, start: ChainEnd): Promise<ChainEnd> {
  tx.write(sql`
    insert into audit_heads (account_id, seq, hash) values (${tx.tenant.accountId}, ${start.seq}, ${start.hash})
    on conflict (account_id) do nothing`)
  const [head] = await tx.rows<ChainEnd>(sql`select h.seq, h.hash from audit_heads h where ${tx.owns('h')} for update`)
  return head as ChainEnd
}

export function appendEntry(tx: Tx, entry: ChainedEntry): void {
  tx.write(sql`
    insert into audit_entries (account_id, seq, at, actor, address, act, object_id, changes, request_id, hash)
    values (${tx.tenant.accountId}, ${entry.seq}, ${entry.at}, ${entry.actor}, ${entry.address}, ${entry.act},
            ${entry.objectId}, ${JSON.stringify(entry.changes)}::jsonb, ${entry.requestId}, ${entry.hash})`)
  tx.write(sql`update audit_heads h set seq = ${entry.seq}, hash = ${entry.hash} where ${tx.owns('h')}`)
}

const columns = sql`
  e.seq, e.at, e.actor, e.address, e.act, e.object_id as "objectId", e.changes, e.request_id as "requestId", e.hash`

export function readEntriesAfter(reader: Reader, after: number, limit: number): Promise<ChainedEntry[]> {
  return reader.rows<ChainedEntry>(sql`
    select ${columns} from audit_entries e where ${reader.owns('e')} and e.seq > ${after} order by e.seq limit ${limit}`)
}

/** Whoever asks for the operator means every one of them, at the command line and at the console. */
export const isByOperator = sql`(e.actor = 'operator' or e.actor like 'operator:%')`

const isBy = (actor: string) => (actor === 'operator' ? isByOperator : sql`e.actor = ${actor}`)

export interface AuditFilter {
  actor: string | null
  act: string | null
  /** Older than this entry; null = from the newest. */
  before: number | null
}

/** The newest first. */
export function listEntries(
  reader: Reader,
  { actor, act, before }: AuditFilter,
  limit: number,
): Promise<ChainedEntry[]> {
  return reader.rows<ChainedEntry>(sql`
    select ${columns} from audit_entries e
    where ${reader.owns('e')} ${before === null ? empty : sql`and e.seq < ${before}`}
      ${actor === null ? empty : sql`and ${isBy(actor)}`} ${act === null ? empty : sql`and e.act = ${act}`}
    order by e.seq desc limit ${limit}`)
}

/** The first of what is kept. */
export function findOldest(tx: Tx, limit: number): Promise<(ChainEnd & Pick<ChainedEntry, 'at'>)[]> {
  return tx.rows(sql`
    select e.seq, e.hash, e.at from audit_entries e where ${tx.owns('e')} order by e.seq limit ${limit}`)
}

/** Where the chain begins, as somebody wrote it down. */
export interface Beginning extends ChainEnd {
  mac: Buffer
}

/** This one and all before it; under the lock of the head. */
export function deleteEntriesTo(tx: Tx, { seq, hash, mac }: Beginning): void {
  tx.write(sql`delete from audit_entries e where ${tx.owns('e')} and e.seq <= ${seq}`)
  tx.write(sql`
    update audit_heads h set kept_after = ${seq}, kept_after_hash = ${hash}, kept_after_mac = ${mac} where ${tx.owns('h')}`)
}

export async function findAuditBeginning(reader: Reader): Promise<Beginning | undefined> {
  const [begins] = await reader.rows<Beginning>(sql`
    select h.kept_after as seq, coalesce(h.kept_after_hash, '') as hash, coalesce(h.kept_after_mac, '') as mac
    from audit_heads h where ${reader.owns('h')} and h.kept_after > 0`)
  return begins
}
