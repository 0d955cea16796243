import { queryOptions } from '@tanstack/react-query'
import { change } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import type { InvitationView, PasswordReset, Session } from '../../api/records.ts'

/** What a link is about is asked once: looking at it does not use it up. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

export const resetQuery = (token: string) =>
  queryOptions({
    ...once,
    queryKey: ['password-reset', token],
    queryFn: () =>
      change<{ data: PasswordReset }>('POST', '/password-resets/reading', { token }).then(({ data }) => data),
  })

export const invitationQuery = (token: string) =>
  queryOptions({
    ...once,
    queryKey: ['invitation', token],
    queryFn: () => change<{ data: InvitationView }>('POST', '/invitations/reading', { token }).then(({ data }) => data),
  })

export function requestReset(email: string): Promise<void> {
  return change('POST', '/password-resets', { email })
}

export function choosePassword(token: string, password: string): Promise<void> {
  return change('POST', '/password-resets/use', { token, password })
}

export interface Acceptance {
  token: string
  name: string | null
  password: string | null
  code?: string
}

export async function acceptInvitation(acceptance: Acceptance): Promise<Session> {
  return rememberSession((await change<{ data: Session }>('POST', '/invitations/acceptance', acceptance)).data)
}
