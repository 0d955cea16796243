import type { Job } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

export const formats = ['csv', 'xlsx'] as const

export interface ExportOrder {
  columns: string[]
  format: (typeof formats)[number]
}

/** What most people want to take along. */
const usual = ['email', 'firstname', 'lastname', 'status', 'createdAt']

/** What was taken along last time, as far as it is still there; else the usual. */
export function firstOrder(remembered: string | null, offered: readonly string[]): ExportOrder {
  const last = readOrder(remembered)
  const columns = offered.filter((column) => (last?.columns ?? usual).includes(column))
  return {
    columns: columns.length > 0 ? columns : offered.filter((column) => usual.includes(column)),
    format: last?.format ?? 'csv',
  }
}

function readOrder(remembered: string | null): ExportOrder | null {
  try {
    const { columns, format } = JSON.parse(remembered ?? 'null') as Partial<ExportOrder>
    const isWhole = Array.isArray(columns) && formats.some((known) => known === format)
    return isWhole ? ({ columns, format } as ExportOrder) : null
  } catch {
    return null
  }
}

/** Puts a column in or takes it out; the order of the file is that of the offer. */
export function toggled(columns: readonly string[], column: string, offered: readonly string[]): string[] {
  const isIn = columns.includes(column)
  return offered.filter((each) => (each === column ? !isIn : columns.includes(each)))
}

export const exportKind = 'exportPeople'
const fileLifeMs = 24 * 60 * 60 * 1000

/** Somebody's own file that can be fetched. */
export function isFetchable(job: Pick<Job, 'kind' | 'state' | 'createdBy' | 'createdAt'>, userId: number, now: number) {
  const isOwn = job.kind === exportKind && job.createdBy === `user:${userId}`
  return isOwn && job.state === 'done' && now < instantOf(job.createdAt).getTime() + fileLifeMs
}
