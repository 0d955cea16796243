import type { App } from '../../platform/app/app.ts'
import { forgetOldQueueIds } from './relay.store.ts'
import { forgetOldSessions } from './session.store.ts'

/** Longer than any relay keeps a mail. */
const forgetDays = 14

/** Forgets names of mails in the relay's queue, and sessions, that no doubt can be about any more. */
export async function forgetRelayNames({ db }: Pick<App, 'db'>): Promise<void> {
  const ends = await Promise.allSettled([forgetOldQueueIds(db, forgetDays), forgetOldSessions(db)])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
