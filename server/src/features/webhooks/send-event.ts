import type { App } from '../../platform/app/app.ts'
import type { GuardedClient } from '../../platform/net/guarded-client.ts'
import { signedHeaders } from './signature.rules.ts'
import type { Attempted } from './webhook.rules.ts'

export type Post = Pick<App, 'clock'> & { client: GuardedClient }

export interface Sending {
  url: string
  secrets: readonly Buffer[]
  messageId: string
  body: string
}

const timeoutMs = 15_000

/** One attempt: signed at its own time, under the id the event keeps. */
export async function sendEvent(
  { clock, client }: Post,
  { url, secrets, messageId, body }: Sending,
): Promise<Attempted & { at: Date; tookMs: number }> {
  const at = clock.now()
  const startedMs = performance.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Postrider-Webhooks/1',
    ...signedHeaders(secrets, messageId, at, body),
  }
  const answer = await client.post(url, headers, body, timeoutMs)
  const tookMs = Math.round(performance.now() - startedMs)
  return answer.outcome === 'answered'
    ? { at, tookMs, status: answer.status, failure: null, retryAfter: answer.retryAfter }
    : { at, tookMs, status: null, failure: answer.reason, retryAfter: null }
}
