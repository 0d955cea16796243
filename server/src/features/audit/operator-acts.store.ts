import sql, { empty, type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { ChainEnd } from '../chains/chain.rules.ts'
import { type Beginning, isByOperator } from './audit.store.ts'
import type { ChainedEntry } from './audit-chain.rules.ts'

/** Serialises those who record until their transactions end. */
export async function lockOperatorHead(tx: OperatorTx, start: ChainEnd): Promise<ChainEnd> {
  await tx.rows(sql`
    insert into operator_act_head (seq, hash) values (${start.seq}, ${start.hash}) on conflict (is_only) do nothing`)
  const [head] = await tx.rows<ChainEnd>(sql`select h.seq, h.hash from operator_act_head h for update`)
  return head as ChainEnd
}

export async function findOperatorHead(tx: OperatorTx): Promise<ChainEnd | undefined> {
  const [head] = await tx.rows<ChainEnd>(sql`select h.seq, h.hash from operator_act_head h`)
  return head
}

export async function appendOperatorAct(tx: OperatorTx, entry: ChainedEntry): Promise<void> {
  await tx.rows(sql`
    insert into operator_acts (seq, at, actor, address, act, object_id, changes, request_id, hash)
    values (${entry.seq}, ${entry.at}, ${entry.actor}, ${entry.address}, ${entry.act}, ${entry.objectId},
            ${JSON.stringify(entry.changes)}::jsonb, ${entry.requestId}, ${entry.hash})`)
  await tx.rows(sql`update operator_act_head h set seq = ${entry.seq}, hash = ${entry.hash}`)
}

export async function findOperatorBeginning(tx: OperatorTx): Promise<Beginning | undefined> {
  const [begins] = await tx.rows<Beginning>(sql`
    select h.kept_after as seq, coalesce(h.kept_after_hash, '') as hash, coalesce(h.kept_after_mac, '') as mac
    from operator_act_head h where h.kept_after > 0`)
  return begins
}

/** The first of what is kept, and after which entry it begins. */
export async function findOldestOperatorActs(
  db: Database,
  limit: number,
): Promise<(ChainEnd & Pick<ChainedEntry, 'at'> & { keptAfter: number })[]> {
  const [oldest] = await db.outsideTenants<[ChainEnd & Pick<ChainedEntry, 'at'> & { keptAfter: number }]>([
    sql`select e.seq, e.hash, e.at, h.kept_after as "keptAfter" from operator_acts e cross join operator_act_head h
        order by e.seq limit ${limit}`,
  ])
  return oldest
}

/** This one and all before it, unless the log has another beginning by now. */
export async function deleteOperatorActsTo(
  db: Database,
  { seq, hash, mac, keptAfter }: Beginning & { keptAfter: number },
): Promise<void> {
  await db.outsideTenants([
    sql`with begun as (
          update operator_act_head h set kept_after = ${seq}, kept_after_hash = ${hash}, kept_after_mac = ${mac}
          where h.kept_after = ${keptAfter} returning h.seq)
        delete from operator_acts e where e.seq <= ${seq} and exists (select from begun)`,
  ])
}

const columns = sql`
  e.seq, e.at, e.actor, e.address, e.act, e.object_id as "objectId", e.changes, e.request_id as "requestId", e.hash`

export function readOperatorActsAfter(tx: OperatorTx, after: number, limit: number): Promise<ChainedEntry[]> {
  return tx.rows<ChainedEntry>(sql`
    select ${columns} from operator_acts e where e.seq > ${after} order by e.seq limit ${limit}`)
}

/** In an account, or outside of all: there the account is 0. */
export interface ActOfOperator extends ChainedEntry {
  accountId: number
  accountName: Columns<'accounts', 'name'>['name'] | null
}

/** Where an entry stands in the list of all. */
export type Place = Pick<ActOfOperator, 'at' | 'accountId' | 'seq'>

export interface ActsFilter {
  /** Only in this account; null = everywhere. */
  accountId: number | null
  /** Older than this one; null = from the newest. */
  before: Place | null
}

/** What operators did anywhere, the newest first: in accounts and outside. */
export function listOperatorActs(
  tx: OperatorTx,
  { accountId, before }: ActsFilter,
  limit: number,
): Promise<ActOfOperator[]> {
  const outside = sql`
    (select 0::bigint as "accountId", null::text as "accountName", ${columns} from operator_acts e
     where ${olderThan(sql`0::bigint`, before)} order by e.at desc, e.seq desc limit ${limit}) union all`
  return tx.rows<ActOfOperator>(sql`
    select * from (${accountId === null ? outside : empty}
    (select e.account_id as "accountId", a.name as "accountName", ${columns}
     from audit_entries e join accounts a on a.id = e.account_id
     where ${isByOperator} and ${olderThan(sql`e.account_id`, before)}
       ${accountId === null ? empty : sql`and e.account_id = ${accountId}`}
     order by e.at desc, e.account_id desc, e.seq desc limit ${limit})) x
    order by at desc, "accountId" desc, seq desc limit ${limit}`)
}

function olderThan(accountId: Sql, before: Place | null): Sql {
  if (before === null) return sql`true`
  return sql`(e.at, ${accountId}, e.seq) < (${before.at}::timestamptz, ${before.accountId}::bigint, ${before.seq}::bigint)`
}
