import type { AppError } from '../errors/app-error.ts'

export const problemType = 'application/problem+json'

/** The problem document (RFC 9457) of a refusal. */
export function problemOf(error: AppError, context: { baseUrl: string; requestId: string }) {
  return {
    type: `${context.baseUrl}/api/v1/problems/${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail,
    instance: `urn:uuid:${context.requestId}`,
    code: error.code,
    ...error.extensions,
  }
}
