import sql, { raw, type Sql } from 'sql-template-tag'

/**
 * Sets of ids as blocks of 1,024, a bit for each: block 2 holds the ids from 2,048 to 3,071. The functions of the
 * database (`facet_bit`) count in the same way, so the size is for good.
 */
const blockBits = 10
const blockSize = 1 << blockBits
export const placesOfBlock = blockSize
const last = raw(String(blockSize - 1))
const shift = raw(String(blockBits))

/** The ids a block's bitmap stands for. */
export function idsIn(block: number, bitmap: string): number[] {
  const ids: number[] = []
  for (let i = bitmap.indexOf('1'); i >= 0; i = bitmap.indexOf('1', i + 1)) ids.push(block * blockSize + i)
  return ids
}

/** The first and the last id of a block. */
export function idRange(block: number): { first: number; last: number } {
  return { first: block * blockSize, last: (block + 1) * blockSize - 1 }
}

export function firstIdOf(block: number): number {
  return block * blockSize
}

export function blockNumber(id: number): number {
  return Math.floor(id / blockSize)
}

/** The type of a bitmap. */
export const bitmap = raw(`bit(${blockSize})`)
export const noIds = sql`0::${bitmap}`
/** Every place in a bitmap, as rows. */
export const places = sql`generate_series(0, ${last})`

export function blockOf(id: Sql): Sql {
  return sql`${id} >> ${shift}`
}

/** A bitmap with one id in it. */
export function bitOf(id: Sql): Sql {
  return sql`facet_bit(${id})`
}

export function holdsId(bits: Sql, id: Sql): Sql {
  return sql`get_bit(${bits}, (${id} & ${last})::int) = 1`
}

export function holdsPlace(bits: Sql, place: Sql): Sql {
  return sql`get_bit(${bits}, ${place}) = 1`
}

/** So many marks and a place are a number of 31 bits. */
export const mostMarks = 31 - blockBits

/** The place of an id in its block, with marks in front of it, as one number. */
export function markedPlace(marks: Sql, id: Sql): Sql {
  return sql`((${marks} << ${shift}) | (${id} & ${last}))::int`
}

/** What `markedPlace` wrote: the place with every mark, by its number from the right. */
export function readMarkedPlace(marked: number, seen: (place: number, mark: number) => void): void {
  const place = marked & (blockSize - 1)
  for (let rest = marked >>> blockBits, mark = 0; rest !== 0; rest >>>= 1, mark += 1) if (rest & 1) seen(place, mark)
}

/** The id at a place of a block. */
export function idAt(block: Sql, place: Sql): Sql {
  return sql`(${block} << ${shift}) + ${place}`
}

/**
 * The first and the last id of a block as columns of a query, to be fenced in by `offset 0`. Under row-level security an
 * index is asked only with comparisons that cannot give away a row, and a sum can: it fails when it becomes too large.
 * Compared with the sum itself, every row of a tenant would be looked at for each block.
 */
export function boundsOf(block: Sql): Sql {
  return sql`${block} << ${shift} as first_id, (${block} << ${shift}) + ${last} as last_id`
}

export function isWithin(id: Sql, bounds: Sql): Sql {
  return sql`${id} between ${bounds}.first_id and ${bounds}.last_id`
}
