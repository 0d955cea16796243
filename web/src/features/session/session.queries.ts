import { queryOptions } from '@tanstack/react-query'
import { change, read, rememberCsrfToken } from '../../api/client.ts'
import type { Session } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'

/** Who works here, or nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    try {
      return remember((await read<{ data: Session }>('/session', signal)).data)
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null
      throw error
    }
  },
  staleTime: 5 * 60_000,
})

export async function signIn(email: string, password: string): Promise<Session> {
  return remember((await change<{ data: Session }>('POST', '/session', { email, password })).data)
}

export async function signOut(): Promise<void> {
  await change('DELETE', '/session')
}

function remember(session: Session): Session {
  rememberCsrfToken(session.csrfToken)
  return session
}
