import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { Refusal } from '../../platform/errors/refusal.ts'
import { triggerFaults, triggerRefusals } from './trigger.refusals.ts'

export function placeholdersMissing(names: readonly string[], at: string): Refusal {
  const errors = names.map((name) => ({
    ...fieldError(`${at}/placeholders/${name}`, triggerFaults.placeholder_missing),
    pointer: `${at}/placeholders/${name}`,
  }))
  return triggerRefusals.placeholder_missing({ errors })
}

export function languageNotAvailable(): Refusal {
  return validationFailed([fieldError('#/language', triggerFaults.language_not_available)])
}

export function receiverThrottled(retryAfterSeconds: number): Refusal {
  return triggerRefusals
    .receiver_throttled({ retryAfterSeconds })
    .withHeaders({ 'retry-after': String(retryAfterSeconds) })
}

/** A refusal as the answer to a request about one receiver: missing values are faults of the body. */
export function requestError(error: Refusal): Refusal {
  return error.code === 'placeholder_missing' ? validationFailed(error.extensions.errors as FieldError[]) : error
}
