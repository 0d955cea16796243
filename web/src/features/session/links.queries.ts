import { queryOptions } from '@tanstack/react-query'
import { change } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import type { FormerEmail, InvitationView, PasswordReset, Session, TestAddressView } from '../../api/records.ts'
import { type Besides, sendWith } from './sign-by-passkey.ts'

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

export const testAddressQuery = (token: string) =>
  queryOptions({
    ...once,
    queryKey: ['test-address', token],
    queryFn: () =>
      change<{ data: TestAddressView }>('POST', '/test-addresses/reading', { token }).then(({ data }) => data),
  })

export function confirmTestAddress(token: string): Promise<void> {
  return change('POST', '/test-addresses/confirmation', { token })
}

export const formerAddressQuery = (token: string) =>
  queryOptions({
    ...once,
    queryKey: ['former-address', token],
    queryFn: () => change<{ data: FormerEmail }>('POST', '/former-emails/reading', { token }).then(({ data }) => data),
  })

export function takeAddressBack(token: string): Promise<void> {
  return change('POST', '/former-emails/use', { token })
}

/** The session goes on under another token; all others have ended. */
export async function confirmNewAddress(token: string): Promise<Session> {
  return rememberSession((await change<{ data: Session }>('POST', '/own/email/confirmation', { token })).data)
}

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
  besides: Besides
}

export async function acceptInvitation({ besides, ...acceptance }: Acceptance): Promise<Session> {
  const send = (body: object) =>
    change<{ data: Session }>('POST', '/invitations/acceptance', { ...acceptance, ...body })
  return rememberSession((await sendWith(besides, send)).data)
}
