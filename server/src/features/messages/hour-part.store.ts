import sql, { join, type Sql } from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { bitmap, noIds } from '../../platform/db/id-blocks.rules.ts'
import { blockSql } from './message-state.rules.ts'

interface ZoneParts {
  parts: number
  /** The part of everybody whose zone is none of these. */
  others: number
  /** Of every other zone, its part. */
  zones: ReadonlyMap<string, number>
}

/** Divides the people of a run by their zones, a bitmap for each part of a block; each person is in one of them. */
export function divideBlocks(tx: Tx, runId: number, { parts, others, zones }: ZoneParts): void {
  const targets = sql`bit_or(p.targets)`
  const elsewhere = (filter: Sql) => sql`coalesce(bit_or(p.members) ${filter}, ${noIds})`
  const part = (n: number) =>
    n === others
      ? sql`${targets} & ~${elsewhere(sql``)}`
      : sql`${targets} & ${elsewhere(sql`filter (where p.n = ${n})`)}`
  tx.write(sql`
    update run_blocks b set ahead = x.parts
    from (select p.block, array[${join(Array.from({ length: parts }, (_, n) => part(n)))}]::${bitmap}[] as parts
          from (select t.block, t.targets, null::int as n, null::${bitmap} as members from run_blocks t
                where ${tx.owns('t')} and t.run_id = ${runId}
                union all
                select f.block, null, z.n, f.members
                from unnest(${[...zones.keys()]}::text[], ${[...zones.values()]}::int[]) z (zone, n)
                join subscriber_facets f on ${tx.owns('f')} and f.facet = 'zone' and f.value = z.zone) p
          group by p.block having count(p.targets) > 0) x
    where ${tx.owns('b')} and b.run_id = ${runId} and b.block = x.block`)
}

/** People of a run who are in a part, in all blocks. */
export function peopleInPart(tx: Tx, runId: number, n: Sql): Sql {
  return sql`
    (select coalesce(sum(bit_count(b.ahead[${n} + 1])), 0) from run_blocks b where ${tx.owns('b')} and b.run_id = ${runId})`
}

/**
 * These parts may go out. A block that a sender holds stays with it: it has more to do than the sender knew, and is left open.
 */
export function openParts(tx: Tx, runId: number, parts: readonly number[]): void {
  if (parts.length === 0) return
  const people = join(
    parts.map((n) => sql`bit_count(b.ahead[${n + 1}])`),
    ' + ',
  )
  tx.write(sql`
    update run_blocks b
    set ahead_cnt = coalesce(b.ahead_cnt, 0) + ${people},
        state = case when b.state = ${blockSql.held} then ${blockSql.open} else b.state end
    where ${tx.owns('b')} and b.run_id = ${runId} and ${people} > 0`)
}

/** Of a block `b` of a run by hours: who of it is due. */
export const partsDue: Sql = sql`
  (select jsonb_build_object(
     'isOver', false, 'contentIds', '[]'::jsonb,
     'contentId', (select r.content_id from runs r where r.account_id = b.account_id and r.id = b.run_id),
     'parts', coalesce(jsonb_agg(b.ahead[h.n + 1]), '[]'))
   from run_hours h where h.account_id = b.account_id and h.run_id = b.run_id and h.has_come)`
