import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type {
  NewsletterThen,
  NewsletterVersion,
  VariableCoverage,
  WrittenArticle,
  WrittenNewsletter,
} from '../../api/records.ts'

const pathOf = (accountId: number, mailingId: number) => `/accounts/${accountId}/mailings/${mailingId}/content`

/** Whoever else writes is seen after so long. */
const lookMs = 10_000

export const newsletterQuery = (accountId: number, mailingId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'content', mailingId],
    refetchInterval: lookMs,
    queryFn: ({ signal }) =>
      read<{ data: WrittenNewsletter }>(pathOf(accountId, mailingId), signal).then(({ data }) => data),
  })

/** Counting goes through the whole audience, which hardly changes while somebody writes. */
const countedMs = 5 * 60_000

export const coverageQuery = (accountId: number, mailingId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'coverage', mailingId],
    staleTime: countedMs,
    retry: false,
    queryFn: ({ signal }) =>
      read<{ data: VariableCoverage }>(`/accounts/${accountId}/mailings/${mailingId}/variables`, signal).then(
        ({ data }) => data,
      ),
  })

export interface Place {
  accountId: number
  mailingId: number
}

export function writeHead({ accountId, mailingId }: Place, body: object, version: string): Promise<void> {
  return change('PATCH', pathOf(accountId, mailingId), body, version)
}

export function writeArticle(
  { accountId, mailingId }: Place,
  id: number,
  body: object,
  version: string,
): Promise<WrittenArticle> {
  const path = `${pathOf(accountId, mailingId)}/articles/${id}`
  return change<{ data: WrittenArticle }>('PATCH', path, body, version).then(({ data }) => data)
}

export function chooseTheme({ accountId, mailingId }: Place, body: object, version: string): Promise<void> {
  return change('PUT', `${pathOf(accountId, mailingId)}/theme`, body, version)
}

export function addArticle({ accountId, mailingId }: Place, body: object): Promise<number> {
  const path = `${pathOf(accountId, mailingId)}/articles`
  return change<{ data: { id: number } }>('POST', path, body).then(({ data }) => data.id)
}

export function copyArticle({ accountId, mailingId }: Place, id: number): Promise<number> {
  const path = `${pathOf(accountId, mailingId)}/articles/${id}/copies`
  return change<{ data: { id: number } }>('POST', path).then(({ data }) => data.id)
}

export function orderArticles({ accountId, mailingId }: Place, articleIds: number[], version: string): Promise<void> {
  return change('PUT', `${pathOf(accountId, mailingId)}/articles`, { articleIds }, version)
}

const adaptationOf = (accountId: number, id: number) => `/accounts/${accountId}/articles/${id}/adaptation`

/** An own copy of an article of the L-account. */
export function adaptArticle({ accountId }: Place, id: number): Promise<void> {
  return change('PUT', adaptationOf(accountId, id))
}

export function followAgain({ accountId }: Place, id: number): Promise<void> {
  return change('DELETE', adaptationOf(accountId, id))
}

export const versionsQuery = (accountId: number, mailingId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'versions', mailingId],
    queryFn: ({ signal }) =>
      read<{ data: NewsletterVersion[] }>(`${pathOf(accountId, mailingId)}/versions`, signal).then(({ data }) => data),
  })

export const versionQuery = (accountId: number, mailingId: number, number: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'versions', mailingId, number],
    queryFn: ({ signal }) =>
      read<{ data: NewsletterThen }>(`${pathOf(accountId, mailingId)}/versions/${number}`, signal).then(
        ({ data }) => data,
      ),
  })

export function restoreVersion({ accountId, mailingId }: Place, number: number): Promise<void> {
  return change('POST', `${pathOf(accountId, mailingId)}/versions/${number}/restorations`)
}
