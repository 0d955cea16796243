import { queryOptions } from '@tanstack/react-query'
import { change, read, sendFile } from '../../api/client.ts'
import type { Picture } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/media`

export const picturesKey = (accountId: number) => ['account', accountId, 'pictures'] as const

export const picturesQuery = (accountId: number) =>
  queryOptions({
    queryKey: picturesKey(accountId),
    queryFn: ({ signal }) => read<{ data: Picture[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

export function addPicture(accountId: number, file: File): Promise<Picture> {
  const path = `${pathOf(accountId)}?name=${encodeURIComponent(file.name.slice(-200))}`
  return sendFile<{ data: Picture }>(path, file).then(({ data }) => data)
}

export type Described = Partial<Pick<Picture, 'altText' | 'isDecorative'>>

export function describePicture(accountId: number, { id, version }: Picture, body: Described): Promise<Picture> {
  return change<{ data: Picture }>('PATCH', `${pathOf(accountId)}/${id}`, body, version).then(({ data }) => data)
}

export function removePicture(accountId: number, { id }: Picture): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}
