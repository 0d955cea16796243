import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { median } from '../../platform/numbers/median.rules.ts'
import { messageStateName } from '../messages/message-state.rules.ts'
import type { RunState } from '../messages/run-state.rules.ts'
import { partsOfRun, type RunPart } from '../runs/run-part.rules.ts'
import type { GroupsOfRun } from '../statistics/group-sums.store.ts'
import type { HourFigures } from '../statistics/newsletter-hours.store.ts'
import type { TrackingMode } from '../tracking/tracking-mode.rules.ts'
import { agents, verdicts } from '../tracking/verdict.rules.ts'

export type Parts = Record<RunPart, number> & {
  targeted: number
  /** What the parts miss or have too much; anything but 0 is a fault of ours. */
  difference: number
}

interface CountedRun {
  state: RunState
  targeted: number
  finishedAt: Timestamp | null
  calculatedAt: Timestamp
}

/** Where everyone a dispatch was aimed at has ended up, by the sums that statistics keep. */
export function partsOf(run: CountedRun, states: readonly { state: number; n: number }[]): Parts {
  const parts = { accepted: 0, refused: 0, failed: 0, inDoubt: 0, excluded: 0, waiting: 0, canceled: 0 }
  for (const { state, n } of states) parts[partsOfRun[messageStateName(state)]] += n
  const rest = run.targeted - Object.values(parts).reduce((sum, n) => sum + n, 0)
  const isCounted = run.finishedAt !== null && run.finishedAt <= run.calculatedAt
  if (isCounted && run.state !== 'canceled') return { ...parts, targeted: run.targeted, difference: rest }
  parts[run.state === 'canceled' ? 'canceled' : 'waiting'] += rest
  return { ...parts, targeted: run.targeted, difference: 0 }
}

/** Whether anybody can say who opened and clicked: nothing was counted, sums alone, of some people, of all. */
export type Counting = 'none' | 'sums' | 'some' | 'people'

export interface Recognised {
  opens: number
  clicks: number
  uniqueOpens: number
  uniqueClicks: number
  anonymousOpens: number
  anonymousClicks: number
}

export function countingOf(mode: TrackingMode, counted: Recognised): Counting {
  if (counted.uniqueOpens + counted.uniqueClicks > 0)
    return counted.anonymousOpens + counted.anonymousClicks > 0 ? 'some' : 'people'
  if (counted.opens + counted.clicks > 0) return 'sums'
  return mode === 'none' ? 'none' : mode === 'aggregate' ? 'sums' : 'people'
}

/** The first three days. */
export const hoursShown = 72

/** By each hour, which share of the mails of each newsletter was opened or clicked first; of these shares the middle one. */
export function usualCurve(
  kind: 'open' | 'click',
  hours: readonly HourFigures[],
  newsletters: readonly { newsletterId: number; delivered: number }[],
): number[] {
  const curves = newsletters.map(({ newsletterId, delivered }) => {
    const own = hours.filter((each) => each.newsletterId === newsletterId && each.kind === kind)
    return cumulate(own.map(({ hour, people }) => ({ hour, n: people }))).map((n) => n / delivered)
  })
  if (curves.length === 0) return []
  return Array.from({ length: hoursShown }, (_, hour) => median(curves.map((curve) => curve[hour] ?? 0)))
}

function cumulate(hours: readonly { hour: number; n: number }[]): number[] {
  let sum = 0
  return Array.from({ length: hoursShown }, (_, hour) => {
    sum += hours.filter((each) => each.hour === hour).reduce((all, { n }) => all + n, 0)
    return sum
  })
}

export const devices = ['phone', 'computer', 'tablet', 'unknown'] as const
export type Device = (typeof devices)[number]
const deviceOf = new Map<number, Device>([
  [agents.phone, 'phone'],
  [agents.computer, 'computer'],
  [agents.tablet, 'tablet'],
])

interface Program {
  kind: string
  agent: number
  verdict: number
  n: number
  people: number
}

/** What people opened it on. Where nobody is recognised, by opens instead of mails. */
export function devicesOf(programs: readonly Program[], counting: Counting): { device: Device; n: number }[] {
  const opens = programs.filter(({ kind, verdict }) => kind === 'open' && verdict === verdicts.human)
  return devices.map((device) => ({
    device,
    n: opens
      .filter(({ agent }) => (deviceOf.get(agent) ?? 'unknown') === device)
      .reduce((sum, { n, people }) => sum + (counting === 'sums' ? n : people), 0),
  }))
}

/** How many are in both of two groups; null = they are more than two, and sums do not tell. */
export function inSeveral({ everybody, groups }: Pick<GroupsOfRun, 'everybody' | 'groups'>): number | null {
  if (groups.length !== 2) return null
  return groups.reduce((sum, { delivered }) => sum + delivered, 0) - everybody.delivered
}
