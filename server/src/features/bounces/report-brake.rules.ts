import { type Brake, shareOf } from '../accounts/own-rules.rules.ts'
import type { BounceClass } from './bounce-class.rules.ts'

/** How often something came back about the mails of one run. */
export interface RunReports {
  /** Mails handed over, or about to be. */
  handedOver: number
  byClass: Record<string, number>
  /** Of the account. */
  brake: Brake
}

interface Limit {
  /** Whose share of a run's mails is too much. */
  by: keyof Brake
  /** Fewer say nothing, whatever their share. */
  least?: number
  words: string
}

const fewestMails = 200
/** A trial is there to be judged early. */
export const fewestInTrial = 50
/** By class; null = it says nothing about the run. */
const limits = {
  // One person who presses the wrong button among two hundred is no sign.
  abuse: { by: 'complaints', least: 3, words: 'called spam by their receivers' },
  hard: { by: 'hardBounces', words: 'sent to addresses that do not exist' },
  block: { by: 'policy', words: 'refused by policy' },
  senderFault: { by: 'policy', words: 'refused because of the sender domain' },
  content: { by: 'content', words: 'refused for their content' },
  protocol: { by: 'content', words: 'refused because of a fault in how we speak SMTP' },
  hardAfterTwo: null,
  soft: null,
  full: null,
  expired: null,
  throttle: null,
  info: null,
} satisfies Record<'abuse' | BounceClass, Limit | null>

/** From which share on a run is paused. */
export function pausingShares(brake: Brake) {
  return { hardBounces: shareOf(brake, limits.hard.by), complaints: shareOf(brake, limits.abuse.by) }
}

/** Why the run should pause, if it should. */
export function brakeReason({ handedOver, byClass, brake }: RunReports, fewest = fewestMails): string | undefined {
  if (handedOver < fewest) return undefined
  for (const [name, limit] of Object.entries<Limit | null>(limits)) {
    const reported = byClass[name] ?? 0
    if (limit && reported >= (limit.least ?? 1) && reported > shareOf(brake, limit.by) * handedOver)
      return `${limit.words}: ${reported} of ${handedOver} mails`
  }
  return undefined
}
