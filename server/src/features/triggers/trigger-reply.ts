import type { AppError } from '../../platform/errors/app-error.ts'
import type { Judged, Target } from './judge-receivers.ts'

export const triggerScope = { scopes: ['subscribers'], accountTypes: ['S'], tag: 'Trigger mailings' } as const

type Reached = Pick<Judged<Target>, 'email' | 'subscriberId' | 'subscriberCreated'>

export function receiverRecord({ email, subscriberId, subscriberCreated }: Reached) {
  return { email, subscriberId, subscriberCreated }
}

/** A refusal as it stands inside a result. */
export function receiverError(error: AppError) {
  return { code: error.code, status: error.status, detail: error.detail, ...error.extensions }
}

/** Whose data an answer shows. */
export function subjectsOf(reached: readonly Reached[]): number[] {
  return [...new Set(reached.flatMap(({ subscriberId }) => subscriberId ?? []))]
}
