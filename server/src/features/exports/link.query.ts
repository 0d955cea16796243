import { type FieldError, parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'

/** The address of a file is good with the token of a link alone. */
export const linkQuery: QuerySpec<{ link: string }> = {
  parse: (query) => {
    const unknown = [...query.keys()].filter((name) => name !== 'link')
    const errors: FieldError[] = unknown.map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid'))
    return { value: { link: query.get('link') ?? '' }, errors }
  },
  parameters: [{ name: 'link', description: 'The token of a link to it', schema: { type: 'string' } }],
}
