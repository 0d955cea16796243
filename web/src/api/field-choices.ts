import { queryOptions } from '@tanstack/react-query'
import { read } from './client.ts'
import type { ConditionSource } from './records.ts'

/** One of the customer's own fields, as conditions ask for it. */
export interface FieldChoice {
  id: number
  kind: ConditionSource['kind']
  names: Record<string, string>
}

export const fieldChoicesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'fields', 'choices'],
    queryFn: async ({ signal }): Promise<FieldChoice[]> => {
      const path = `/accounts/${accountId}/conditions/vocabulary`
      const { data } = await read<{ data: { sources: ConditionSource[] } }>(path, signal)
      return data.sources.flatMap(({ source, kind, names }) => {
        const id = /^field:(\d+)$/.exec(source)?.[1]
        return id ? [{ id: Number(id), kind, names }] : []
      })
    },
  })

export function fieldName({ id, names }: Pick<FieldChoice, 'id' | 'names'>, language: string): string {
  return names[language] ?? Object.values(names)[0] ?? String(id)
}
