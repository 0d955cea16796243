import { AppError } from '../../errors/app-error.ts'
import type { Gate } from '../gate.ts'
import type { Principal } from '../route.ts'

export interface SessionPrincipal extends Principal {
  userId: number
}

/** A gate as a browser's session would have it: a cookie says who, the path says in which account. */
export function aSessionGate(members: Readonly<Record<number, readonly number[]>>) {
  const sessions = new Map<string, number>()
  const userOf = (cookie: string | undefined) => sessions.get(/(?:^|; )session=(\w+)/.exec(cookie ?? '')?.[1] ?? '')
  const isMember = (userId: number, accountId: number) => members[userId]?.includes(accountId) ?? false
  const gate: Gate<SessionPrincipal> = {
    enter: async ({ headers }) => {
      const userId = userOf(headers.cookie)
      if (userId === undefined) throw new AppError('authentication_failed', 'Sign in first.')
      const tenant = { accountId: 0, customerId: 0 }
      const principal = { userId, tenant, name: `user:${userId}`, logged: { user: userId } }
      return { principal, headers: {}, leave: () => {} }
    },
    authorize: (_route, principal, { accountId = 0 }) => {
      if (!isMember(principal.userId, accountId)) throw new AppError('not_found', 'There is nothing at this path.')
      return { ...principal, tenant: { accountId, customerId: 1 } }
    },
    mayStay: async (_route, { userId, tenant }) =>
      [...sessions.values()].includes(userId) && isMember(userId, tenant.accountId),
  }
  return {
    gate,
    signIn: (userId: number) => {
      const session = Math.random().toString(36).slice(2)
      sessions.set(session, userId)
      return { cookie: `session=${session}` }
    },
    signOut: (userId: number) => {
      for (const [session, user] of sessions) if (user === userId) sessions.delete(session)
    },
  }
}
