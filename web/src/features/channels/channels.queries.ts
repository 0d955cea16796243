import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { AccountPages, Channel, ChannelHolder } from '../../api/records.ts'

const pathOf = (accountId: number, id?: number) => `/accounts/${accountId}/channels${id === undefined ? '' : `/${id}`}`
export const channelsKey = (accountId: number) => ['account', accountId, 'channels'] as const

interface Channels {
  data: Channel[]
  meta: { isBooked: boolean }
}

export const channelsQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...channelsKey(accountId), 'list'],
    queryFn: ({ signal }) => read<Channels>(pathOf(accountId), signal),
  })

export const channelQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...channelsKey(accountId), 'one', id],
    queryFn: ({ signal }) => read<{ data: Channel }>(pathOf(accountId, id), signal).then(({ data }) => data),
  })

/** What the channel has of its own, and what holds beside it. */
export interface ChannelPages {
  data: AccountPages
  meta: { version: string; account: AccountPages; inherited: (keyof AccountPages)[] }
}

export const channelPagesQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...channelsKey(accountId), 'pages', id],
    queryFn: ({ signal }) => read<ChannelPages>(`${pathOf(accountId, id)}/pages`, signal),
  })

export type Translations = Channel['translations']
export type ChannelChange = Pick<Channel, 'translations' | 'optinMailingId' | 'optoutMailingId'>

export function createChannel(accountId: number, translations: Translations): Promise<{ id: number }> {
  return change<{ data: { id: number } }>('POST', pathOf(accountId), { translations }).then(({ data }) => data)
}

/** What somebody has seen of something, and wants otherwise. */
interface Seen<T> {
  changes: Partial<T>
  version: string
}

export function changeChannel(accountId: number, id: number, { changes, version }: Seen<ChannelChange>): Promise<void> {
  return change('PATCH', pathOf(accountId, id), changes, version)
}

export function changePages(accountId: number, id: number, { changes, version }: Seen<AccountPages>): Promise<void> {
  return change('PATCH', `${pathOf(accountId, id)}/pages`, changes, version)
}

export function closeChannel(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/closing`)
}

export function reopenChannel(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/reopening`)
}

export function deleteChannel(accountId: number, { id, version }: Pick<Channel, 'id' | 'version'>): Promise<void> {
  return change('DELETE', pathOf(accountId, id), undefined, version)
}

export const holdersQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...channelsKey(accountId), 'holders', id],
    queryFn: ({ signal }) =>
      read<{ data: ChannelHolder[] }>(`${pathOf(accountId, id)}/accounts`, signal).then(({ data }) => data),
  })

interface Below {
  id: number
  accountId: number
}

export async function handDown(accountId: number, below: Below): Promise<void> {
  await change('PUT', `${pathOf(accountId, below.id)}/accounts/${below.accountId}`)
}

export async function withdraw(accountId: number, below: Below): Promise<'closed' | 'gone'> {
  const path = `${pathOf(accountId, below.id)}/accounts/${below.accountId}`
  return (await change<{ data: { outcome: 'closed' | 'gone' } }>('DELETE', path)).data.outcome
}

export function switchModule(accountId: number, isBooked: boolean): Promise<void> {
  return change('PUT', `/accounts/${accountId}/settings/channelModule`, { isBooked })
}
