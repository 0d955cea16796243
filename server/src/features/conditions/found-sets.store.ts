import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitOf, blockOf, idRange, mostMarks, noIds } from '../../platform/db/id-blocks.rules.ts'
import type { People } from './judged.rules.ts'
import { type Scan, scans, type Within } from './scan.store.ts'

/** A set that rows tell: people with a row of which this is true. Null counts as false. */
export interface RowSet {
  place: number
  scan: Scan
  isTrue: Sql
  /** Equal for equal questions, whoever asks in the account. */
  key: string
}

/** A set that has its own query for `block` and `members`; a block may come several times. */
export interface BlockSet {
  place: number
  blocks: Sql
}

/** The sets that conditions are made of, each found once: by one reading of the rows for all lines together, or by an index. */
export class FoundSets {
  readonly rows: RowSet[] = []
  readonly blockSets: BlockSet[] = []
  readonly reader: Reader
  readonly channelIds: readonly number[]
  private readonly known = new Map<string, People>()

  constructor(reader: Reader, channelIds: readonly number[]) {
    this.reader = reader
    this.channelIds = channelIds
  }

  ofRows(scan: Scan, isTrue: Sql): People {
    const about = scan === 'subscriptions' ? this.channelIds : []
    const key = JSON.stringify([scan, about, isTrue.sql, isTrue.values])
    return this.once(key, (place) => this.rows.push({ place, scan, isTrue, key }))
  }

  ofBlocks(blocks: Sql): People {
    return this.once(JSON.stringify([blocks.sql, blocks.values]), (place) => this.blockSets.push({ place, blocks }))
  }

  get size(): number {
    return this.known.size
  }

  private once(key: string, add: (place: number) => void): People {
    const found = this.known.get(key) ?? { of: 'found', place: this.known.size }
    if (!this.known.has(key)) {
      add(this.known.size)
      this.known.set(key, found)
    }
    return found
  }

  /** Everybody of the account, block by block. */
  everybody(): Sql {
    return sql`select f.block, f.members, f.version from subscriber_facets f
               where ${this.reader.owns('f')} and f.facet = 'all' and f.value = ''`
  }

  /** Rows of one scan with the marks of these sets, a bit for each, for those who are in any: `place` in the block and `marks`. */
  marked(sets: readonly RowSet[], within: Within): Sql {
    const [first] = sets as [RowSet]
    const { id, from } = scans[first.scan]
    const marks = sets.map(({ isTrue }, i) => sql`case when ${isTrue} then ${raw(String(2 ** i))}::bigint else 0 end`)
    return sql`
      select m.id, m.marks
      from (select ${id} as id, ${join(marks, ' | ')} as marks from ${from(this.reader, within, this.channelIds)} offset 0) m
      where m.marks <> 0`
  }

  /** A row per block of people, as `b`. Of one block only, where it is named. */
  blocks(only: number | null = null): Sql {
    const columns = Array.from({ length: this.size }, (_, place) => [place, columnOf(place)] as const)
    const within: Within = (id) =>
      only === null ? sql`true` : sql`${id} between ${idRange(only).first} and ${idRange(only).last}`
    const sources = [
      sql`select a.block, -1 as place, a.members from (${this.everybody()}) a`,
      ...this.blockSets.map(({ place, blocks }) => sql`select t.block, ${number(place)}, t.members from (${blocks}) t`),
      ...readTogether(this.rows).map((sets) => this.unmarked(sets, within)),
    ]
    return sql`
      select u.block, bit_or(u.members) filter (where u.place = -1) as everyone
             ${columns.map(([place, column]) => sql`, coalesce(bit_or(u.members) filter (where u.place = ${number(place)}), ${noIds}) as ${column}`).reduce((all, each) => sql`${all}${each}`, empty)}
      from (${join(sources, ' union all ')}) u ${only === null ? empty : sql`where u.block = ${only}`}
      group by u.block having count(*) filter (where u.place = -1) > 0`
  }

  /** Rows with equal marks become a bitmap first, and only then one for each set: far fewer bitmaps are made. */
  private unmarked(sets: readonly RowSet[], within: Within): Sql {
    const places = sets.map(({ place }, i) => sql`(${number(place)}, ${raw(String(2 ** i))}::bigint)`)
    return sql`
      select g.block, v.place, g.members
      from (select ${blockOf(sql`m.id`)} as block, m.marks, bit_or(${bitOf(sql`m.id`)}) as members
            from (${this.marked(sets, within)}) m group by 1, 2) g
      join (values ${join(places, ', ')}) v (place, mark) on g.marks & v.mark <> 0`
  }
}

/** The sets of each scan, as many together as there are marks. */
export function readTogether(sets: readonly RowSet[]): RowSet[][] {
  return Object.values(Object.groupBy(sets, ({ scan }) => scan)).flatMap((of) =>
    Array.from({ length: Math.ceil(of.length / mostMarks) }, (_, i) => of.slice(i * mostMarks, (i + 1) * mostMarks)),
  )
}

const signs = { both: raw('&'), either: raw('|'), without: raw('& ~') }

/** People as a bitmap over the columns of `FoundSets.blocks`. */
export function bitsOf(people: People): Sql {
  if ('one' in people) return sql`(${bitsOf(people.one)} ${signs[people.of]} ${bitsOf(people.other)})`
  if (people.of === 'found') return sql`b.${columnOf(people.place)}`
  return people.of === 'everyone' ? sql`b.everyone` : noIds
}

function columnOf(place: number): Sql {
  return raw(`c${place}`)
}

function number(place: number): Sql {
  return raw(String(place))
}
