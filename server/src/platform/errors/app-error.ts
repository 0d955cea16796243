import { type ErrorCode, errorTable, type FieldErrorCode, fieldErrorTable } from './error-table.ts'

export interface FieldError {
  pointer?: string
  parameter?: string
  code: FieldErrorCode
  detail: string
}

/** A refusal the caller can understand. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: string
  readonly detail: string
  /** Further members of the problem document. */
  readonly extensions: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    code: ErrorCode,
    detail: string,
    options: { extensions?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
    this.extensions = options.extensions ?? {}
    this.headers = options.headers ?? {}
  }

  get status(): number {
    return errorTable[this.code as ErrorCode].status
  }

  get title(): string {
    return errorTable[this.code as ErrorCode].title
  }
}

const maxFieldErrors = 100

export function validationFailed(errors: FieldError[]): AppError {
  const count = errors.length
  return new AppError('validation_failed', count === 1 ? '1 value is invalid.' : `${count} values are invalid.`, {
    extensions: { errors: errors.slice(0, maxFieldErrors) },
  })
}

export function fieldError(pointer: string, code: FieldErrorCode, detail: string = fieldErrorTable[code]): FieldError {
  return { pointer, code, detail }
}

export function parameterError(
  parameter: string,
  code: FieldErrorCode,
  detail: string = fieldErrorTable[code],
): FieldError {
  return { parameter, code, detail }
}
