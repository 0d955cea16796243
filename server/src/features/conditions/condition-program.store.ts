import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitOf, blockOf, idRange, noIds } from '../../platform/db/id-blocks.rules.ts'

/**
 * Where somebody stands to a condition, for all people of a block at once: two bitmaps, for whom it is true and for whom it is
 * false. Who is in neither is unknown. Both are expressions over the columns of `Columns.blocks`.
 */
export interface Judged {
  isTrue: Sql
  isFalse: Sql
}

export const everyone = sql`b.everyone`

/** What is not true of somebody is false: the complement over all subscribers, whoever has no value included. */
export function certain(isTrue: Sql): Judged {
  return { isTrue: sql`(${isTrue} & ${everyone})`, isFalse: sql`(${everyone} & ~${isTrue})` }
}

/** Known of some people only; the others stay unknown. */
export function knownOf(known: Sql, isTrue: Sql): Judged {
  const among = sql`(${known} & ${everyone})`
  return { isTrue: sql`(${among} & ${isTrue})`, isFalse: sql`(${among} & ~${isTrue})` }
}

export function not({ isTrue, isFalse }: Judged): Judged {
  return { isTrue: isFalse, isFalse: isTrue }
}

export function allOf(parts: readonly Judged[]): Judged {
  if (parts.length === 0) return { isTrue: everyone, isFalse: noIds }
  return {
    isTrue: sql`(${join(
      parts.map((part) => part.isTrue),
      ' & ',
    )})`,
    isFalse: sql`(${join(
      parts.map((part) => part.isFalse),
      ' | ',
    )})`,
  }
}

export function anyOf(parts: readonly Judged[]): Judged {
  return not(allOf(parts.map(not)))
}

/** Who is in the one set and not in the other. */
export function minus(one: Sql, other: Sql): Sql {
  return sql`(${one} & ~${other})`
}

export function unknownTo({ isTrue, isFalse }: Judged): Sql {
  return sql`(${everyone} & ~${isTrue} & ~${isFalse})`
}

/** The sets that conditions are made of, each found once: by one scan of the subscribers, or by an index. */
export class Columns {
  private readonly rows: { place: number; isTrue: Sql }[] = []
  private readonly sets: { place: number; blocks: Sql }[] = []
  private readonly known = new Map<string, Sql>()
  private readonly reader: Reader

  constructor(reader: Reader) {
    this.reader = reader
  }

  /** People of whom this is true; `s` is their row. Null counts as false. */
  ofRows(isTrue: Sql): Sql {
    return this.once(isTrue, (place) => this.rows.push({ place, isTrue }))
  }

  /** People of these blocks, a query for `block` and `members`; a block may come several times. */
  ofSet(blocks: Sql): Sql {
    return this.once(blocks, (place) => this.sets.push({ place, blocks }))
  }

  /** A row per block of people, as `b`. Of one block only, where it is named. */
  blocks(only: number | null = null): Sql {
    const places = Array.from({ length: this.known.size }, (_, place) => columnOf(place))
    const sources = [this.all(), ...this.sets.map(setRows), ...(this.rows.length > 0 ? [this.scan(only)] : [])]
    const within = only === null ? empty : sql`where u.block = ${only}`
    return sql`
      select u.block, bit_or(u.members) filter (where u.place = -1) as everyone
             ${places.map((column, place) => sql`, coalesce(bit_or(u.members) filter (where u.place = ${raw(String(place))}), ${noIds}) as ${column}`).reduce((all, each) => sql`${all}${each}`, empty)}
      from (${join(sources, ' union all ')}) u ${within}
      group by u.block having count(*) filter (where u.place = -1) > 0`
  }

  private once(found: Sql, add: (place: number) => void): Sql {
    const key = JSON.stringify([found.sql, found.values])
    const column = this.known.get(key) ?? sql`b.${columnOf(this.known.size)}`
    if (!this.known.has(key)) {
      add(this.known.size)
      this.known.set(key, column)
    }
    return column
  }

  private all(): Sql {
    return sql`select f.block, -1 as place, f.members from subscriber_facets f
               where ${this.reader.owns('f')} and f.facet = 'all' and f.value = ''`
  }

  private scan(only: number | null): Sql {
    const id = sql`s.id`
    const within = only === null ? empty : sql`and s.id between ${idRange(only).first} and ${idRange(only).last}`
    const found = this.rows.map(
      ({ place, isTrue }) => sql`bit_or(${bitOf(id)}) filter (where ${isTrue}) as ${columnOf(place)}`,
    )
    const values = this.rows.map(({ place }) => sql`(${raw(String(place))}, q.${columnOf(place)})`)
    return sql`
      select q.block, v.place, v.members
      from (select ${blockOf(id)} as block, ${join(found, ', ')} from subscribers s
            where ${this.reader.owns('s')} ${within} group by 1) q,
           lateral (values ${join(values, ', ')}) v (place, members)`
  }
}

function columnOf(place: number): Sql {
  return raw(`c${place}`)
}

function setRows({ place, blocks }: { place: number; blocks: Sql }): Sql {
  return sql`select t.block, ${raw(String(place))}, t.members from (${blocks}) t`
}
