import { messageStateName } from '../messages/message-state.rules.ts'

type Row = Record<string, unknown>

/** All that one account knows of one person. */
export interface PersonExport {
  account: { id: number; name: string }
  exportedAt: string
  sections: Record<string, Row[]>
}

/** Says in words what the ledger keeps as a number. */
export function readable(sections: Record<string, Row[]>): Record<string, Row[]> {
  const mails = (sections.mails ?? []).map((mail) => ({ ...mail, state: messageStateName(mail.state as number) }))
  return { ...sections, mails }
}

const heading = ['account', 'section', 'row', 'field', 'value']

/** One value per line: the same five columns for every section, so that any spreadsheet or script can read it as it is. */
export function personCsv(exports: readonly PersonExport[]): string {
  const lines = exports.flatMap(({ account, sections }) =>
    Object.entries(sections).flatMap(([section, rows]) =>
      rows.flatMap((row, i) =>
        Object.entries(row)
          .filter(([, value]) => value !== null)
          .map(([field, value]) => [`${account.id}`, section, `${i + 1}`, field, valueText(value)]),
      ),
    ),
  )
  return [heading, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

function valueText(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value)
  // A spreadsheet would run this as a formula, and people enter their names themselves.
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
