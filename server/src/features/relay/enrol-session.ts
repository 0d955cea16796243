import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../platform/app/app.ts'
import { type OpenedSession, recordSession } from './session.store.ts'

const retryMs = 200

/**
 * Writes a connection down, so that its end can be found in the relay's log. Without the database no mail can leave anyway, so
 * this waits for it; null once nothing more is to be sent.
 */
export async function enrolSession(
  { db, log }: Pick<App, 'db' | 'log'>,
  session: OpenedSession,
  closing: AbortSignal,
): Promise<number | null> {
  while (!closing.aborted) {
    try {
      return await recordSession(db, session)
    } catch (error) {
      log.warn({ err: error }, 'a connection to the relay could not be written down yet')
      await sleep(retryMs, undefined, { signal: closing }).catch(() => {})
    }
  }
  return null
}
