import { raw } from 'sql-template-tag'
import type { Columns } from '../../schema.rows.ts'

/** The columns of a subscriber that variables read, by their names in the database; null = no variable reads it. */
const columnsRead = {
  accountId: null,
  id: null,
  email: 'email',
  emailKey: null,
  kind: null,
  genderId: 'gender_id',
  academicTitle: null,
  firstname: 'firstname',
  lastname: 'lastname',
  salutation: 'salutation',
  city: 'city',
  birthday: 'birthday',
  birthdayMmdd: null,
  languageIso: null,
  timeZone: null,
  reference: null,
  customerFields: 'customer_fields',
  addressGuard: null,
  createdAt: null,
  updatedAt: null,
  emailChangedAt: null,
  trackingConsentAt: null,
} as const satisfies Record<keyof Columns<'subscribers'>, string | null>

type ReadByVariables = {
  [C in keyof typeof columnsRead]: (typeof columnsRead)[C] extends null ? never : C
}[keyof typeof columnsRead]

/** What variables read of a recipient; customer fields are values by field id. */
export type RecipientData = Columns<'subscribers', Exclude<ReadByVariables, 'customerFields'>> & {
  customerFields: Readonly<Record<string, unknown>>
}

const read = Object.entries(columnsRead).flatMap(([member, column]) => (column === null ? [] : [{ member, column }]))

/** Of the subscriber `p`. */
export const recipientColumns = raw(read.map(({ member, column }) => `p.${column} as "${member}"`).join(', '))

/** The same under their own names, without the customer fields, which may be large. */
export const boundedColumns = raw(
  read
    .filter(({ column }) => column !== 'customer_fields')
    .map(({ column }) => `p.${column}`)
    .join(', '),
)
