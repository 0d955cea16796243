import type { NewsletterSum } from '../statistics/index.ts'

interface Judged {
  count: number
  share: number
  /** From here on it is worth a look. */
  warnAt: number
  /** From here on a run is paused. */
  stopAt: number
}

export interface Deliverability {
  sent: number
  delivered: number
  hardBounces: Judged
  complaints: Judged
}

const warnAt = { hardBounces: 0.02, complaints: 0.001 } as const

/** All mails of these newsletters together against our own limits; null = there were none. */
export function deliverabilityOf(
  newsletters: readonly NewsletterSum[],
  stopAt: Record<keyof typeof warnAt, number>,
): Deliverability | null {
  const sum = (name: 'sent' | 'delivered' | 'hardBounces' | 'complaints') =>
    newsletters.reduce((total, { figures }) => total + figures[name], 0)
  const sent = sum('sent')
  if (sent === 0) return null
  const judged = (name: keyof typeof warnAt): Judged => {
    const count = sum(name)
    return { count, share: count / sent, warnAt: warnAt[name], stopAt: stopAt[name] }
  }
  return { sent, delivered: sum('delivered'), hardBounces: judged('hardBounces'), complaints: judged('complaints') }
}
