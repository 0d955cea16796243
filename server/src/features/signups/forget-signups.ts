import type { Engine } from '../../platform/app/engine.ts'
import { deleteOldSignups } from './signup.store.ts'

/** Who never opened the link wanted nothing of us. */
export async function forgetSignups({ db, metrics }: Pick<Engine, 'db' | 'metrics'>): Promise<void> {
  metrics.forgotten.inc({ what: 'signups' }, await deleteOldSignups(db))
}
