import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { MailingRow, Publication, PublishOutcome, WithdrawOutcome } from '../../api/records.ts'

const pathOf = (accountId: number) => `/accounts/${accountId}/publications`

interface Publishing {
  data: Publication[]
  meta: { accounts: { id: number; name: string }[] }
}

export const publishingQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'publications'],
    queryFn: ({ signal }) => read<Publishing>(pathOf(accountId), signal),
  })

/** The drafts of the L-account, which it sends to nobody itself. */
export const preparedQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'mailings', 'prepared'],
    queryFn: ({ signal }) =>
      read<{ data: MailingRow[] }>(`/accounts/${accountId}/mailings?shelf=all`, signal).then(({ data }) => data),
  })

export interface Wish {
  articleId?: number
  mailingId?: number
  accountIds: number[]
  mayAdapt?: boolean
  fixes?: 'both' | 'content' | 'subject'
  proposed?: { localTime: string; timeZone: string } | null
}

export function publish(accountId: number, wish: Wish): Promise<PublishOutcome[]> {
  return change<{ data: { outcomes: PublishOutcome[] } }>('POST', pathOf(accountId), wish).then(
    ({ data }) => data.outcomes,
  )
}

export function withdraw(accountId: number, id: number, stop: boolean): Promise<WithdrawOutcome[]> {
  const path = `${pathOf(accountId)}/${id}/withdrawal`
  return change<{ data: WithdrawOutcome[] }>('POST', path, { stop }).then(({ data }) => data)
}
