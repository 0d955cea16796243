import type { MailingRun } from '../../api/records.ts'
import type { PartKind } from '../../ui/equation.rules.ts'

/** In the order of the equation. */
export const runParts = {
  accepted: 'good',
  refused: 'bad',
  excluded: 'gone',
  failed: 'bad',
  inDoubt: 'waiting',
  waiting: 'gone',
  canceled: 'gone',
} as const satisfies Record<string, PartKind>
export type RunPart = keyof typeof runParts

/** Nobody asks who was canceled before anything was. */
export function partsShown({ canceled }: Pick<MailingRun, 'canceled'>): RunPart[] {
  return (Object.keys(runParts) as RunPart[]).filter((part) => part !== 'canceled' || canceled > 0)
}

/** A brake or its trial did, so that it goes on only for a reason. */
export function stoppedItself(pause: MailingRun['pause']): boolean {
  return pause?.kind === 'brake' || pause?.kind === 'trial'
}

/** Whether its numbers may change by themselves, or by what somebody else does. */
export function isMoving({ state }: Pick<MailingRun, 'state'>): boolean {
  return state === 'sending' || state === 'paused'
}

/** Which sentence says how things are. */
export function sentenceOf({ state, pause }: Pick<MailingRun, 'state' | 'pause'>) {
  return stoppedItself(pause) ? ('held' as const) : state
}

/** Which words say why it moves, or does not. */
export function whyOf({ state, pause, stillReason, perMinute, deferred }: MailingRun) {
  if (state === 'finished' || state === 'canceled') return state
  if (pause) return whyHeld(pause)
  if (stillReason === 'deferred' && deferred?.provider) return 'provider'
  return stillReason ?? (perMinute ? 'rate' : 'beginning')
}

/** What the brakes say for themselves is told apart from this. */
function whyHeld({ kind, by }: NonNullable<MailingRun['pause']>) {
  if (kind === 'user' || kind === 'brake' || kind === 'trial') return by?.name ? 'pausedBy' : 'paused'
  return kind === 'domain' ? 'heldDomain' : kind
}

/** Who has it or will have it without anybody's doing: what a cancellation does not reach. */
export function doneOf({ targeted, waiting, canceled }: Pick<MailingRun, 'targeted' | 'waiting' | 'canceled'>): number {
  return targeted - waiting - canceled
}
