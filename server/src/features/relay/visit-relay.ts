import type { App } from '../../platform/app/app.ts'
import type { RelaySettings } from '../../platform/smtp/relay-settings.ts'
import { SmtpConnection } from '../../platform/smtp/smtp-connection.ts'
import { relayName } from './relay-name.rules.ts'
import { confirmVisit, recordSession } from './session.store.ts'

/**
 * Comes and goes without a mail. That the relay answers proves nothing; that the lines about this visit can be read in its log
 * does. The visit is written down before we take leave, so nobody reads of its end before it is known.
 */
export async function visitRelay(
  { db, relay }: Pick<App, 'db'> & { relay: RelaySettings },
  withinMs = 2000,
): Promise<void> {
  const connection = await SmtpConnection.open(relay, { signal: AbortSignal.timeout(withinMs) }).catch(() => null)
  if (!connection) return
  try {
    const id = await recordSession(db, { relay: relayName(relay), client: connection.client, senderId: null })
    if (await connection.quit()) await confirmVisit(db, id)
  } finally {
    connection.destroy()
  }
}
