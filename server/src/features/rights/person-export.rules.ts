import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { messageStateName } from '../messages/message-state.rules.ts'

type Row = Record<string, unknown>

/** All that one account knows of one person. */
export interface PersonExport {
  account: { id: number; name: string }
  exportedAt: Timestamp
  sections: Record<string, Row[]>
}

/** Says in words what the ledger keeps as a number. */
export function readable(sections: Record<string, Row[]>): Record<string, Row[]> {
  const mails = (sections.mails ?? []).map((mail) => ({ ...mail, state: messageStateName(mail.state as number) }))
  return { ...sections, mails }
}

export const personColumns = ['account', 'section', 'row', 'field', 'value']

/** One value per line: the same five columns for every section, so that any spreadsheet or script can read it as it is. */
export function personLines(exports: readonly PersonExport[]): (string | number)[][] {
  return exports.flatMap(({ account, sections }) =>
    Object.entries(sections).flatMap(([section, rows]) =>
      rows.flatMap((row, i) =>
        Object.entries(row)
          .filter(([, value]) => value !== null)
          .map(([field, value]) => [account.id, section, i + 1, field, cellOf(value)]),
      ),
    ),
  )
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
