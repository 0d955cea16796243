import type { Refusal } from '../errors/refusal.ts'

export const problemType = 'application/problem+json'

/** The problem document (RFC 9457) of a refusal. Below the address `problems` each code is explained. */
export function problemOf(error: Refusal, { problems, requestId }: { problems: string; requestId: string }) {
  return {
    type: `${problems}/${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail,
    instance: `urn:uuid:${requestId}`,
    code: error.code,
    ...error.extensions,
  }
}
