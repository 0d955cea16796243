import type { Columns } from '../../schema.rows.ts'
import type { Salutations } from '../accounts/own-rules.rules.ts'

/** What is sent: templates of one mail in one language. */
export interface MailContent {
  subject: string
  html: string
  text: string
  languageIso: string
  /** Names a receiver must bring, such as `resetLink`. */
  placeholders: readonly string[]
}

export type CustomerFieldKind = Columns<'customer_fields', 'fieldType' | 'type'>

/** What is the same for every recipient of a run. */
export interface RenderSurroundings {
  /** Date of sending in the account's time zone, YYYY-MM-DD. */
  today: string
  fields: ReadonlyMap<number, CustomerFieldKind>
  accountValues: ReadonlyMap<number, unknown>
  mailingValues: ReadonlyMap<number, unknown>
  /** Of the account; absent = as shipped. */
  salutations?: Salutations
}

/** For a frozen content, which keeps the values of its account's and its mailing's fields under their ids. */
export function surroundingsOf(
  { fieldValues }: { fieldValues: Readonly<Record<string, unknown>> },
  fields: readonly ({ id: number } & CustomerFieldKind)[],
  { today, salutations }: { today: string; salutations: Salutations },
): RenderSurroundings {
  const values = new Map(Object.entries(fieldValues).map(([id, value]) => [Number(id), value]))
  return {
    today,
    salutations,
    fields: new Map(fields.map((field) => [field.id, field])),
    accountValues: values,
    mailingValues: values,
  }
}

export type PlaceholderValues = Readonly<Record<string, string>>

export interface RenderedMail {
  /** Plain text, one line. */
  subject: string
  /** Quoted-printable. */
  html: string
  /** Quoted-printable. */
  text: string
}

export type RenderingFailure = 'part_too_large' | 'subject_too_long' | 'placeholder_missing'

/** This one mail cannot be made, today or on any later attempt. */
export class RenderingError extends Error {
  override readonly name = 'RenderingError'
  readonly reason: RenderingFailure

  constructor(reason: RenderingFailure, detail: string) {
    super(detail)
    this.reason = reason
  }
}
