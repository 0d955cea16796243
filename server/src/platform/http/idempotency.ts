import { createHash } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import type { AnswerStore, StoredAnswer } from '../idempotency/answer-store.ts'

/** One request under one client key: what makes two requests the same. */
export interface IdempotentRequest {
  request: Buffer
  fingerprint: Buffer
}

const storedRefusals = new Set([400, 404, 409, 413, 422])

export function isStored(status: number): boolean {
  return (status >= 200 && status < 300) || storedRefusals.has(status)
}

export function idempotentRequestOf(
  header: unknown,
  method: string,
  url: string,
  body: Buffer | undefined,
): IdempotentRequest | null {
  if (header === undefined) return null
  const key = keyOf(String(header))
  return {
    request: createHash('sha256').update(`${method}\n${url}\n${key}`).digest(),
    fingerprint: createHash('sha256')
      .update(body ?? '')
      .digest(),
  }
}

/** The bare form and the quoted structured-field form name the same key. */
function keyOf(header: string): string {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header)
  const key = quoted ? (quoted[1] as string).replaceAll(/\\(["\\])/g, '$1') : header
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('idempotency_key_invalid', 'Idempotency-Key takes 1 to 255 visible ASCII characters.')
  }
  return key
}

/** A finished answer to replay, or null when this request is the first. */
export async function findAnswer(
  store: AnswerStore,
  tx: Tx,
  { request, fingerprint }: IdempotentRequest,
): Promise<StoredAnswer | null> {
  const { locked, answer } = await store.open(tx, request)
  // Without the lock but with an answer, another repeat is being answered at this moment.
  if (!locked && !answer) {
    throw new AppError(
      'idempotency_in_progress',
      'The first request with this Idempotency-Key has not finished; ask again.',
      {
        headers: { 'retry-after': '1' },
      },
    )
  }
  if (answer && !answer.fingerprint.equals(fingerprint)) {
    throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used with another body; use a new key.')
  }
  return answer
}
