import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Tx } from '../db/database.ts'
import { httpRefusals } from '../errors/http.refusals.ts'
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

/** Of a body that is too large to be read: all of them get the same answer, and no body that is read has it. */
const fingerprintOfUnread = Buffer.alloc(32)

export function idempotentRequestOf(
  { headers, method, url }: { headers: IncomingHttpHeaders; method: string; url: string },
  body: Buffer | undefined | 'too large',
): IdempotentRequest | null {
  const header = headers['idempotency-key']
  if (header === undefined) return null
  const key = keyOf(String(header))
  return {
    request: createHash('sha256').update(`${method}\n${url}\n${key}`).digest(),
    fingerprint:
      body === 'too large'
        ? fingerprintOfUnread
        : createHash('sha256')
            .update(body ?? '')
            .digest(),
  }
}

/** The bare form and the quoted structured-field form name the same key. */
function keyOf(header: string): string {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header)
  const key = quoted ? (quoted[1] as string).replaceAll(/\\(["\\])/g, '$1') : header
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw httpRefusals.idempotency_key_invalid()
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
    throw httpRefusals.idempotency_in_progress().withHeaders({ 'retry-after': '1' })
  }
  if (answer && !answer.fingerprint.equals(fingerprint)) {
    throw httpRefusals.idempotency_key_reused()
  }
  return answer
}
