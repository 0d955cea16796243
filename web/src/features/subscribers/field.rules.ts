import type { Subscriber } from '../../api/records.ts'
import type { CustomerField } from './subscribers.queries.ts'

export type FieldKind = 'text' | 'number' | 'date' | 'flag' | 'list' | 'amount' | 'gender'

/** One thing that is known of a person, and how it is typed. */
export interface KnownField {
  /** As the server names it: `city`, `customerFields.7`. */
  member: string
  kind: FieldKind
  value: unknown
  isEditable: boolean
  /** Of the customer's own fields; the others have their words. */
  own: CustomerField | null
}

const base = {
  academicTitle: 'text',
  firstname: 'text',
  lastname: 'text',
  salutation: 'text',
  city: 'text',
  birthday: 'date',
  genderId: 'gender',
  languageIso: 'text',
  reference: 'text',
  email: 'text',
} as const satisfies Partial<Record<keyof Subscriber, FieldKind>>

export const kindOfType: Record<number, FieldKind> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'flag',
  5: 'list',
  6: 'amount',
}

/** In the order people read them: the person's own, then the customer's. */
export function knownFields(person: Subscriber, fields: readonly CustomerField[]): KnownField[] {
  return [
    ...Object.entries(base).map(([member, kind]) => ({
      ...{ member, kind, value: person[member as keyof typeof base], isEditable: true, own: null },
    })),
    ...fields.map((own) => ({
      member: `customerFields.${own.id}`,
      kind: kindOfType[own.type] ?? 'text',
      value: person.customerFields[own.id] ?? null,
      isEditable: own.isEditable,
      own,
    })),
  ]
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** As it stands in the field while it is typed. */
export function typedOf({ kind, value }: Pick<KnownField, 'kind' | 'value'>): string {
  if (isEmpty(value)) return ''
  return kind === 'list' ? (value as string[]).join(', ') : String(value)
}

/** What the server is sent for what was typed; a text that is no number goes as it is, and is refused there. */
export function bodyOf({ member, kind }: Pick<KnownField, 'member' | 'kind'>, typed: string): Record<string, unknown> {
  const value = readTyped(kind, typed.trim())
  const [map, key] = member.split('.') as [string, string | undefined]
  return key === undefined ? { [member]: value } : { [map]: { [key]: value } }
}

function readTyped(kind: FieldKind, typed: string): unknown {
  if (typed === '') return null
  if (kind === 'number' || kind === 'gender') return Number.isNaN(Number(typed)) ? typed : Number(typed)
  if (kind === 'flag') return typed === 'true'
  if (kind === 'list') return [...new Set(typed.split(',').map((part) => part.trim()))].filter((part) => part !== '')
  return kind === 'amount' ? typed.replace(',', '.') : typed
}

/** The value of a member in an object that the server has shown. */
export function valueIn(shown: Readonly<Record<string, unknown>>, member: string): unknown {
  const [map, key] = member.split('.') as [string, string | undefined]
  const value = shown[map]
  return key === undefined ? value : (value as Record<string, unknown> | undefined)?.[key]
}
