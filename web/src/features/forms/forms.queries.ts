import { queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type { Form, FormChoices } from '../../api/records.ts'
import type { FormContent } from './form.rules.ts'

const path = (accountId: number) => `/accounts/${accountId}/forms`
export const formsKey = (accountId: number) => ['account', accountId, 'forms']

/** All forms with what they can be made of: an account has few. */
export const formsQuery = (accountId: number) =>
  queryOptions({
    queryKey: formsKey(accountId),
    queryFn: ({ signal }) => read<{ data: Form[]; meta: { choices: FormChoices } }>(path(accountId), signal),
  })

export function createForm(accountId: number, content: FormContent): Promise<{ id: number }> {
  return change<{ data: { id: number } }>('POST', path(accountId), content).then(({ data }) => data)
}

export function changeForm(accountId: number, id: number, changes: Partial<FormContent>, version: string) {
  return change<void>('PATCH', `${path(accountId)}/${id}`, changes, version)
}

export function deleteForm(accountId: number, { id, version }: Pick<Form, 'id' | 'version'>): Promise<void> {
  return change<void>('DELETE', `${path(accountId)}/${id}`, undefined, version)
}
