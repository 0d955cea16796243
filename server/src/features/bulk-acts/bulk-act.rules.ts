import type { Action } from '../accounts/index.ts'

interface BulkActRule {
  /** What whoever asks for it must be allowed to do. */
  action: Action
  /** How many people one transaction takes, so that nobody waits for it. */
  atOnce: number
}

/** What users do with many people at once. Each person is judged alone, by the rules of the same act on one. */
export const bulkActs = {
  addToGroup: { action: 'changePeople', atOnce: 500 },
  removeFromGroup: { action: 'changePeople', atOnce: 500 },
  archive: { action: 'changePeople', atOnce: 50 },
  blacklist: { action: 'changePeople', atOnce: 50 },
  /** Only what a user has archived: whatever else closes an address is opened for one person at a time. */
  reactivate: { action: 'changePeople', atOnce: 50 },
  erase: { action: 'deletePeople', atOnce: 20 },
} as const satisfies Record<string, BulkActRule>

export type BulkActName = keyof typeof bulkActs
export const bulkActNames = Object.keys(bulkActs) as BulkActName[]

/** How many people ended how, by the name of the outcome. */
export type OutcomeCounts = Record<string, number>

/** What an act came to for one person. `before`: what undoing it needs; null = there is nothing to undo. */
export interface Outcome {
  subscriberId: number
  outcome: string
  before: string | null
}

export function countOutcomes(counts: OutcomeCounts, outcomes: readonly Pick<Outcome, 'outcome'>[]): OutcomeCounts {
  const sum = { ...counts }
  for (const { outcome } of outcomes) sum[outcome] = (sum[outcome] ?? 0) + 1
  return sum
}

/** Acts that can be taken back: what they change can be put as it was. */
export const undoableActs = ['addToGroup', 'removeFromGroup', 'archive', 'blacklist'] as const satisfies BulkActName[]
export type UndoableActName = (typeof undoableActs)[number]

export function isUndoable(kind: string): kind is UndoableActName {
  return (undoableActs as readonly string[]).includes(kind)
}

const undoLifeMs = 30 * 60 * 1000

export function isUndoOver(finishedAtMs: number, nowMs: number): boolean {
  return nowMs - finishedAtMs > undoLifeMs
}
