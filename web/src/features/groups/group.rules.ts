import type { Group } from '../../api/records.ts'
import { noAnswer, Refusal, reasonAmong } from '../../api/refusal.ts'

export const kinds = { 1: 'static', 2: 'dynamic', 3: 'external' } as const
export type Kind = (typeof kinds)[keyof typeof kinds]

export function kindOf({ type }: Pick<Group, 'type'>): Kind {
  return kinds[type]
}

export const permissions = ['canEdit', 'canAssignSubscribers', 'canDelete'] as const

const explained = [
  'group_exists',
  'group_in_use',
  'group_locked',
  'group_not_found',
  'right_required',
  noAnswer,
] as const

/** Which words tell why a change was refused, and what helps. */
export function reasonOf(error: Error): (typeof explained)[number] | 'other' {
  return reasonAmong(explained, error)
}

const explainedOfConditions = [
  'group_cycle',
  'too_deep',
  'too_many',
  'dynamic_group_limit',
  'count_took_too_long',
] as const

/** The same of conditions; null = it is not about them. A line that is at fault is marked by itself. */
export function conditionReasonOf(error: Error): (typeof explainedOfConditions)[number] | 'faults' | null {
  if (!(error instanceof Refusal)) return null
  const ofConditions = error.faults.filter(({ field }) => field.startsWith('conditions'))
  const codes = [error.code, ...ofConditions.map(({ code }) => code)]
  return explainedOfConditions.find((known) => codes.includes(known)) ?? (ofConditions.length > 0 ? 'faults' : null)
}

/** One address or id a line; commas and semicolons separate as well, as they do where people copy from. */
export function peopleIn(text: string): string[] {
  const parts = text.split(/[\n\r,;\t]+/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}
