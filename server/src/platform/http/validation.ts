import type { z } from 'zod'
import { type FieldError, fieldError } from '../errors/app-error.ts'
import { type FieldErrorCode, fieldErrorTable } from '../errors/error-table.ts'

/** A schema issue in the words of the API. `raw` tells a missing member from one of the wrong type. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[], raw: unknown): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => fieldError(pointerOf([...issue.path, key]), 'field_unknown'))
    }
    return [fieldError(pointerOf(issue.path), codeOf(issue, raw))]
  })
}

/** JSON pointer in URI fragment form. */
function pointerOf(path: readonly PropertyKey[]): string {
  return `#${path.map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed())}`).join('')}`
}

function codeOf(issue: z.core.$ZodIssue, raw: unknown): FieldErrorCode {
  if (valueAt(raw, issue.path) === undefined) return 'required'
  // A schema names its own code as the message: `z.literal([1, 2, 3], { error: 'gender_invalid' })`.
  if (issue.message in fieldErrorTable) return issue.message as FieldErrorCode
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
