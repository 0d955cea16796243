import { z } from 'zod'
import { type Refusal, refusals } from './refusal.ts'

/** What can be wrong with a single value, as `errors[]` of a `validation_failed` answer tells it. */
export interface ValueFault {
  code: string
  sentence: string
}

/** A feature's table of what can be wrong with its values: a sentence for each code. */
export function faults<T extends Record<string, string>>(sentences: T): Record<keyof T, ValueFault> {
  return Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [code, { code, sentence }])) as never
}

/** What can be wrong with a value whatever it stands for. */
export const plainFaults = faults({
  required: 'A value is required.',
  field_unknown: 'This member does not exist here; check its spelling.',
  field_not_allowed: 'This member may not be sent here.',
  type_mismatch: 'The value has the wrong type.',
  too_long: 'The value is too long.',
  too_short: 'The value is too short.',
  out_of_range: 'The value is outside its range.',
  characters_invalid: 'The value contains control characters or line breaks that are not allowed here.',
  email_invalid: 'Not a valid email address.',
  email_eai_unsupported: 'The part before the @ may only hold ASCII characters.',
  date_invalid: 'Not a valid date of the form YYYY-MM-DD in the allowed range.',
  include_unknown: 'This relation cannot be included here.',
  query_parameter_invalid: 'This query parameter is unknown, repeated or has an invalid value.',
  link_invalid: 'The value stands where a link is; it must begin with http:, https:, mailto: or tel:.',
  time_invalid: 'Not a valid time of the form YYYY-MM-DD HH:MM:SS.',
  scheduled_in_past: 'The time lies in the past.',
})

export type PlainFault = keyof typeof plainFaults

export interface FieldError {
  pointer?: string
  parameter?: string
  code: string
  detail: string
}

/** The member `errors`; an interface names the codes it has. */
export function fieldErrorsSchema(code: z.ZodType<string> = z.string()) {
  const fieldErrorSchema = z.strictObject({
    pointer: z.string().optional().describe('Where in the body, as a JSON pointer'),
    parameter: z.string().optional().describe('Which parameter of the query'),
    code: code.describe('What is wrong with the value; stable'),
    detail: z.string().describe('The same in a sentence'),
  })
  return z.array(fieldErrorSchema).describe('Every value that is wrong, 100 at most')
}

export const valueRefusals = refusals({
  validation_failed: {
    status: 422,
    title: 'Validation failed',
    members: { errors: fieldErrorsSchema() },
    detail: ({ count }: { count: number }) => (count === 1 ? '1 value is invalid.' : `${count} values are invalid.`),
  },
})

const maxFieldErrors = 100

export function validationFailed(errors: FieldError[]): Refusal {
  return valueRefusals.validation_failed({ errors: errors.slice(0, maxFieldErrors), count: errors.length })
}

export function fieldError(pointer: string, fault: PlainFault | ValueFault, detail?: string): FieldError {
  const { code, sentence } = typeof fault === 'string' ? plainFaults[fault] : fault
  return { pointer, code, detail: detail ?? sentence }
}

export function parameterError(parameter: string, code: PlainFault, detail = plainFaults[code].sentence): FieldError {
  return { parameter, code, detail }
}
