import type { DataType } from '../customer-fields/index.ts'

/** Conditions nest in boxes: all of them, at least one, or none. */
export interface Box {
  join: 'all' | 'any' | 'none'
  of: Condition[]
}

/** What one line asks: of whom, how, and with which values, each as text. */
export interface Line {
  source: string
  operator: string
  values: string[]
}

export type Condition = Box | Line

export const limits = {
  conditions: 50,
  depth: 5,
  values: 1000,
  dynamicGroups: 200,
  nestedGroups: 3,
  /** Lines of a group and of all it names: each of them is judged. */
  judged: 200,
  days: 395,
} as const

export function isBox(condition: Condition): condition is Box {
  return 'join' in condition
}

/** Every line with its place: the numbers of the boxes and of itself, from 0. */
export function linesOf(condition: Condition, path: number[] = []): { line: Line; path: number[] }[] {
  if (!isBox(condition)) return [{ line: condition, path }]
  return condition.of.flatMap((each, i) => linesOf(each, [...path, i]))
}

export function depthOf(condition: Condition): number {
  return isBox(condition) ? 1 + Math.max(0, ...condition.of.map(depthOf)) : 0
}

/** What an id looks like; of anything else no row is asked. */
export const idPattern = /^[1-9][0-9]{0,14}$/

/** The groups the lines name. */
export function groupsNamed(condition: Condition): number[] {
  const named = linesOf(condition).flatMap(({ line }) =>
    line.source === 'group' ? line.values.filter((value) => idPattern.test(value)).map(Number) : [],
  )
  return [...new Set(named)]
}

/** How many lines are judged: those of the condition, and of every dynamic group it names, as often as it is named. */
export function judgedLines(
  condition: Condition,
  dynamicGroups: ReadonlyMap<number, Condition | null>,
  known = new Map<number, number>(),
): number {
  const ofGroup = (id: number): number => {
    const conditions = dynamicGroups.get(id)
    if (!conditions) return 0
    // Who is asked for again while still being counted leads back to itself; that is another fault.
    if (!known.has(id)) {
      known.set(id, 0)
      known.set(id, judgedLines(conditions, dynamicGroups, known))
    }
    return known.get(id) as number
  }
  return linesOf(condition).reduce(
    (sum, { line }) =>
      sum + 1 + (line.source === 'group' ? line.values.reduce((all, id) => all + ofGroup(Number(id)), 0) : 0),
    0,
  )
}

const textSources = [
  'email',
  'firstname',
  'lastname',
  'city',
  'salutation',
  'academicTitle',
  'reference',
  'languageIso',
  'kind',
  'timeZone',
] as const
export type Engagement = 'received' | 'opened' | 'clicked'

export const kinds = [
  'text',
  'number',
  'date',
  'birthday',
  'time',
  'boolean',
  'list',
  'channel',
  'group',
  'engagement',
  'clicks',
  'origin',
  'basis',
  'consent',
] as const
export type Kind = (typeof kinds)[number]

const kindsOfBaseData: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(textSources.map((name) => [name, 'text' as const])),
  id: 'number',
  genderId: 'number',
  birthday: 'birthday',
  createdAt: 'time',
  updatedAt: 'time',
  optinAt: 'time',
  optoutAt: 'time',
  group: 'group',
  origin: 'origin',
  basis: 'basis',
  trackingConsent: 'consent',
  received: 'engagement',
  opened: 'engagement',
  clicked: 'clicks',
}

const kindsOfFields: Record<DataType, Kind> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'boolean',
  5: 'list',
  6: 'number',
}

/** What the account has that a line can name. */
export interface Known {
  fields: ReadonlyMap<number, DataType>
  channelIds: ReadonlySet<number>
}

/** What can be asked in every account, in the order in which it is offered. */
export const commonSources = Object.entries(kindsOfBaseData).map(([source, kind]) => ({ source, kind }))

/** Undefined = there is no such source, or no longer. */
export function kindOf(source: string, { fields, channelIds }: Known): Kind | undefined {
  if (Object.hasOwn(kindsOfBaseData, source)) return kindsOfBaseData[source]
  const [, name, id] = /^(field|channel):([1-9][0-9]{0,15})$/.exec(source) ?? []
  if (name === 'channel') return channelIds.has(Number(id)) ? 'channel' : undefined
  const type = name === 'field' ? fields.get(Number(id)) : undefined
  return type && kindsOfFields[type]
}
