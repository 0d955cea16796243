import { type FieldError, parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { allOutcomes, type Outcome } from './import.rules.ts'

interface RowsQuery {
  outcome: Outcome | null
  after: number
}

const outcomeParameter = {
  name: 'outcome',
  description: 'Only rows of which this became; else all.',
  schema: { type: 'string', enum: allOutcomes },
}

/** Which rows of a report. */
export const rowsQuery: QuerySpec<RowsQuery> = {
  parse: (query) => {
    const errors: FieldError[] = []
    const value: RowsQuery = { outcome: null, after: 0 }
    for (const [name, text] of query) {
      if (name === 'outcome' && allOutcomes.includes(text as Outcome)) value.outcome = text as Outcome
      else if (name === 'after' && /^[0-9]{1,9}$/.test(text)) value.after = Number(text)
      else errors.push(parameterError(name.toWellFormed(), 'query_parameter_invalid'))
    }
    return { value, errors }
  },
  parameters: [
    outcomeParameter,
    { name: 'after', description: 'Rows behind this one.', schema: { type: 'integer', minimum: 0, default: 0 } },
  ],
}
