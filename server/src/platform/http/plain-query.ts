import { parameterError } from '../errors/field-error.ts'
import type { QuerySpec } from './route.ts'

interface Parameter {
  description: string
  pattern: Pick<RegExp, 'test'>
  type: 'integer' | 'string'
  required?: true
}

/** A query of a few plain parameters, each at most once. */
export function plainQuery<Q>(
  parameters: Record<string, Parameter>,
  read: (get: (name: string) => string | null) => Q,
): QuerySpec<Q> {
  const required = Object.keys(parameters).filter((name) => parameters[name]?.required)
  const isFine = (query: URLSearchParams, name: string) =>
    Object.hasOwn(parameters, name) &&
    query.getAll(name).length === 1 &&
    (parameters[name] as Parameter).pattern.test(query.get(name) ?? '')
  return {
    parse: (query) => ({
      value: read((name) => query.get(name)),
      errors: [...new Set([...query.keys(), ...required])]
        .filter((name) => !isFine(query, name))
        .map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid')),
    }),
    parameters: Object.entries(parameters).map(([name, { description, type, required: isRequired }]) => ({
      ...{ name, description, schema: { type } },
      ...(isRequired && { required: true }),
    })),
  }
}
