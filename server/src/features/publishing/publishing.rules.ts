import type { DispatchState } from '../mailings/mailing.rules.ts'

/** What became of publishing something to one account. */
export const publishOutcomes = [
  'received',
  'updated',
  'unchanged',
  'adapted',
  'waiting',
  'sent',
  'declined',
  'closed',
] as const
export type PublishOutcome = (typeof publishOutcomes)[number]

/** What became of taking it back from one account. */
export const withdrawOutcomes = ['gone', 'gap', 'kept', 'stopped', 'sending', 'sent', 'none'] as const
export type WithdrawOutcome = (typeof withdrawOutcomes)[number]

/** How something that was published stands in one account. */
export const copyStates = [
  'received',
  'used',
  'adapted',
  'draft',
  'planned',
  'active',
  'sending',
  'sent',
  'canceled',
  'declined',
  'withdrawn',
] as const
export type CopyState = (typeof copyStates)[number]

/** A draft that nobody there has touched has only been received. */
const ofDispatch: Record<DispatchState, CopyState> = {
  draft: 'draft',
  failed: 'draft',
  inactive: 'draft',
  planned: 'planned',
  active: 'active',
  sending: 'sending',
  paused: 'sending',
  sent: 'sent',
  canceled: 'canceled',
}

export interface CopyFacts {
  /** Null = it lies in their trash. */
  state: DispatchState | null
  isTouched: boolean
  isWithdrawn: boolean
}

export function stateOfCopy({ state, isTouched, isWithdrawn }: CopyFacts): CopyState {
  if (state === null) return 'declined'
  const known = ofDispatch[state]
  if (known !== 'draft') return known
  if (isWithdrawn) return 'withdrawn'
  return isTouched ? 'draft' : 'received'
}

export interface ArticleFacts {
  isWithdrawn: boolean
  isAdapted: boolean
  uses: number
}

export function stateOfArticle({ isWithdrawn, isAdapted, uses }: ArticleFacts): CopyState {
  if (isWithdrawn) return 'withdrawn'
  if (isAdapted) return 'adapted'
  return uses > 0 ? 'used' : 'received'
}
