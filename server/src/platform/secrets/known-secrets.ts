import type { Config } from '../config/config.ts'
import { createSecrets, type Secrets } from './secrets.ts'

export type SecretSettings = Pick<Config, 'POSTRIDER_SECRET' | 'POSTRIDER_FORMER_SECRETS' | 'POSTRIDER_FIRST_SECRET'>

/** The one the database was set up with. What is hashed by it can never be hashed anew. */
export function firstSecret(settings: SecretSettings): string {
  return settings.POSTRIDER_FIRST_SECRET ?? settings.POSTRIDER_FORMER_SECRETS.at(-1) ?? settings.POSTRIDER_SECRET
}

/** Hashes are keyed by the first secret; what is sealed is sealed by the latest and opened by any. */
export function secretsFor(settings: SecretSettings): Secrets {
  const { POSTRIDER_SECRET, POSTRIDER_FORMER_SECRETS } = settings
  const first = firstSecret(settings)
  return createSecrets(POSTRIDER_SECRET, { former: [...POSTRIDER_FORMER_SECRETS, first], first })
}

/** Tells whether a secret is the right one, and nothing else about it. */
export function fingerprintOf(secret: string): Buffer {
  return createSecrets(secret).hmac('fingerprint', 'postrider')
}
