import { ask } from '../../api/client.ts'
import type { FoundThings } from '../../api/records.ts'

/** Mailings, groups and articles by their names; what is looked for stands in no address. */
export const findThings = (accountId: number, words: string): Promise<FoundThings> =>
  ask<{ data: FoundThings }>(`/accounts/${accountId}/find`, { words }).then(({ data }) => data)
