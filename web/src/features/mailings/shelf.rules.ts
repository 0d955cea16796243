import type { MailingRow } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

export const shelves = ['all', 'drafts', 'planned', 'sending', 'sent', 'standing'] as const
export type Shelf = (typeof shelves)[number]

/** What the address of the list may say. */
export interface MailingsSearch {
  shelf?: Exclude<Shelf, 'all'>
  words?: string
  page?: number
}

/** What the address asks for; what it says otherwise is as if it said nothing. */
export function readSearch({ shelf, words, page }: { [K in keyof MailingsSearch]: unknown }) {
  const number = Number(page)
  return {
    shelf: shelves.find((known) => known === shelf) ?? 'all',
    words: typeof words === 'string' && words !== '' ? words : undefined,
    page: Number.isInteger(number) && number > 1 ? number : 1,
  }
}

/** On which shelf a mailing lies. */
export function shelfOf(state: MailingRow['state']): Exclude<Shelf, 'all'> {
  if (state === 'draft') return 'drafts'
  if (state === 'planned' || state === 'failed') return 'planned'
  if (state === 'sending' || state === 'paused') return 'sending'
  return state === 'sent' || state === 'canceled' ? 'sent' : 'standing'
}

/** What deleting it does: it can come back, or what it said goes for good; null = it is at work. */
export function partingOf(state: MailingRow['state']): 'trash' | 'erase' | null {
  if (state === 'draft' || state === 'failed' || state === 'inactive') return 'trash'
  return state === 'sent' || state === 'canceled' ? 'erase' : null
}

/** The month a row begins in the list: only what is over is told apart by months, as `2026-11`. */
export function monthOf(row: Pick<MailingRow, 'state' | 'sentAt' | 'startedAt'>, zone: string): string | null {
  const at = row.sentAt ?? row.startedAt
  if (shelfOf(row.state) !== 'sent' || at === null) return null
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' }).format(instantOf(at))
}

/** From so many on months are worth a heading. */
const many = 12

/** Rows with the month that begins with them, where there are many. */
export function withMonths(rows: readonly MailingRow[], zone: string): { row: MailingRow; month: string | null }[] {
  if (rows.filter(({ state }) => shelfOf(state) === 'sent').length < many)
    return rows.map((row) => ({ row, month: null }))
  let before: string | null = null
  return rows.map((row) => {
    const month = monthOf(row, zone)
    const begins = month !== null && month !== before
    before = month
    return { row, month: begins ? month : null }
  })
}
