import { AppError, type FieldError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'

export function receiverUnknown(): AppError {
  return new AppError(
    'subscriber_unknown',
    'The account has no such subscriber; sending to new addresses needs the key permission triggerUnknownSubscribers.',
  )
}

export function receiverArchived(): AppError {
  return new AppError('receiver_archived', 'The receiver is archived and gets no mail.')
}

export function placeholdersMissing(names: readonly string[], at: string): AppError {
  const errors = names.map((name) => fieldError(`${at}/placeholders/${name}`, 'placeholder_missing'))
  return new AppError('placeholder_missing', `The mailing needs values for: ${names.join(', ')}.`, {
    extensions: { errors },
  })
}

export function languageNotAvailable(): AppError {
  return validationFailed([fieldError('#/language', 'language_not_available')])
}

/** A refusal as the answer to a request about one receiver: missing values are faults of the body. */
export function requestError(error: AppError): AppError {
  return error.code === 'placeholder_missing' ? validationFailed(error.extensions.errors as FieldError[]) : error
}
