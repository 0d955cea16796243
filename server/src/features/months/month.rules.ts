import sql, { type Sql } from 'sql-template-tag'

/** Tables that lie in parts of one month each, and how long each of them is kept. */
const keptBy = {
  messages: 'messages',
  run_blocks: 'messages',
  inbound_reports: 'messages',
  account_events: 'events',
  tracking_events: 'tracking',
} as const
export type MonthlyTable = keyof typeof keptBy
export const monthlyTables = Object.keys(keptBy) as MonthlyTable[]

/** Its rows belong to runs, and go together. */
export function isOfLedger(table: MonthlyTable): boolean {
  return keptBy[table] === 'messages'
}

export interface MonthPart {
  table: MonthlyTable
  /** How the name of the part ends. */
  part: string
  /** Its first day; in UTC like everything here. */
  month: string
}

export interface KeptTimes {
  messageMonths: number
  eventDays: number
}

/** Raw opens and clicks are kept so long, then only what statistics have made of them. */
const trackingMonths = 13
const dayMs = 86_400_000

export function firstOfMonth(now: Date, offset = 0): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10)
}

/** Parts of which everything has been kept for long enough, the oldest first. */
export function outdatedParts(
  parts: readonly MonthPart[],
  now: Date,
  { messageMonths, eventDays }: KeptTimes,
): MonthPart[] {
  const oldestKept = {
    messages: firstOfMonth(now, -messageMonths),
    events: firstOfMonth(new Date(now.getTime() - eventDays * dayMs)),
    tracking: firstOfMonth(now, -trackingMonths),
  }
  const order = ({ month, table }: MonthPart) => `${month} ${monthlyTables.indexOf(table)}`
  return parts
    .filter(({ table, month }) => month < oldestKept[keptBy[table]])
    .toSorted((a, b) => order(a).localeCompare(order(b)))
}

/** Of the id of a run: its messages, blocks and reports are no longer kept; how they stood is in `run_sums`. */
export function isGone(runId: Sql): Sql {
  return sql`
    exists (select from ledger_months k where k.dropped_at is not null and ${runId} >= k.first_run and ${runId} < k.end_run)`
}
