import type { Reader } from '../../platform/db/database.ts'
import { fingerprintOf, firstSecret, type SecretSettings } from '../../platform/secrets/known-secrets.ts'
import { listRotations } from './secret.store.ts'

/** Which master secret counted at a time, in milliseconds; null where it is not configured any more. */
export type SecretOfTime = (ms: number) => string | null

/** No sender is at work while the secret is replaced, so a mail's name tells by its time which secret it was made with. */
export async function findSecretOfTime(settings: SecretSettings, reader: Reader): Promise<SecretOfTime> {
  const first = firstSecret(settings)
  const known = [settings.POSTRIDER_SECRET, ...settings.POSTRIDER_FORMER_SECRETS]
  const secretOf = new Map(known.map((secret) => [fingerprintOf(secret).toString('hex'), secret]))
  const rotations = await listRotations(reader)
  return (ms) => {
    const last = rotations.findLast(({ rotatedAtMs }) => rotatedAtMs <= ms)
    return last ? (secretOf.get(last.fingerprint.toString('hex')) ?? null) : first
  }
}
