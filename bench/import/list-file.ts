import type { Counts } from '../../server/src/features/imports/import.rules.ts'

/** Of a hundred rows ten repeat an address, one has none that works, and one is of somebody who left. */
const share = { duplicate: 0.1, invalid: 0.01, closed: 0.01 }
const isDuplicate = (i: number) => i % 10 === 9
const isInvalid = (i: number) => i % 100 === 50
const isClosed = (i: number) => i % 100 === 51

/** Sizes are whole hundreds, so that the shares come out to the row. */
export function expectedCounts(rows: number): Counts {
  const duplicate = rows * share.duplicate
  const invalid = rows * share.invalid
  const closed = rows * share.closed
  const created = rows - duplicate - invalid - closed
  return { created, updated: 0, unchanged: 0, skipped: 0, duplicate, closed, invalid }
}

/** A list as somebody brings it along. */
export function listOfPeople(rows: number): Buffer {
  return fileOf(
    'email;Vorname;Nachname;Ort;Geburtstag;Merkmal',
    Array.from({ length: rows }, (_, i) => rowOf(i)),
  )
}

/** Those of it who left before it came. */
export function listOfThoseWhoLeft(rows: number): Buffer {
  const numbers = Array.from({ length: rows }, (_, i) => i).filter(isClosed)
  return fileOf('email', numbers.map(addressOf))
}

const fileOf = (heading: string, rows: readonly string[]) => Buffer.from(`${[heading, ...rows].join('\n')}\n`)

function rowOf(i: number): string {
  const month = `${1 + (i % 12)}`.padStart(2, '0')
  return `${addressOf(i)};Änne ${i};Bergström;Bremen;17.${month}.${1950 + (i % 50)};Wert ${i % 97}`
}

function addressOf(i: number): string {
  if (isInvalid(i)) return `person.${i}@`
  // The first row of the address is far above in the same file, in another block of rows.
  if (isDuplicate(i)) return addressOf(i - 5 - 100 * Math.floor(i / 200))
  return `person.${i}@example.com`
}
