import { type DataType, dataTypes, type FieldType, fieldTypes } from '../customer-fields/customer-field.rules.ts'
import type { LanguageTexts } from './language-texts.rules.ts'
import type { RenderSurroundings } from './mail-content.rules.ts'
import type { RecipientData } from './recipient-columns.rules.ts'

/** What a variable says about a recipient; null when it cannot be replaced. */
export type VariableReader = (recipient: RecipientData) => string | null

const nothing: VariableReader = () => null

/** `{{V:id:…}}`. An unknown id is never replaced. */
export function baseDataReader(id: number, texts: LanguageTexts, today: string): VariableReader {
  switch (id) {
    case 1:
      return ({ genderId }) => texts.salutation[genderId ?? 0] ?? null
    case 2:
      return ({ firstname }) => visible(firstname)
    case 3:
      return ({ lastname }) => visible(lastname)
    case 4:
      return ({ city }) => visible(city)
    case 5:
      return ({ birthday }) => age(birthday, today)
    case 6:
      return ({ genderId }) => texts.formalSalutation[genderId ?? 0] ?? null
    case 7:
      return ({ email }) => visible(email)
    case 8:
      return ({ salutation }) => visible(salutation)
    default:
      return nothing
  }
}

/** `{{C:id:…}}`. Fields of the account and of the mailing say the same to everybody. */
export function customerFieldReader(
  id: number,
  texts: LanguageTexts,
  surroundings: RenderSurroundings,
): VariableReader {
  const field = surroundings.fields.get(id)
  if (!field) return nothing
  const format = formats[field.type]
  const sameForAll = (value: string | null) => () => value
  const readers: Record<FieldType, () => VariableReader> = {
    [fieldTypes.subscriber]: () => (recipient) => format(recipient.customerFields[id], texts),
    [fieldTypes.account]: () => sameForAll(format(surroundings.accountValues.get(id), texts)),
    [fieldTypes.mailing]: () => sameForAll(format(surroundings.mailingValues.get(id), texts)),
  }
  return readers[field.fieldType]()
}

const formats: Record<DataType, (value: unknown, texts: LanguageTexts) => string | null> = {
  [dataTypes.string]: visible,
  [dataTypes.integer]: (value) => (typeof value === 'number' ? String(value) : null),
  [dataTypes.date]: formatDate,
  [dataTypes.boolean]: (value, texts) => (typeof value === 'boolean' ? (value ? texts.yes : texts.no) : null),
  [dataTypes.stringList]: (value) => (Array.isArray(value) ? visible(value.join(', ')) : null),
  [dataTypes.currency]: (value, texts) => visible(value)?.replace('.', texts.decimalMark) ?? null,
}

function formatDate(value: unknown, texts: LanguageTexts): string | null {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null
  return parts ? texts.date(parts[1] as string, parts[2] as string, parts[3] as string) : null
}

/** Full years. Comparing month and day as text lets 29 February come after 28 February of a common year. */
function age(birthday: string | null, today: string): string | null {
  if (!birthday || birthday > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return String(birthday.slice(5) > today.slice(5) ? years - 1 : years)
}

function visible(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
