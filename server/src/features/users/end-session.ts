import type { App } from '../../platform/app/app.ts'
import { deleteSession, deleteSessions, type ListedSession, listSessions, type Session } from './session.store.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db'>

export async function sessionsOf(
  { db }: Parts,
  { id, user }: Session,
): Promise<(ListedSession & { isCurrent: boolean })[]> {
  const sessions = await listSessions(db, user.id)
  return sessions.map((session) => ({ ...session, isCurrent: session.id === id }))
}

/** Every request looks at its session, so it ends at once; streams look twice a second. */
export async function endSession({ db }: Parts, { user }: Session, id: number): Promise<void> {
  if (!(await deleteSession(db, user.id, id))) throw userRefusals.session_not_found()
}

export async function endSessions({ db }: Parts, { user }: Session): Promise<void> {
  await deleteSessions(db, user.id)
}
