import type { BounceClass } from './bounce-class.rules.ts'

/** How often something came back about the mails of one run. */
export interface RunReports {
  /** Mails handed over, or about to be. */
  handedOver: number
  byClass: Record<string, number>
}

interface Limit {
  share: number
  /** Fewer say nothing, whatever their share. */
  least?: number
  words: string
}

const fewestMails = 200
/** A trial is there to be judged early. */
export const fewestInTrial = 50
/** Of each class, the share of a run's mails that is too much; null = it says nothing about the run. */
const limits = {
  // One person who presses the wrong button among two hundred is no sign.
  abuse: { share: 0.003, least: 3, words: 'called spam by their receivers' },
  hard: { share: 0.05, words: 'sent to addresses that do not exist' },
  block: { share: 0.01, words: 'refused by policy' },
  senderFault: { share: 0.01, words: 'refused because of the sender domain' },
  content: { share: 0.005, words: 'refused for their content' },
  protocol: { share: 0.005, words: 'refused because of a fault in how we speak SMTP' },
  hardAfterTwo: null,
  soft: null,
  full: null,
  expired: null,
  throttle: null,
  info: null,
} satisfies Record<'abuse' | BounceClass, Limit | null>

/** From which share on a run is paused. */
export const pausingShares = { hardBounces: limits.hard.share, complaints: limits.abuse.share }

/** Why the run should pause, if it should. */
export function brakeReason({ handedOver, byClass }: RunReports, fewest = fewestMails): string | undefined {
  if (handedOver < fewest) return undefined
  for (const [name, limit] of Object.entries<Limit | null>(limits)) {
    const reported = byClass[name] ?? 0
    if (limit && reported >= (limit.least ?? 1) && reported > limit.share * handedOver)
      return `${limit.words}: ${reported} of ${handedOver} mails`
  }
  return undefined
}
