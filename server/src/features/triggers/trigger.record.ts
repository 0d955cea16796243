import type { Refusal } from '../../platform/errors/refusal.ts'
import type { Reply } from '../../platform/http/route.ts'
import { wrap } from '../../platform/http/schema.ts'
import { countReceivers, mailingStatusOf } from './copy.rules.ts'
import type { Copy } from './copy.store.ts'
import type { Judged, Target } from './judge-receivers.ts'

export const triggerScope = { scopes: ['subscribers'], tenantTypes: ['S'], tag: 'Trigger mailings' } as const

type Reached = Pick<Judged<Target>, 'email' | 'subscriberId' | 'subscriberCreated'>

export function receiverRecord({ email, subscriberId, subscriberCreated }: Reached) {
  return { email, subscriberId, subscriberCreated }
}

/** A refusal as it stands inside a result. */
export function receiverError(error: Refusal) {
  return { code: error.code, status: error.status, detail: error.detail, ...error.extensions }
}

/** Whose data an answer shows. */
export function subjectsOf(reached: readonly Reached[]): number[] {
  return [...new Set(reached.flatMap(({ subscriberId }) => subscriberId ?? []))]
}

/** A copy as the API shows it. */
function copyRecord(copy: Copy) {
  const { receivers, sent, failed, skipped, status, isKept: _, ...rest } = copy
  const { scheduledAt, startedAt, finishedAt, createdAt, updatedAt, ...described } = rest
  return {
    objectType: 'TriggerMailing' as const,
    ...described,
    status,
    mailingStatus: mailingStatusOf(status),
    receivers: countReceivers(status, receivers, { sent, failed, skipped }),
    scheduledAt,
    startedAt,
    finishedAt,
    createdAt,
    updatedAt,
  }
}

export function copyReply(copy: Copy, status = 200): Reply {
  return { status, body: wrap(copyRecord(copy), []) }
}
