import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { ArchivedNewsletter, ArchiveHost, NewsletterArchive } from '../../api/records.ts'
import { channelsKey } from './channels.queries.ts'

const pathOf = (accountId: number, channelId: number) => `/accounts/${accountId}/channels/${channelId}/archive`
export const archiveKey = (accountId: number, channelId: number) =>
  [...channelsKey(accountId), 'archive', channelId] as const

export const archiveQuery = (accountId: number, channelId: number) =>
  queryOptions({
    queryKey: [...archiveKey(accountId, channelId), 'choices'],
    queryFn: ({ signal }) =>
      read<{ data: NewsletterArchive }>(pathOf(accountId, channelId), signal).then(({ data }) => data),
  })

interface Archived {
  data: ArchivedNewsletter[]
  meta: { year: number | null; years: number[] }
}

/** Null = the last year with letters. */
export const archivedQuery = (accountId: number, channelId: number, year: number | null) =>
  queryOptions({
    queryKey: [...archiveKey(accountId, channelId), 'newsletters', year],
    queryFn: ({ signal }) =>
      read<Archived>(`${pathOf(accountId, channelId)}/newsletters${year === null ? '' : `?year=${year}`}`, signal),
  })

export type ArchiveChoices = Pick<NewsletterArchive, 'isOpen' | 'isIndexable'>

export function changeArchive(
  accountId: number,
  channelId: number,
  { choices, version }: { choices: ArchiveChoices; version: string },
): Promise<void> {
  return change('PUT', pathOf(accountId, channelId), choices, version)
}

export function keepOut(
  accountId: number,
  channelId: number,
  { mailingId, isKeptOut }: Pick<ArchivedNewsletter, 'mailingId' | 'isKeptOut'>,
): Promise<void> {
  return change('PUT', `${pathOf(accountId, channelId)}/newsletters/${mailingId}`, { isKeptOut })
}

const hostPath = (accountId: number, channelId: number) => `${pathOf(accountId, channelId)}/host`

export function giveHost(accountId: number, channelId: number, host: string): Promise<{ data: ArchiveHost }> {
  return change('PUT', hostPath(accountId, channelId), { host })
}

export function takeHost(accountId: number, channelId: number): Promise<void> {
  return change('DELETE', hostPath(accountId, channelId))
}

export function checkHost(accountId: number, channelId: number): Promise<{ data: ArchiveHost }> {
  return change('POST', `${hostPath(accountId, channelId)}/check`)
}
