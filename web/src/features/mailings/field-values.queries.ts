import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { MailingFieldValue } from '../../api/records.ts'
import { mailingsKey } from './mailings.queries.ts'

const fieldValuesOf = (accountId: number, id: number) => `/accounts/${accountId}/mailings/${id}/fieldValues`

export const fieldValuesQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...mailingsKey(accountId), 'fieldValues', id],
    queryFn: ({ signal }) =>
      read<{ data: MailingFieldValue[] }>(fieldValuesOf(accountId, id), signal).then(({ data }) => data),
  })

/** Absent = the default of the field. */
export function changeFieldValue(
  accountId: number,
  mailingId: number,
  { id, version, value }: { id: number; version: string; value?: MailingFieldValue['value'] },
): Promise<void> {
  const path = `${fieldValuesOf(accountId, mailingId)}/${id}`
  return value === undefined ? change('DELETE', path, undefined, version) : change('PUT', path, { value }, version)
}
