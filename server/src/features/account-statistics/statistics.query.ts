import { isTimestamp, millisecondsOf, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { type TableFormat, tableFormats } from '../../platform/tables/write-table.ts'
import { type Language, languages } from '../../platform/text/language.rules.ts'
import type { MovePlace } from './growth-people.store.ts'
import { type GrowthNumber, growthNumbers } from './people-of-growth.ts'
import type { StatisticsWish } from './read-statistics.ts'
import { type StatisticsTable, statisticsTables } from './statistics-file.rules.ts'

type Get = (name: string) => string | null

const spans = ['30', '90', '365']
const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`)
const days = { description: '30, 90 or 365', pattern: oneOf(spans), type: 'integer' } as const
const channelId = {
  description: 'The channel; the default one without it',
  pattern: /^[1-9]\d{0,15}$/,
  type: 'integer',
} as const
const file = {
  format: { description: tableFormats.join(' or '), pattern: oneOf(tableFormats), type: 'string' },
  language: { description: 'Of the headings', pattern: oneOf(languages), type: 'string' },
} as const
const of = { description: statisticsTables.join(', '), pattern: oneOf(statisticsTables), type: 'string' } as const

const day = {
  pattern: { test: (text: string) => isTimestamp(`${text} 00:00:00`) },
  type: 'string',
  required: true,
} as const
const people = {
  of: {
    description: `Which number: ${growthNumbers.join(', ')}`,
    ...({ pattern: oneOf(growthNumbers), type: 'string', required: true } as const),
  },
  from: { ...day, description: 'The first day, in UTC' },
  to: { ...day, description: 'The last day, in UTC' },
  after: { description: 'Where the page before ended', pattern: /^\d{1,11}\.\d{1,15}$/, type: 'string' },
} as const

const spanOf = (get: Get) => ({ days: Number(spans.find((each) => each === get('days')) ?? 30) })
const channelWished = (get: Get) => ({
  channelId: get('channelId') === null ? null : Number(get('channelId')),
})
const wishOf = (get: Get): StatisticsWish => ({ ...spanOf(get), ...channelWished(get) })
const fileOf = (get: Get) => ({
  format: (get('format') ?? 'csv') as TableFormat,
  language: (get('language') ?? 'en') as Language,
})

export const statisticsQuery = plainQuery({ channelId, days }, wishOf)
export const readersQuery = plainQuery({ channelId }, channelWished)
export const readersFileQuery = plainQuery({ channelId, ...file }, (get) => ({ ...channelWished(get), ...fileOf(get) }))
export const belowQuery = plainQuery({ days }, spanOf)
export const statisticsFileQuery = plainQuery({ channelId, days, of, ...file }, (get) => ({
  ...{ ...wishOf(get), ...fileOf(get) },
  of: (get('of') ?? 'growth') as StatisticsTable,
}))
export const belowFileQuery = plainQuery({ days, ...file }, (get) => ({ ...spanOf(get), ...fileOf(get) }))
export const growthPeopleQuery = plainQuery({ channelId, ...people }, (get) => ({
  ...channelWished(get),
  ...{ of: get('of') as GrowthNumber, from: get('from') ?? '', to: get('to') ?? '', after: placeOf(get('after')) },
}))

/** A second and a number of the ledger. */
export function placeText({ at, seq }: MovePlace): string {
  return `${millisecondsOf(at) / 1000}.${seq}`
}

function placeOf(text: string | null): MovePlace | null {
  const [second = Number.NaN, seq = 0] = (text ?? '').split('.').map(Number)
  return text && Number.isFinite(second) ? { at: timestamp(second * 1000), seq } : null
}
