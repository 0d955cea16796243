import type { LegalBasis } from '../accounts/legal-basis.rules.ts'
import { isArchived, type State } from '../subscribers/status.rules.ts'
import type { BaseData } from '../subscribers/subscriber.rules.ts'

/** Where an import stands; the job of its stage says how far that has come. */
export const stages = [
  'upload',
  'read',
  'unreadable',
  'columns',
  'check',
  'checked',
  'run',
  'done',
  'canceled',
] as const
export type Stage = (typeof stages)[number]

/** What became of a row, each once. The letter is how a block of rows keeps it. */
export const outcomes = {
  created: 'c',
  updated: 'u',
  unchanged: 'n',
  skipped: 's',
  duplicate: 'd',
  closed: 'x',
  invalid: 'i',
} as const
export type Outcome = keyof typeof outcomes
export const allOutcomes = Object.keys(outcomes) as Outcome[]
export type Counts = Record<Outcome, number>

const outcomeOfLetter = new Map<string, Outcome>(allOutcomes.map((outcome) => [outcomes[outcome], outcome]))

export function lettersOf(rows: readonly Outcome[]): string {
  return rows.map((outcome) => outcomes[outcome]).join('')
}

export function outcomesOf(letters: string): Outcome[] {
  return [...letters].map((letter) => outcomeOfLetter.get(letter) as Outcome)
}

export function countsOf(rows: readonly Outcome[], before: Partial<Counts> = {}): Counts {
  const counts = Object.fromEntries(allOutcomes.map((outcome) => [outcome, before[outcome] ?? 0])) as Counts
  for (const outcome of rows) counts[outcome] += 1
  return counts
}

/** Whether the person of a row enters the group of the import. Who is closed is left where they are, in every respect. */
export const entersGroup: Record<Outcome, boolean> = {
  created: true,
  updated: true,
  unchanged: true,
  skipped: true,
  duplicate: false,
  closed: false,
  invalid: false,
}

/** What a column of the file is: something of the person, whether they left elsewhere already, or nothing (null). */
export type Meaning = 'email' | 'standing' | keyof BaseData | `customerFields.${number}`

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const
export const decimalSigns = ['comma', 'point'] as const
/** How yes and no are written. */
export const booleanStyles = ['any', 'yesNo', 'trueFalse', 'oneZero'] as const
export const policies = ['skip', 'fill', 'overwrite'] as const

/** How cells are read. */
export interface Reading {
  /** By the place of the column in the file. */
  columns: (Meaning | null)[]
  dateOrder: (typeof dateOrders)[number]
  decimalSign: (typeof decimalSigns)[number]
  /** Imports from before there was a choice have none: any. */
  booleanStyle?: (typeof booleanStyles)[number]
}

/** What happens to whom. */
export interface Rules extends Reading {
  /** What new people become in the chosen channels; an archived state also ends what people have who are here. */
  newPeople: State
  channelIds: number[]
  /** Everybody on the list enters it whom the import does not keep out; null = no group. */
  groupId: number | null
  knownPeople: (typeof policies)[number]
  /** An empty cell clears a value, where values are overwritten. */
  clearsEmpty: boolean
  basis: LegalBasis | null
  /** Where the list comes from. */
  origin: string | null
  /** Why they may be written to, in the words of whoever imports. */
  reason: string | null
  /** When and to which words they agreed. */
  consentDate: string | null
  consentWording: string | null
}

export type RulesFault =
  | { member: 'columns'; code: 'import_email_missing' | 'import_column_twice' | 'import_column_unknown' }
  | { member: 'basis' | 'origin' | 'reason' | 'consentDate' | 'consentWording' | 'channelIds'; code: 'required' }

/** Why somebody may be written to is asked for, unless all become people who must not be. */
export function faultsOfRules(rules: Rules, columnCount: number): RulesFault[] {
  const faults: RulesFault[] = []
  const chosen = rules.columns.filter((meaning) => meaning !== null)
  if (!chosen.includes('email')) faults.push({ member: 'columns', code: 'import_email_missing' })
  if (new Set(chosen).size < chosen.length) faults.push({ member: 'columns', code: 'import_column_twice' })
  if (rules.columns.length > columnCount) faults.push({ member: 'columns', code: 'import_column_unknown' })
  if (rules.channelIds.length === 0) faults.push({ member: 'channelIds', code: 'required' })
  const needed = isArchived(rules.newPeople)
    ? []
    : (['basis', 'origin', 'reason'] as const).concat(
        rules.newPeople === 'receiveReady' ? (['consentDate', 'consentWording'] as never[]) : [],
      )
  for (const member of needed) if (rules[member] === null) faults.push({ member, code: 'required' })
  return faults
}

/** As the consent ledger keeps it beside every step of the import. */
export function factsOf(importId: number, rules: Rules): Record<string, string> {
  const facts = {
    import: String(importId),
    legalBasis: rules.basis,
    origin: rules.origin,
    reason: rules.reason,
    consentDate: rules.consentDate,
    text: rules.consentWording,
  }
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== null))
}

export interface ImportColumn {
  /** Empty where the file has none. */
  heading: string
  suggestion: Meaning | null
}

export const fileFaults = [
  'file_empty',
  'not_text',
  'workbook_damaged',
  'workbook_too_large',
  'quote_open',
  'encoding_wrong',
  'cell_too_long',
  'too_many_columns',
  'too_many_rows',
] as const

/** Why a file cannot be read, and where. */
export interface FileFault {
  code: (typeof fileFaults)[number]
  row: number
  byte: number
}

export interface Position {
  byte: number
  /** Rows before it. */
  row: number
}

export interface Preset {
  service: 'mailchimp' | 'listmonk' | 'cleverreach' | 'brevo'
  newPeople: State | null
}
