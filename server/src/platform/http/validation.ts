import type { z } from 'zod'
import { type FieldError, fieldError, type PlainFault, plainFaults, type ValueFault } from '../errors/field-error.ts'

/** How a schema names a fault of a feature's own: `z.literal([1, 2], { error: faultMessage(bookFaults.size_odd) })`. */
export function faultMessage({ code, sentence }: ValueFault): string {
  return `${code}: ${sentence}`
}

/** A schema issue in the words of the API. `raw` tells a missing member from one of the wrong type. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[], raw: unknown): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => fieldError(pointerOf([...issue.path, key]), 'field_unknown'))
    }
    return [fieldError(pointerOf(issue.path), faultOf(issue, raw))]
  })
}

/** JSON pointer in URI fragment form. */
function pointerOf(path: readonly PropertyKey[]): string {
  return `#${path.map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed())}`).join('')}`
}

function faultOf(issue: z.core.$ZodIssue, raw: unknown): PlainFault | ValueFault {
  if (valueAt(raw, issue.path) === undefined) return 'required'
  if (issue.message in plainFaults) return issue.message as PlainFault
  const [, code, sentence] = /^([a-z]+(?:_[a-z]+)*): (.+)$/s.exec(issue.message) ?? []
  if (code && sentence) return { code, sentence }
  if (issue.code === 'too_big') return isSized(issue.origin) ? 'too_long' : 'out_of_range'
  if (issue.code === 'too_small') return isSized(issue.origin) ? 'too_short' : 'out_of_range'
  if (issue.code === 'invalid_value') return 'out_of_range'
  return 'type_mismatch'
}

const isSized = (origin: string) => origin === 'string' || origin === 'array'

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[part]
  }
  return value
}
