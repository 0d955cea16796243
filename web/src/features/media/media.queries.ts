import { queryOptions } from '@tanstack/react-query'
import { change, read, sendFile } from '../../api/client.ts'
import type { Picture, TrashedPicture } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/media`

export const picturesKey = (accountId: number) => ['account', accountId, 'pictures'] as const

export const picturesQuery = (accountId: number) =>
  queryOptions({
    queryKey: picturesKey(accountId),
    queryFn: ({ signal }) => read<{ data: Picture[] }>(pathOf(accountId), signal).then(({ data }) => data),
  })

/** Below the key of the library: whatever leaves it comes here. */
export const trashQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...picturesKey(accountId), 'trash'],
    queryFn: ({ signal }) =>
      read<{ data: TrashedPicture[] }>(`/accounts/${accountId}/media-trash`, signal).then(({ data }) => data),
  })

export function addPicture(accountId: number, file: File): Promise<Picture> {
  const path = `${pathOf(accountId)}?name=${encodeURIComponent(file.name.slice(-200))}`
  return sendFile<{ data: Picture }>(path, file).then(({ data }) => data)
}

/** Another file for a picture, or a part of the one it has: left, top, width and height in pixels. */
export function replacePicture(
  accountId: number,
  { id }: Picture,
  by: { file: File } | { part: readonly number[] },
): Promise<Picture> {
  const path = `${pathOf(accountId)}/${id}/replace`
  const sent =
    'file' in by
      ? sendFile<{ data: Picture }>(path, by.file)
      : sendFile<{ data: Picture }>(`${path}?part=${by.part.join(',')}`, new Blob())
  return sent.then(({ data }) => data)
}

export type Described = Partial<Pick<Picture, 'altText' | 'isDecorative'>>

export function describePicture(accountId: number, { id, version }: Picture, body: Described): Promise<Picture> {
  return change<{ data: Picture }>('PATCH', `${pathOf(accountId)}/${id}`, body, version).then(({ data }) => data)
}

export function removePicture(accountId: number, { id }: Picture): Promise<void> {
  return change('DELETE', `${pathOf(accountId)}/${id}`)
}

export function restorePicture(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId)}/${id}/restoration`)
}
