import sql, { join, type Sql } from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { bitmap, bitOf, blockOf, holdsPlace, idAt, noIds, places } from '../../platform/db/id-blocks.rules.ts'
import { blockSql } from './message-state.rules.ts'

interface FirstPeople {
  people: number
  /** They are divided into so many equal parts, give or take one person. */
  parts: number
  /** Whoever does not know it cannot tell who is chosen. */
  seed: bigint
}

/** Draws who of a run goes first, and opens their blocks. Everybody else stays held. */
export function chooseFirst(tx: Tx, runId: number, { people, parts, seed }: FirstPeople): void {
  const id = sql`c.id`
  const part = (n: number) => sql`coalesce(bit_or(${bitOf(id)}) filter (where c.rank % ${parts} = ${n}), ${noIds})`
  const members = join(Array.from({ length: parts }, (_, n) => part(n)))
  tx.write(sql`
    with chosen as materialized (
      select l.id, row_number() over (order by l.lot, l.id) - 1 as rank
      from (select i.id, hashint8extended(i.id, ${String(seed)}::bigint) as lot
            from (select ${idAt(sql`b.block`, sql`p`)} as id from run_blocks b, ${places} p
                  where ${tx.owns('b')} and b.run_id = ${runId} and ${holdsPlace(sql`b.targets`, sql`p`)}) i
            order by lot, i.id limit ${people}) l),
    blocks as materialized (
      select ${blockOf(id)} as block, array[${members}]::${bitmap}[] as ahead, count(*) as cnt from chosen c group by 1)
    update run_blocks b set ahead = x.ahead, ahead_cnt = x.cnt, state = ${blockSql.open}
    from blocks x where ${tx.owns('b')} and b.run_id = ${runId} and b.block = x.block`)
}

/** The rest of a run may go out. */
export function openHeld(tx: Tx, runId: number): void {
  tx.write(sql`
    update run_blocks b set state = ${blockSql.open}
    where ${tx.owns('b')} and b.run_id = ${runId} and b.state = ${blockSql.held}`)
}

/** Of a block `b` of a run with a first part: what a sender must know of it. */
export const firstPartOf: Sql = sql`
  (select jsonb_build_object(
     'isOver', t.state = 'over', 'parts', to_jsonb(b.ahead), 'contentId', r.content_id,
     'contentIds', coalesce((select jsonb_agg(v.content_id order by v.n) from run_variants v
                             where v.account_id = b.account_id and v.run_id = b.run_id), '[]'))
   from run_tests t join runs r on r.account_id = t.account_id and r.id = t.run_id
   where t.account_id = b.account_id and t.run_id = b.run_id)`
