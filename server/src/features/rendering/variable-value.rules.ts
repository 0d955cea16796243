import type { LanguageTexts } from './language-texts.rules.ts'
import type { CustomerFieldKind, RecipientData, RenderSurroundings } from './mail-content.rules.ts'

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
  if (field.fieldType === 1) return ({ customerFields }) => formatFieldValue(field.type, customerFields[id], texts)
  const values = field.fieldType === 2 ? surroundings.accountValues : surroundings.mailingValues
  const value = formatFieldValue(field.type, values.get(id), texts)
  return () => value
}

function formatFieldValue(type: CustomerFieldKind['type'], value: unknown, texts: LanguageTexts): string | null {
  switch (type) {
    case 1:
      return visible(value)
    case 2:
      return typeof value === 'number' ? String(value) : null
    case 3:
      return formatDate(value, texts)
    case 4:
      return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : null
    case 5:
      return Array.isArray(value) ? visible(value.join(', ')) : null
    case 6:
      return visible(value)?.replace('.', texts.decimalMark) ?? null
  }
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
