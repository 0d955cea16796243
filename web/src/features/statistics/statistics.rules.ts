import type { AccountStatistics } from '../../api/records.ts'
import { arrivals, departures } from './statistics-search.rules.ts'

type Growth = AccountStatistics['growth']
type Day = Growth['days'][number]
export type Mailing = AccountStatistics['mailings'][number]
export type Share = 'opened' | 'clicked'
/** People alone, or machines as well. */
export type Counted = 'people' | 'all'

const sumOf = (of: Growth['sums'], names: readonly (keyof Growth['sums'])[]) =>
  names.reduce((sum, name) => sum + of[name], 0)

export interface Bar {
  /** The day, or the first of several; and the last of them. */
  day: string
  lastDay: string
  came: number
  went: number
}

/** Days beyond what can be told apart are put together, a week each. */
export function barsOf(days: readonly Day[]): Bar[] {
  const width = days.length > 100 ? 7 : 1
  // The last bar is a whole one; what does not fill a week stands first.
  const offset = days.length % width
  const starts = [...(offset > 0 ? [0] : []), ...range(offset, days.length, width)]
  return starts.map((start, i) => {
    const some = days.slice(start, starts[i + 1] ?? days.length)
    const sum = (names: readonly (keyof Growth['sums'])[]) => some.reduce((all, day) => all + sumOf(day, names), 0)
    return { day: some[0]?.day ?? '', lastDay: some.at(-1)?.day ?? '', came: sum(arrivals), went: sum(departures) }
  })
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)
}

/** Round numbers from the lowest to the highest, 0 among them. */
export function stepsOf(bars: readonly Pick<Bar, 'came' | 'went'>[]): number[] {
  const [up, down] = [Math.max(...bars.map(({ came }) => came), 1), Math.max(...bars.map(({ went }) => went), 0)]
  const rough = (up + down) / 4
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = ([1, 2, 5, 10].find((each) => each * size >= rough) ?? 10) * size
  return range(-Math.ceil(down / step) * step, Math.ceil(up / step) * step + 1, step)
}

export const changeOf = ({ before, now }: Growth) => now - before

/** It adds up, or the page says that it does not. */
export function missingFrom({ before, now, sums }: Growth): number {
  return now - before - sumOf(sums, arrivals) + sumOf(sums, departures)
}

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Which share of people read a mailing; with machines, how often for each delivered mail. Null = nobody can say. */
export function readOf(mailing: Mailing, of: Share, counted: Counted): number | null {
  if (counted === 'people') return mailing[of]
  const { delivered, opens, clicks, machineOpens, machineClicks } = mailing
  const events = of === 'opened' ? opens + machineOpens : clicks + machineClicks
  return delivered === 0 ? null : events / delivered
}

/** What is usual, in the same measure. */
export function usualRead(
  { usual, events }: Pick<AccountStatistics, 'usual' | 'events'>,
  of: Share,
  counted: Counted,
): number | null {
  if (counted === 'people') return usual?.[of] ?? null
  return events?.withMachines[of === 'opened' ? 'opens' : 'clicks'] ?? null
}

/** Where a mailing stands between twelve months ago and now, and between none and the highest share. */
export function marksOf(
  mailings: readonly Mailing[],
  { of, counted, nowMs, top }: { of: Share; counted: Counted; nowMs: number; top: number },
) {
  return mailings.flatMap((mailing) => {
    const share = readOf(mailing, of, counted)
    if (share === null) return []
    const at = Date.parse(`${mailing.sentAt.replace(' ', 'T')}Z`)
    return [{ mailing, share, x: Math.max(0, 1 - (nowMs - at) / yearMs) * 100, y: (share / top) * 100 }]
  })
}

/** Mailings were read, and of none may anybody say by whom. */
export function isOfSums({ mailings, events }: Pick<AccountStatistics, 'mailings' | 'events'>): boolean {
  return events !== null && mailings.length > 0 && mailings.every(({ opened }) => opened === null)
}
