import { type DataType, dataTypes, type FieldType, fieldTypes } from '../customer-fields/customer-field.rules.ts'
import type { Meaning, Preset } from './import.rules.ts'

interface Field {
  id: number
  type: DataType
  fieldType: FieldType
  isAvailableForImport: boolean
  retiredAt: string | null
  translations: Record<string, { name: string }>
}

/** Headings that people and services give, by what they mean; compared without case, blanks and signs. */
const headings: Record<Exclude<Meaning, `customerFields.${number}`>, readonly string[]> = {
  email: ['email', 'emailaddress', 'mail', 'emailadresse', 'mailadresse', 'adresse', 'subscriberemail', 'kontaktemail'],
  firstname: ['firstname', 'vorname', 'fname', 'givenname', 'rufname', 'prenom'],
  lastname: ['lastname', 'nachname', 'lname', 'name', 'surname', 'familienname', 'familyname', 'nom'],
  kind: ['kind', 'personororganisation', 'art'],
  genderId: ['gender', 'genderid', 'geschlecht', 'anrede', 'sex'],
  academicTitle: ['title', 'titel', 'academictitle'],
  salutation: ['salutation', 'briefanrede', 'greeting'],
  city: ['city', 'ort', 'stadt', 'wohnort', 'town'],
  birthday: ['birthday', 'geburtstag', 'geburtsdatum', 'geb', 'birthdate', 'dateofbirth'],
  languageIso: ['language', 'languageiso', 'sprache', 'lang', 'locale'],
  timeZone: ['timezone', 'zeitzone'],
  reference: ['reference', 'referenz', 'kundennummer', 'kdnr', 'customernumber', 'externalid', 'extid'],
  standing: ['status', 'blacklisted', 'blocklisted', 'unsubscribed', 'subscriptionstatus'],
}

function plainHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** What the columns probably mean, each meaning once. Without a heading the cells are looked at. */
export function suggestMeanings(
  names: readonly string[],
  samples: readonly (readonly string[])[],
  fields: readonly Field[],
): (Meaning | null)[] {
  const taken = new Set<Meaning>()
  const suggest = (name: string, column: number): Meaning | null => {
    const meaning = meaningOf(plainHeading(name), fields) ?? (looksLikeAddresses(samples, column) ? 'email' : null)
    if (!meaning || taken.has(meaning) || !isBorneOut(meaning, samples, column)) return null
    taken.add(meaning)
    return meaning
  }
  const suggestions = names.map(suggest)
  if (taken.has('email')) return suggestions
  const column = names.findIndex((_, i) => looksLikeAddresses(samples, i))
  return column < 0 ? suggestions : suggestions.with(column, 'email')
}

/** What no cell could be, whatever the heading says: streets are no email, and Mailchimp's birthdays have no year. */
const signsOf: Partial<Record<Meaning, RegExp>> = { email: /@/, birthday: /\d{4}/ }

/** A suggestion that the first rows deny would cost those people their place in the list. */
function isBorneOut(meaning: Meaning, samples: readonly (readonly string[])[], column: number): boolean {
  const sign = signsOf[meaning]
  const cells = samples.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '')
  return !sign || cells.length === 0 || cells.some((cell) => sign.test(cell))
}

function meaningOf(heading: string, fields: readonly Field[]): Meaning | null {
  if (heading === '') return null
  const own = importableFields(fields).find(({ translations }) =>
    Object.values(translations).some(({ name }) => plainHeading(name) === heading),
  )
  if (own) return `customerFields.${own.id}`
  const known = Object.entries(headings).find(([, names]) => names.includes(heading))
  return (known?.[0] as Meaning | undefined) ?? null
}

function looksLikeAddresses(samples: readonly (readonly string[])[], column: number): boolean {
  const cells = samples.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return cells.length > 0 && cells.every((cell) => /^\S+@\S+\.\S+$/.test(cell.trim()))
}

export function importableFields<F extends Pick<Field, 'fieldType' | 'isAvailableForImport' | 'retiredAt'>>(
  fields: readonly F[],
): F[] {
  return fields.filter(
    ({ fieldType, isAvailableForImport, retiredAt }) =>
      fieldType === fieldTypes.subscriber && isAvailableForImport && retiredAt === null,
  )
}

/** How dates and numbers are written, by what the first rows show. */
export function suggestFormats(samples: readonly (readonly string[])[]): {
  dateOrder: 'dmy' | 'mdy' | 'ymd'
  decimalSign: 'comma' | 'point'
} {
  const cells = samples.flat().map((cell) => cell.trim())
  const slashed = cells.map((cell) => /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(cell)).filter((match) => match !== null)
  const isAmerican = slashed.length > 0 && !slashed.some((match) => Number(match[1]) > 12)
  const isIso = cells.some((cell) => /^\d{4}-\d{2}-\d{2}/.test(cell))
  const hasPoint = cells.some((cell) => /^-?\d+(,\d{3})*\.\d{1,2}$/.test(cell))
  const hasComma = cells.some((cell) => /^-?\d+(\.\d{3})*,\d{1,2}$/.test(cell))
  return {
    dateOrder: isAmerican ? 'mdy' : isIso ? 'ymd' : 'dmy',
    decimalSign: hasPoint && !hasComma ? 'point' : 'comma',
  }
}

/** Columns that only one service writes. */
const signs: readonly { service: Preset['service']; columns: readonly string[] }[] = [
  { service: 'mailchimp', columns: ['leid', 'euid'] },
  { service: 'listmonk', columns: ['uuid', 'attributes'] },
  { service: 'brevo', columns: ['contactid', 'email', 'added_time'] },
  { service: 'brevo', columns: ['contactid', 'doubleoptin'] },
  { service: 'brevo', columns: ['email', 'emailblacklisted'] },
  { service: 'cleverreach', columns: ['registered', 'activated', 'deactivated'] },
]

/** The service whose export this is; a list of people who left there never becomes people to write to. */
export function recognisePreset(names: readonly string[], fileName: string): Preset | null {
  const plain = names.map(plainHeading)
  const found = signs.find(({ columns }) => columns.every((column) => plain.includes(plainHeading(column))))
  if (!found) return null
  const file = fileName.toLowerCase()
  const says = (...words: string[]) => words.some((word) => file.includes(word) || plain.includes(plainHeading(word)))
  if (says('cleaned', 'clean_time', 'bounced', 'bounces')) return { service: found.service, newPeople: 'hardBounce' }
  if (says('unsubscribed', 'unsub_time', 'inactive', 'abgemeldet', 'blocklist', 'blacklist'))
    return { service: found.service, newPeople: 'unsubscribed' }
  return { service: found.service, newPeople: null }
}

export const typeNames: Record<DataType, string> = Object.fromEntries(
  Object.entries(dataTypes).map(([name, type]) => [type, name]),
) as Record<DataType, string>
