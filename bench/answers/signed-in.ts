import type { RunningServer } from '../servers.ts'
import { call, fromApplication } from './caller.ts'

export interface Credentials {
  email: string
  password: string
}

/** What a browser sends that has signed in. */
export type SignedIn = Record<'cookie' | 'x-csrf-token', string>

/** What the application sends with everything from then on. */
export async function signIn({ port }: RunningServer, credentials: Credentials): Promise<SignedIn> {
  const headers = fromApplication(port)
  const answer = await call(port, '/app/api/session', { method: 'POST', headers, body: credentials })
  const { csrfToken } = (answer.body.data ?? {}) as { csrfToken?: string }
  if (answer.cookie === null || csrfToken === undefined)
    throw new Error(`could not sign in as ${credentials.email}: ${answer.status}`)
  return { ...headers, cookie: answer.cookie, 'x-csrf-token': csrfToken }
}
