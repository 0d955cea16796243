import type { Filter } from '../../platform/db/list-query.ts'
import { type Condition, linesOf } from '../conditions/condition.rules.ts'

/** What narrowed a list, beside what it was narrowed with. */
export interface Narrowed {
  mode: 'some' | 'all'
  ids: readonly number[]
  filters: readonly Filter[]
  hasWords: boolean
  conditions: Condition | null
}

/** Their values are states, days and ids of the account; those of all other filters may be somebody's own. */
const impersonal = new Set([
  ...['status', 'statusAddition', 'channelId', 'groupId'],
  ...['createdAt', 'updatedAt', 'optinAt', 'optoutAt'],
])

/** For the audit log: what a list was narrowed by, and no value of a person. */
export function filterWords({ mode, ids, filters, hasWords, conditions }: Narrowed): string[] {
  if (mode === 'some') return ['chosen']
  return [
    ...filters.map(({ field, operator, values }) =>
      impersonal.has(field) ? `${field} ${operator} ${values.join(',')}` : `${field} ${operator}`,
    ),
    ...(conditions ? linesOf(conditions).map(({ line }) => `${line.source} ${line.operator}`) : []),
    ...(hasWords ? ['words'] : []),
    ...(ids.length > 0 ? [`without ${ids.length}`] : []),
  ]
}
