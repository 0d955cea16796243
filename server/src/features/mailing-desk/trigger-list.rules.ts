import type { RunPurpose } from '../messages/run-state.rules.ts'
import { type StatisticKind, statisticKinds } from '../messages/statistic-kind.rules.ts'
import { newsletterFigures } from '../statistics/newsletter-statistics.rules.ts'
import { isOfNobody } from '../statistics/own-average.rules.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The last days of a zone, today last. */
export function daysUntil(now: Date, zone: string, count: number): string[] {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: count }, (_, i) => new Date(noon - (count - 1 - i) * dayMs).toISOString().slice(0, 10))
}

/** The first day of the month before that of a day. */
export function beginOfLastMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}

export interface TriggerFigures {
  /** Asked for, whatever became of it. */
  mails: number
  sent: number
  delivered: number
  /** Shares of the delivered; null = not counted, or nobody may say by whom. */
  opened: number | null
  clicked: number | null
}

interface Counted {
  purpose: RunPurpose
  states: readonly { state: number; n: number }[]
  events: readonly { kind: number; n: number; people: number }[]
}

/** By the definitions that hold for newsletters. Mails that answer what somebody asked for are not tracked. */
export function figuresOf({ purpose, states, events }: Counted): TriggerFigures {
  const of = (kind: StatisticKind) => {
    const { n = 0, people = 0 } = events.find((each) => each.kind === statisticKinds[kind]) ?? {}
    return { n, people, machine: 0, anonymous: 0 }
  }
  const figures = newsletterFigures({
    ...{ targeted: 0, hasSingleMails: true, unsubscribes: 0, states: [...states] },
    ...{ open: of('open'), click: of('click') },
    ...{ hardBounces: of('hardBounce').n, softBounces: of('softBounce').n, complaints: of('complaint').n },
  })
  const { recipients: mails, sent, delivered, uniqueOpens, uniqueClicks } = figures
  const isUnknown = purpose === 'transactional' || delivered === 0 || isOfNobody(figures)
  const share = (n: number) => (isUnknown ? null : n / delivered)
  return { mails, sent, delivered, opened: share(uniqueOpens), clicked: share(uniqueClicks) }
}
