import { fingerprintOf, firstSecret, type SecretSettings } from '../../platform/secrets/known-secrets.ts'
import type { Operator } from '../accounts/index.ts'
import { type RotationAnswer, recordRotation } from './secret.store.ts'

/**
 * Makes the configured master secret the one of this database, in place of one that is configured as a former one. From
 * then on no process starts that has another.
 */
export function rotateSecret({ operatorDb, config }: Pick<Operator, 'operatorDb' | 'config'>): Promise<RotationAnswer> {
  return operatorDb.transaction((tx) => recordRotation(tx, fingerprintsOf(config)))
}

function fingerprintsOf(settings: SecretSettings) {
  const first = firstSecret(settings)
  return {
    first: fingerprintOf(first),
    former: [...settings.POSTRIDER_FORMER_SECRETS, first].map(fingerprintOf),
    latest: fingerprintOf(settings.POSTRIDER_SECRET),
  }
}
