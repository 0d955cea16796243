import type { Cell } from '../../platform/csv/write-csv.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { FieldValue } from '../customer-fields/customer-field.rules.ts'
import type { State } from '../subscribers/status.rules.ts'
import type { BaseData, Subscriber, SubscriberKind, Subscription } from '../subscribers/subscriber.rules.ts'
import { type Columned, type ExportColumn, offeredColumns } from './export-column.rules.ts'

type Words<K extends string | number> = Record<Language, Record<K, string>>

/** As our own import understands them: who left here must not be written to elsewhere. */
const stateWords: Words<State> = {
  en: {
    ...{
      receiveReady: 'receive-ready',
      optinPending: 'opt-in pending',
      noOptin: 'no opt-in',
      transaction: 'transactional',
    },
    ...{
      unsubscribed: 'unsubscribed',
      hardBounce: 'hard bounce',
      manual: 'archived by hand',
      complained: 'complained',
    },
    blacklist: 'blacklisted',
  },
  de: {
    ...{ receiveReady: 'empfangsbereit', optinPending: 'Opt-in ausstehend', noOptin: 'kein Opt-in' },
    ...{ transaction: 'nur Transaktionsmails', unsubscribed: 'abgemeldet', hardBounce: 'unzustellbar' },
    ...{ manual: 'von Hand archiviert', complained: 'beschwert', blacklist: 'gesperrt' },
  },
}
const genderWords: Words<1 | 2 | 3> = {
  en: { 1: 'male', 2: 'female', 3: 'diverse' },
  de: { 1: 'männlich', 2: 'weiblich', 3: 'divers' },
}
const kindWords: Words<SubscriberKind> = {
  en: { person: 'person', organisation: 'organisation' },
  de: { person: 'Person', organisation: 'Organisation' },
}
const yesAndNo: Words<'true' | 'false'> = { en: { true: 'yes', false: 'no' }, de: { true: 'ja', false: 'nein' } }

export interface ExportedPerson {
  subscriber: Subscriber
  subscriptions: ReadonlyMap<number, Subscription>
  groups: readonly { name: string }[]
}

type CellOf = (person: ExportedPerson) => Cell

/** Writes a person as a row. A column that is not offered any more stays empty: its heading has left already. */
export function rowWriter(
  account: Columned,
  columns: readonly ExportColumn[],
  language: Language,
): (person: ExportedPerson) => Cell[] {
  const offered = new Set(offeredColumns(account).map(({ column }) => column))
  const cells = columns.map((column) => (offered.has(column) ? cellIn(account, column, language) : () => null))
  return (person) => cells.map((cellOf) => cellOf(person))
}

function cellIn(account: Columned, column: ExportColumn, language: Language): CellOf {
  const [name = '', id] = column.split('.')
  if (name === 'channels') return (person) => standing(person, Number(id), null, language)
  if (name === 'customerFields') return ({ subscriber }) => fieldCell(subscriber.customerFields[String(id)], language)
  return commonCell(account, column as Exclude<ExportColumn, `${string}.${number}`>, language)
}

function commonCell(
  { defaultChannel, hasChannels }: Columned,
  column: Exclude<ExportColumn, `${string}.${number}`>,
  language: Language,
): CellOf {
  switch (column) {
    case 'status':
      return (person) => standing(person, defaultChannel.id, hasChannels ? null : 'noOptin', language)
    case 'groups':
      return ({ groups }) => groups.map(({ name }) => name).join('; ')
    case 'optinAt':
    case 'optoutAt':
      return ({ subscriptions }) => latest(subscriptions, column)
    case 'genderId':
      return ({ subscriber: { genderId } }) => genderId && genderWords[language][genderId as 1]
    case 'kind':
      return ({ subscriber: { kind } }) => kindWords[language][kind]
    default:
      return ({ subscriber }) =>
        subscriber[column satisfies keyof BaseData | 'id' | 'email' | 'createdAt' | 'updatedAt']
  }
}

function standing(
  { subscriptions }: ExportedPerson,
  channelId: number,
  otherwise: State | null,
  language: Language,
): string | null {
  const state = subscriptions.get(channelId)?.state ?? otherwise
  return state && stateWords[language][state]
}

/** Of several channels the last time counts, as in the list. */
function latest(subscriptions: ExportedPerson['subscriptions'], time: 'optinAt' | 'optoutAt'): string | null {
  const times = [...subscriptions.values()].flatMap((subscription) => subscription[time] ?? [])
  return times.sort().at(-1) ?? null
}

function fieldCell(value: FieldValue | undefined, language: Language): Cell {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return yesAndNo[language][`${value}`]
  return Array.isArray(value) ? value.join('; ') : (value as string | number)
}
