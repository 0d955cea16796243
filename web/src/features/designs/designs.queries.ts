import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { ContentFault, Design, MailBrand } from '../../api/records.ts'

export const designsKey = (accountId: number) => ['account', accountId, 'designs'] as const

export interface Designs {
  themes: Design[]
  templates: Design[]
  brand: MailBrand
}

/** Where frames find them holds for ten minutes. */
export const designsQuery = (accountId: number) =>
  queryOptions({
    queryKey: designsKey(accountId),
    queryFn: ({ signal }) => read<{ data: Designs }>(`/accounts/${accountId}/designs`, signal).then(({ data }) => data),
    staleTime: 5 * 60_000,
  })

export type DesignKind = 'theme' | 'template'
const pathOf = (accountId: number, kind: DesignKind) =>
  `/accounts/${accountId}/${kind === 'theme' ? 'themes' : 'articleTemplates'}`

export interface NewDesign {
  name: string
  html: string
}

export function addDesign(accountId: number, kind: DesignKind, design: NewDesign): Promise<ContentFault[]> {
  return change<{ data: { faults: ContentFault[] } }>('POST', pathOf(accountId, kind), design).then(
    ({ data }) => data.faults,
  )
}

export function deleteDesign(accountId: number, kind: DesignKind, id: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId, kind)}/${id}`)
}
