import { isOver } from '../../api/job.rules.ts'
import type { LiveNews } from '../../api/live.ts'
import { sessionKey } from '../../api/queries.ts'
import type { Job } from '../../api/records.ts'

/** What may no longer be true after a piece of news. Who begins to listen does not know what was missed. */
export function staleAfter({ kind, data }: LiveNews, accountId: number): (readonly (string | number)[])[] {
  if (kind === 'there') return []
  if (kind === 'lost') return [sessionKey]
  if (kind === 'support') return [sessionKey, ['account', accountId, 'support']]
  if (kind === 'ready') return [['account', accountId]]
  if (kind === 'job')
    return [
      ['account', accountId, 'jobs'],
      ['account', accountId, 'imports'],
      ...(isOver(data as Job) ? [['account', accountId]] : []),
    ]
  return [
    ['account', accountId, 'overview'],
    ['account', accountId, 'subscribers'],
  ]
}
