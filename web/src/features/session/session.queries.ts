import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import { sessionKey } from '../../api/queries.ts'
import type { Session } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'

/** Who works here, or nobody. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    try {
      return rememberSession((await read<{ data: Session }>('/session', signal)).data)
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null
      throw error
    }
  },
  staleTime: 5 * 60_000,
})

/** The code is that of a second factor, once the server has asked for it. */
export async function signIn(email: string, password: string, code?: string): Promise<Session> {
  return rememberSession((await change<{ data: Session }>('POST', '/session', { email, password, code })).data)
}

/** Whoever is not signed in any more has what they wanted. */
export async function signOut(): Promise<void> {
  try {
    await change('DELETE', '/session')
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 401)) throw error
  }
}
