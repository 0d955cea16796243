import type { App } from '../../platform/app/app.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import { deleteSession, deleteSessions, type ListedSession, listSessions, type Session } from './session.store.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

export async function sessionsOf(
  { db }: Pick<App, 'db'>,
  { id, user }: Session,
): Promise<(ListedSession & { isCurrent: boolean })[]> {
  const sessions = await listSessions(db, user.id)
  return sessions.map((session) => ({ ...session, isCurrent: session.id === id }))
}

/** Every request looks at its session, so it ends at once; streams look twice a second. */
export function endSession(app: Parts, request: OwnRequest, id: number): Promise<void> {
  return ownAct(app, request, { name: 'session.end' }, async (tx) => {
    if (!(await deleteSession(tx, request.session.user.id, id))) throw userRefusals.session_not_found()
  })
}

export function endSessions(app: Parts, request: OwnRequest): Promise<void> {
  return ownAct(app, request, { name: 'session.endAll' }, async (tx) => deleteSessions(tx, request.session.user.id))
}
