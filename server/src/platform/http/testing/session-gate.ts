import { httpRefusals } from '../../errors/http.refusals.ts'
import { refusals } from '../../errors/refusal.ts'
import type { Gate } from '../gate.ts'
import type { Principal } from '../route.ts'

export interface SessionPrincipal extends Principal {
  userId: number
}

export const sessionRefusals = refusals({
  not_signed_in: {
    code: 'authentication_failed',
    status: 401,
    title: 'Authentication failed',
    detail: 'Sign in first.',
  },
  https_required: { status: 403, title: 'HTTPS required', detail: 'Use HTTPS, and sign in anew.' },
})

/** A gate as a browser's session would have it: a cookie says who, the path says in which account. */
export function aSessionGate(members: Readonly<Record<number, readonly number[]>>) {
  const sessions = new Map<string, number>()
  const userOf = (cookie: string | undefined) => sessions.get(/(?:^|; )session=(\w+)/.exec(cookie ?? '')?.[1] ?? '')
  const isMember = (userId: number, accountId: number) => members[userId]?.includes(accountId) ?? false
  const gate: Gate<SessionPrincipal> = {
    refuseInClear: sessionRefusals.https_required,
    enter: async ({ headers }) => {
      const userId = userOf(headers.cookie)
      if (userId === undefined) throw sessionRefusals.not_signed_in()
      const tenant = { accountId: 0, customerId: 0 }
      const principal = { userId, tenant, name: `user:${userId}`, logged: { user: userId } }
      return { principal, headers: {}, leave: () => {} }
    },
    authorize: (_route, principal, { accountId = 0 }) => {
      if (!isMember(principal.userId, accountId)) throw httpRefusals.path_unknown()
      return { ...principal, tenant: { accountId, customerId: 1 } }
    },
    mayStay: async (_route, { userId, tenant }) =>
      [...sessions.values()].includes(userId) && isMember(userId, tenant.accountId),
    refuseLeft: sessionRefusals.not_signed_in,
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
