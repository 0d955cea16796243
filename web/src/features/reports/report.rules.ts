import type { Report, RunTest } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

const hourMs = 3_600_000

/** People alone, or machines as well. */
export type Counted = 'people' | 'all'
export type Kind = 'opened' | 'clicked'

type Standing = 'better' | 'worse' | 'usual'

/** Half a point is nothing to speak of. */
const noticed = 0.005

function standingOf(share: number, usual: number): Standing {
  if (Math.abs(share - usual) < noticed) return 'usual'
  return share > usual ? 'better' : 'worse'
}

/** How it went against the own average, as the name of a sentence; null = there is nothing to compare with. */
export function verdictOf({ counting, figures, average }: Pick<Report, 'counting' | 'figures' | 'average'>) {
  if (average === null || counting === 'none' || counting === 'sums' || figures.delivered === 0) return null
  const [opened, clicked] = sharesOf(figures)
  return `${standingOf(opened, average.opened)}.${standingOf(clicked, average.clicked)}` as const
}

/** Unrounded, unlike the rates of the interface. */
export function sharesOf({ delivered, uniqueOpens, uniqueClicks }: Report['figures']): [number, number] {
  return delivered === 0 ? [0, 0] : [uniqueOpens / delivered, uniqueClicks / delivered]
}

export const hoursShown = 72

export interface CurvePoint {
  hour: number
  share: number
}

/** What of the delivered mails had been opened or clicked by each hour; where nobody is recognised, events for each mail. */
export function curveOf(
  { hours, figures: { delivered }, counting }: Pick<Report, 'hours' | 'figures' | 'counting'>,
  { kind, counted, untilHour }: { kind: Kind; counted: Counted; untilHour: number },
): CurvePoint[] {
  const own = hours.filter((each) => each.kind === (kind === 'opened' ? 'open' : 'click'))
  const amount = ({ n, machine, people }: Report['hours'][number]) =>
    counted === 'all' ? n + machine : counting === 'sums' ? n : people
  let sum = 0
  return Array.from({ length: Math.min(hoursShown, untilHour + 1) }, (_, hour) => {
    sum += own.filter((each) => each.hour === hour).reduce((all, each) => all + amount(each), 0)
    return { hour, share: delivered === 0 ? 0 : sum / delivered }
  })
}

/** When half of all that happened by the last hour had happened; undefined = too little to say. */
export function halfOf(curve: readonly CurvePoint[]): number | undefined {
  const end = curve.at(-1)?.share ?? 0
  return end === 0 ? undefined : curve.find(({ share }) => share >= end / 2)?.hour
}

/** A round number above everything that is drawn, and its steps. */
export function axisOf(highest: number): number[] {
  const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10]
  const step = steps.find((each) => highest / each <= 5) ?? Math.ceil(highest / 5)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}

/** The hour of the run in which a moment lies. */
export function hourSince(startedAtMs: number, nowMs: number): number {
  return Math.max(0, Math.floor(nowMs / hourMs) - Math.floor(startedAtMs / hourMs))
}

/** The beginning of the n-th hour after that in which it began, as the server writes times. */
export function momentAfter(startedAt: string, hours: number): string {
  const began = Math.floor(instantOf(startedAt).getTime() / hourMs) * hourMs
  return new Date(began + hours * hourMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** A target without what everybody knows. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/** Why a subject was sent to the rest; a trial has other outcomes, and no subjects. */
export function outcomeOf({ outcome }: Pick<RunTest, 'outcome'>): 'most' | 'level' | 'few' | 'chosen' {
  return outcome === 'level' || outcome === 'few' || outcome === 'chosen' ? outcome : 'most'
}
