import { type AppError, type FieldError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import { triggerRefusals } from './trigger.refusals.ts'

export function placeholdersMissing(names: readonly string[], at: string): AppError {
  const errors = names.map((name) => ({
    ...fieldError(`${at}/placeholders/${name}`, 'placeholder_missing'),
    pointer: `${at}/placeholders/${name}`,
  }))
  return triggerRefusals.placeholder_missing({ errors })
}

export function languageNotAvailable(): AppError {
  return validationFailed([fieldError('#/language', 'language_not_available')])
}

/** A refusal as the answer to a request about one receiver: missing values are faults of the body. */
export function requestError(error: AppError): AppError {
  return error.code === 'placeholder_missing' ? validationFailed(error.extensions.errors as FieldError[]) : error
}
