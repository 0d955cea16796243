import { queryOptions } from '@tanstack/react-query'
import { change } from '../../api/client.ts'
import { rememberSession } from '../../api/mend-session.ts'
import type { CompanyEntry } from '../../api/records.ts'
import { type Besides, sendWith } from './sign-by-passkey.ts'

interface Beginning {
  /** The path to go on to. */
  to: string | null
  /** They show there who they are, even if they are known. */
  again: boolean
}

/** Where the browser goes. */
export async function beginCompanySignIn(wish: Beginning): Promise<string> {
  return (await change<{ data: { address: string } }>('POST', '/company-sign-in', wish)).data.address
}

async function entered(path: string, body: object): Promise<CompanyEntry> {
  const { data } = await change<{ data: CompanyEntry }>('POST', path, body)
  rememberSession(data.session)
  return data
}

/** An answer of the provider is good once, so it is asked about once. */
export const companyEntryQuery = (answer: string) =>
  queryOptions({
    queryKey: ['company-entry', answer],
    queryFn: () => entered('/company-sign-in/completion', { answer }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

export function showOwnFactor(besides: Besides): Promise<CompanyEntry> {
  return sendWith(besides, (shown) => entered('/company-sign-in/second-factor', shown))
}

/** Windows of the application that wait for a sign-in in another one. */
const channelName = 'postrider.company-sign-in'

export function tellSignedIn(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('signed in')
  channel.close()
}

/** Until the returned function is called. */
export function whenSignedIn(told: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = told
  return () => channel.close()
}
