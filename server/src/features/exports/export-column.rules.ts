import type { Language } from '../../platform/text/language.rules.ts'
import { type DataType, type FieldType, fieldTypes } from '../customer-fields/customer-field.rules.ts'
import type { BaseData } from '../subscribers/subscriber.rules.ts'

type Names = Record<Language, string>
type CommonColumn =
  | keyof BaseData
  | 'id'
  | 'email'
  | 'status'
  | 'groups'
  | 'optinAt'
  | 'optoutAt'
  | 'createdAt'
  | 'updatedAt'
export type ExportColumn = CommonColumn | `channels.${number}` | `customerFields.${number}`

/** Headings as our own import understands them, in the order in which they are offered. */
const commonColumns: Record<CommonColumn, Names> = {
  email: { en: 'Email', de: 'E-Mail' },
  firstname: { en: 'First name', de: 'Vorname' },
  lastname: { en: 'Last name', de: 'Nachname' },
  status: { en: 'Status', de: 'Status' },
  kind: { en: 'Kind', de: 'Art' },
  genderId: { en: 'Gender', de: 'Geschlecht' },
  academicTitle: { en: 'Title', de: 'Titel' },
  salutation: { en: 'Salutation', de: 'Briefanrede' },
  city: { en: 'City', de: 'Ort' },
  birthday: { en: 'Birthday', de: 'Geburtstag' },
  languageIso: { en: 'Language', de: 'Sprache' },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  reference: { en: 'Reference', de: 'Referenz' },
  groups: { en: 'Groups', de: 'Gruppen' },
  optinAt: { en: 'Opt-in (UTC)', de: 'Opt-in (UTC)' },
  optoutAt: { en: 'Opt-out (UTC)', de: 'Abmeldung (UTC)' },
  createdAt: { en: 'Joined (UTC)', de: 'Dabei seit (UTC)' },
  updatedAt: { en: 'Changed (UTC)', de: 'Geändert (UTC)' },
  id: { en: 'Id', de: 'Id' },
}

interface Translated {
  id: number
  translations: Record<string, { name: string }>
}

/** What of an account decides which columns there are. */
export interface Columned {
  hasChannels: boolean
  channels: readonly Translated[]
  defaultChannel: { id: number }
  defaultLanguageIso: string
  fields: readonly (Translated & { type: DataType; fieldType: FieldType; isAvailableForExport: boolean })[]
}

export interface OfferedColumn {
  column: ExportColumn
  /** How it is headed, by language. */
  names: Names
}

/** Every column that may leave: fields that must not are not among them. */
export function offeredColumns(account: Columned): OfferedColumn[] {
  const common = Object.entries(commonColumns).map(([column, names]) => ({ column: column as CommonColumn, names }))
  const others = account.hasChannels ? account.channels.filter(({ id }) => id !== account.defaultChannel.id) : []
  const channels = others.map((channel) => ({
    column: `channels.${channel.id}` as const,
    names: inEach((language) => `${commonColumns.status[language]}: ${nameOf(channel, language, account)}`),
  }))
  const fields = exportableFields(account).map((field) => ({
    column: `customerFields.${field.id}` as const,
    names: inEach((language) => nameOf(field, language, account)),
  }))
  return [...common, ...channels, ...fields]
}

function exportableFields<F extends Columned['fields'][number]>({ fields }: { fields: readonly F[] }): F[] {
  return fields.filter(
    ({ fieldType, isAvailableForExport }) => fieldType === fieldTypes.subscriber && isAvailableForExport,
  )
}

function inEach(nameIn: (language: Language) => string): Names {
  return { en: nameIn('en'), de: nameIn('de') }
}

function nameOf({ id, translations }: Translated, language: Language, account: Pick<Columned, 'defaultLanguageIso'>) {
  const [first] = Object.values(translations)
  const found = translations[language] ?? translations[account.defaultLanguageIso] ?? first
  return found?.name ?? String(id)
}
