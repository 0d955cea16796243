import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import type {
  FactorTurnedOn,
  OwnEmail,
  OwnFactors,
  PasskeyAdded,
  PasskeyInvitation,
  Session,
  TotpSecret,
  User,
} from '../../api/records.ts'

/** The session goes on under another token; all others have ended. */
export async function changePassword(said: { current: string; password: string }): Promise<Session> {
  return rememberSession((await change<{ data: Session }>('PUT', '/own/password', said)).data)
}

export const emailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: ({ signal }) => read<{ data: OwnEmail }>('/own/email', signal).then(({ data }) => data),
})

/** Nothing changes before the link that goes there was used. */
export function wantEmail(email: string): Promise<void> {
  return change('PUT', '/own/email', { email })
}

export const factorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: ({ signal }) => read<{ data: OwnFactors }>('/own/second-factor', signal).then(({ data }) => data),
})

export async function beginTotp(): Promise<TotpSecret> {
  return (await change<{ data: TotpSecret }>('POST', '/own/second-factor/totp')).data
}

/** The session goes on under another token. */
export async function turnOnTotp(code: string): Promise<FactorTurnedOn> {
  const { data } = await change<{ data: FactorTurnedOn }>('POST', '/own/second-factor/totp/confirmation', { code })
  rememberSession(data.session)
  return data
}

export function turnOffTotp(): Promise<void> {
  return change('DELETE', '/own/second-factor/totp')
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const path = '/own/second-factor/recovery-codes'
  return (await change<{ data: { recoveryCodes: string[] } }>('POST', path)).data.recoveryCodes
}

/** The session goes on under another token. */
export async function addPasskey(name: string, user: User): Promise<PasskeyAdded> {
  const [{ makeByDevice }, invitation] = await Promise.all([
    import('./passkey-device.ts'),
    change<{ data: PasskeyInvitation }>('POST', '/own/passkeys/challenge'),
  ])
  const attestation = await makeByDevice(invitation.data, user)
  const { data } = await change<{ data: PasskeyAdded }>('POST', '/own/passkeys', { name, attestation })
  rememberSession(data.session)
  return data
}

export function renamePasskey(id: number, name: string): Promise<void> {
  return change('PATCH', `/own/passkeys/${id}`, { name })
}

export function removePasskey(id: number): Promise<void> {
  return change('DELETE', `/own/passkeys/${id}`)
}
