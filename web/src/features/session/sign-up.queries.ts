import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import type { Entry, Session, SignUpView } from '../../api/records.ts'

/** Which ways in there are changes with the set-up of the installation alone. */
export const entryQuery = queryOptions({
  queryKey: ['entry'],
  queryFn: async ({ signal }) => (await read<{ data: Entry }>('/entry', signal)).data,
  staleTime: Number.POSITIVE_INFINITY,
})

export interface SignUpWish {
  organisation: string
  name: string
  email: string
  password: string
  languageIso: string
  timeZone: string
  accountType: 'S' | 'L'
}

export function requestSignUp(wish: SignUpWish): Promise<void> {
  return change('POST', '/sign-ups', wish)
}

export const signUpQuery = (token: string) =>
  queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryKey: ['sign-up', token],
    queryFn: () => change<{ data: SignUpView }>('POST', '/sign-ups/reading', { token }).then(({ data }) => data),
  })

export async function openAccount(token: string, password: string): Promise<Session> {
  return rememberSession((await change<{ data: Session }>('POST', '/sign-ups/use', { token, password })).data)
}
