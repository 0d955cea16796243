import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { AccountEnding } from '../../api/records.ts'
import { isMoving } from './ending.rules.ts'

const archivesOf = (accountId: number) => `/accounts/${accountId}/accountExports`
const pathOf = (accountId: number) => `/accounts/${accountId}/ending`
const lookAgainMs = 1500

export const endingQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'ending'],
    queryFn: ({ signal }) => read<{ data: AccountEnding }>(pathOf(accountId), signal).then(({ data }) => data),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? lookAgainMs : false),
  })

export function startArchive(accountId: number): Promise<void> {
  return change('POST', archivesOf(accountId))
}

/** Where the browser fetches the file, for the next 15 minutes. */
export async function addressOfArchive(accountId: number, id: number): Promise<string> {
  const path = `${archivesOf(accountId)}/${id}`
  const { data } = await change<{ data: { token: string } }>('POST', `${path}/links`)
  return `/app/api${path}/file?link=${encodeURIComponent(data.token)}`
}

export function closeAccount(accountId: number, name: string): Promise<void> {
  return change('POST', `${pathOf(accountId)}/closing`, { name })
}

export function reopenAccount(accountId: number): Promise<void> {
  return change('POST', `${pathOf(accountId)}/reopening`)
}
