import type { LiveNews } from '../../api/live.ts'

/** What may no longer be true after a piece of news. Who begins to listen does not know what was missed. */
export function staleAfter({ kind, data }: LiveNews, accountId: number): (string | number)[][] {
  if (kind === 'there') return []
  if (kind === 'lost') return [['session']]
  if (kind === 'ready') return [['account', accountId]]
  if (kind === 'job') return [['account', accountId, 'jobs'], ...(isOver(data) ? [['account', accountId]] : [])]
  return [
    ['account', accountId, 'overview'],
    ['account', accountId, 'subscribers'],
  ]
}

function isOver(data: unknown): boolean {
  const { state } = data as { state?: string }
  return state === 'done' || state === 'failed' || state === 'canceled'
}
