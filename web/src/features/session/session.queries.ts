import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import { sessionKey } from '../../api/queries.ts'
import type { Session } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { type Besides, sendWith, signByPasskey } from './sign-by-passkey.ts'

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

export async function signIn(email: string, password: string, besides: Besides): Promise<Session> {
  const send = (body: object) => change<{ data: Session }>('POST', '/session', { email, password, ...body })
  return rememberSession((await sendWith(besides, send)).data)
}

/** Without password and code: as whoever the passkey belongs to, or as this user and nobody else. */
export async function signInByPasskey(email?: string): Promise<Session> {
  const body = { passkey: await signByPasskey(), email }
  return rememberSession((await change<{ data: Session }>('POST', '/session/passkey', body)).data)
}

/** Whoever is not signed in any more has what they wanted. */
export async function signOut(): Promise<void> {
  try {
    await change('DELETE', '/session')
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 401)) throw error
  }
}
