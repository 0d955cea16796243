import type { RelaySettings } from '../../platform/smtp/relay-settings.ts'
import { SmtpConnection } from '../../platform/smtp/smtp-connection.ts'

/** Does the relay greet us and take our greeting? */
export async function probeRelay(settings: RelaySettings, withinMs = 2000): Promise<boolean> {
  try {
    const connection = await SmtpConnection.open(settings, { signal: AbortSignal.timeout(withinMs) })
    await connection.quit()
    return true
  } catch {
    return false
  }
}
