import pg from 'pg'

/** How a value of one PostgreSQL type is read, and what TypeScript calls the outcome. */
export interface WireType {
  reads: 'boolean' | 'Buffer' | 'number' | 'string' | 'Timestamp' | 'unknown' | 'string[]' | 'number[]'
  parse: (text: string) => unknown
}

const textArray = pg.types.getTypeParser(1009 as never) as (text: string) => string[]
const number: WireType = { reads: 'number', parse: Number }
const json: WireType = { reads: 'unknown', parse: (text) => JSON.parse(text) }
const text: WireType = { reads: 'string', parse: (text) => text }

// Ids stay below 2^53 by contract; times are read as the API shows them (the server's zone is UTC, precision seconds).
const wireTypes: Record<number, WireType> = {
  16: { reads: 'boolean', parse: (text) => text === 't' },
  17: { reads: 'Buffer', parse: (text) => Buffer.from(text.slice(2), 'hex') },
  20: number,
  21: number,
  23: number,
  701: number,
  1700: number,
  114: json,
  3802: json,
  1184: { reads: 'Timestamp', parse: (text) => text.slice(0, 19) },
  1009: { reads: 'string[]', parse: textArray },
  1016: { reads: 'number[]', parse: (text) => textArray(text).map(Number) },
}

export function wireTypeOf(typeId: number): WireType {
  return wireTypes[typeId] ?? text
}
