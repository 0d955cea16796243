import type { ConditionLine, ConditionOperator, ConditionSource, Vocabulary } from '../../api/records.ts'
import { type LineNode, newKey } from './condition-tree.rules.ts'

export type Kind = ConditionSource['kind']
export type Form = ConditionOperator['takes']

/** Undefined = there is no such thing any more. */
export function kindOfSource({ sources }: Vocabulary, source: string): Kind | undefined {
  return sources.find((each) => each.source === source)?.kind
}

export function operatorsFor(vocabulary: Vocabulary, source: string): ConditionOperator[] {
  const kind = kindOfSource(vocabulary, source)
  return (kind && vocabulary.operators[kind]) ?? []
}

export function operatorOf(vocabulary: Vocabulary, { source, operator }: ConditionLine): ConditionOperator | undefined {
  return operatorsFor(vocabulary, source).find((each) => each.operator === operator)
}

/** What nobody can finish here is for the server to judge. */
export function isFinished(vocabulary: Vocabulary, line: ConditionLine): boolean {
  const operator = operatorOf(vocabulary, line)
  if (!operator) return true
  return line.values.length >= operator.least && line.values.every((value) => value.trim() !== '')
}

/** Where people mostly begin; an empty field waits for them elsewhere. */
function firstValues({ takes, least, operator }: ConditionOperator): string[] {
  if (operator === 'ageBetween') return ['18', '65']
  if (takes === 'count') return least === 2 ? ['30', '1'] : ['30']
  return takes === 'daysAndStates' ? ['30'] : []
}

export function newLine(vocabulary: Vocabulary, source: string): LineNode {
  return { key: newKey(), ...aboutSource(vocabulary, source) }
}

export function aboutSource(vocabulary: Vocabulary, source: string): ConditionLine {
  const [operator] = operatorsFor(vocabulary, source)
  return { source, operator: operator?.operator ?? '', values: operator ? firstValues(operator) : [] }
}

/** Values stay where they still fit what is asked. */
export function withOperator(vocabulary: Vocabulary, line: ConditionLine, name: string): ConditionLine {
  const before = operatorOf(vocabulary, line)
  const after = operatorOf(vocabulary, { ...line, operator: name })
  if (!after) return line
  const fits = before?.takes === after.takes && line.values.length >= after.least
  return { ...line, operator: name, values: fits ? line.values.slice(0, after.most) : firstValues(after) }
}

/** How a source is offered: what belongs together stands together. */
export const offers = ['base', 'fields', 'channels', 'groups', 'engagement', 'origin'] as const
export type Offer = (typeof offers)[number]

export function offerOf({ source, kind }: ConditionSource): Offer {
  if (source.startsWith('field:')) return 'fields'
  if (kind === 'channel') return 'channels'
  if (kind === 'group') return 'groups'
  if (kind === 'engagement' || kind === 'clicks') return 'engagement'
  return kind === 'origin' || kind === 'basis' || kind === 'consent' ? 'origin' : 'base'
}

/** Which words tell how something is compared: several kinds share theirs. */
export const families = {
  text: 'text',
  number: 'number',
  date: 'date',
  birthday: 'date',
  time: 'date',
  boolean: 'yesNo',
  list: 'list',
  channel: 'channel',
  group: 'group',
  engagement: 'engagement',
  clicks: 'engagement',
  origin: 'origin',
  basis: 'origin',
  consent: 'consent',
} as const satisfies Record<Kind, string>

/** How wide the bar of a line is, of the widest: few among many can still be seen. */
export function barOf(people: number, everybody: number): number {
  if (people <= 0 || everybody <= 0) return 0
  return Math.min(1, Math.max(0.02, (people / everybody) ** 0.4))
}
