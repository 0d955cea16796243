import type { Engine } from '../../platform/app/engine.ts'
import { deleteOldEmailLinks } from './email-link.store.ts'

/** What can lead nowhere any more is an address too many. */
export async function forgetEmailLinks({ db, metrics }: Pick<Engine, 'db' | 'metrics'>): Promise<void> {
  metrics.forgotten.inc({ what: 'emailLinks' }, await deleteOldEmailLinks(db))
}
