import type { App } from '../../platform/app/app.ts'
import { entered, type Tx } from '../../platform/db/database.ts'
import { bareAct } from '../accounts/index.ts'
import { type Changes, recordAct } from '../audit/index.ts'
import { goesOn, lockUser, nameUser, type Session } from './session.store.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

/** Somebody who has shown who they are, and where they work. */
type Who = Pick<Session, 'memberships'> & { user: Pick<Session['user'], 'id'>; tokenHash?: Buffer }

/** Where a request of somebody signed in comes from. */
export interface OwnRequest<S extends Who = Session> {
  session: S
  requestId: string
  peerAddress: string
}

/**
 * What users do to their own way in concerns every account they work in, so that it stands in each one's audit log. The
 * transaction names the user and holds their lock, and a session that has ended meanwhile does nothing. Accounts are entered in
 * the order of their ids: two acts at once do not wait in a circle.
 */
export function ownAct<T>(
  app: Parts,
  { session, requestId, peerAddress }: OwnRequest<Who>,
  act: { name: string; changes?: (result: T) => Changes },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { user, memberships, tokenHash } = session
  const [home] = memberships
  if (!home) throw new Error('whoever is signed in works somewhere')
  return app.db.transaction(home, async (tx) => {
    tx.write(nameUser(user.id))
    tx.write(lockUser)
    if (tokenHash && !(await goesOn(tx, tokenHash))) throw userRefusals.not_signed_in()
    const result = await work(tx)
    const changes = act.changes?.(result) ?? {}
    const evidence = { by: 'request', requestId, peerAddress } as const
    for (const membership of memberships) {
      const there = bareAct(app, entered(tx, membership), { actor: { kind: 'user', userId: user.id }, evidence })
      await recordAct(there, { act: act.name, objectId: user.id, changes })
    }
    return result
  })
}
