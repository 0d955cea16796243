import type { MessageStateName } from '../messages/message-state.rules.ts'
import type { NotTargeted } from '../runs/why-not-targeted.rules.ts'

/** The way of a mail to a person, step by step. */
export const receiptSteps = ['audience', 'status', 'suppression', 'dispatch', 'answer', 'opened'] as const
export type ReceiptStep = (typeof receiptSteps)[number]

/** What a step came to: it let the mail through, ended it, holds it still, or nobody can say. */
export const stepVerdicts = ['passed', 'stopped', 'waits', 'unknown', 'notReached'] as const
export type StepVerdict = (typeof stepVerdicts)[number]

export type ReceiptReason = NotTargeted | MessageStateName | 'waiting' | 'noLongerKept'

/** How the engine explains what became of a mail. */
export interface Explained {
  answer: MessageStateName | 'notTargeted' | 'waiting' | 'canceled' | 'noLongerKept'
  reason?: string | null
}

export interface Receipt {
  got: 'yes' | 'no' | 'notYet' | 'unknown'
  reason: ReceiptReason
  steps: { step: ReceiptStep; verdict: StepVerdict }[]
}

interface Ending {
  at: ReceiptStep
  verdict: Exclude<StepVerdict, 'passed' | 'notReached'>
}

/** Where somebody a mail was not aimed at was turned away. */
const turnedAway: Record<NotTargeted, ReceiptStep> = {
  unknown: 'audience',
  notAReceiver: 'audience',
  joinedLater: 'audience',
  notInGroups: 'audience',
  inExcludedGroup: 'audience',
  noBirthday: 'audience',
  notRecorded: 'audience',
  notInChannel: 'status',
  notReady: 'status',
  suspended: 'suppression',
}

/** Where a mail stands; null = it came to the end of its way. */
const endings: Record<MessageStateName, Ending | null> = {
  pending: { at: 'dispatch', verdict: 'waits' },
  claimed: { at: 'dispatch', verdict: 'waits' },
  onWire: { at: 'answer', verdict: 'waits' },
  deferred: { at: 'answer', verdict: 'waits' },
  accepted: null,
  delivered: null,
  rejected: { at: 'answer', verdict: 'stopped' },
  bounced: { at: 'answer', verdict: 'stopped' },
  expired: { at: 'answer', verdict: 'stopped' },
  inDoubt: { at: 'answer', verdict: 'unknown' },
  unknown: { at: 'answer', verdict: 'unknown' },
  excluded: { at: 'status', verdict: 'stopped' },
  canceled: { at: 'dispatch', verdict: 'stopped' },
  quarantined: { at: 'dispatch', verdict: 'stopped' },
}

const gotBy: Record<Ending['verdict'], Receipt['got']> = { stopped: 'no', waits: 'notYet', unknown: 'unknown' }

/** Did she get it? `wasOpened` is what a person did with it; machines do not count. */
export function receiptOf({ answer, reason }: Explained, wasOpened: boolean): Receipt {
  if (answer === 'notTargeted')
    return ended({ at: turnedAway[reason as NotTargeted], verdict: 'stopped' }, reason as NotTargeted)
  if (answer === 'waiting') return ended({ at: 'dispatch', verdict: 'waits' }, 'waiting')
  if (answer === 'noLongerKept') return ended({ at: 'dispatch', verdict: 'unknown' }, 'noLongerKept')
  const ending = endings[answer]
  if (ending) return ended(ending, answer)
  const opened = { step: 'opened', verdict: wasOpened ? 'passed' : 'unknown' } as const
  const steps = receiptSteps.slice(0, -1).map((step) => ({ step, verdict: 'passed' as const }))
  return { got: 'yes', reason: answer, steps: [...steps, opened] }
}

function ended({ at, verdict }: Ending, reason: ReceiptReason): Receipt {
  const place = receiptSteps.indexOf(at)
  const steps = receiptSteps.map((step, i) => ({
    step,
    verdict: i < place ? ('passed' as const) : i === place ? verdict : ('notReached' as const),
  }))
  return { got: gotBy[verdict], reason, steps }
}
