import type { Overview, OverviewNewsletter } from '../../api/records.ts'

/** How things stand, as the sentence at the top says it. */
export type Standing = 'empty' | 'nobodyReady' | 'sending' | 'nothingSent' | 'sent'

export function standingOf({
  subscribers,
  newsletters,
  coming,
}: Pick<Overview, 'subscribers' | 'newsletters'> & { coming: readonly { standing: string }[] }): Standing {
  if (subscribers.total === 0) return 'empty'
  if (coming.some(({ standing }) => standing === 'sending')) return 'sending'
  if (subscribers.ready === 0) return 'nobodyReady'
  return newsletters.length === 0 ? 'nothingSent' : 'sent'
}

export interface Rates {
  opened: number
  clicked: number
}

/** Shares of what was delivered; of nothing there is no share. */
export function ratesOf({ delivered, uniqueOpens, uniqueClicks }: OverviewNewsletter): Rates | null {
  return delivered === 0 ? null : { opened: uniqueOpens / delivered, clicked: uniqueClicks / delivered }
}

/** What fills a bar, so that the highest of these rates and averages has room beside it; 1 where nothing was opened at all. */
export function wholeOf(newsletters: readonly OverviewNewsletter[], name: keyof Rates): number {
  const shares = newsletters.flatMap((newsletter) => [
    ratesOf(newsletter)?.[name] ?? 0,
    newsletter.average?.[name] ?? 0,
  ])
  return Math.min(1, Math.max(...shares) * 1.12) || 1
}

export interface Step {
  key: 'address' | 'people' | 'domain' | 'key' | 'mailing'
  isDone: boolean
}

/** What a new account does first, in the order in which it works. */
export function stepsOf({ steps, newsletters }: Pick<Overview, 'steps' | 'newsletters'>): Step[] {
  const order = ['address', 'people', 'domain', 'key'] as const
  return [...order.map((key) => ({ key, isDone: steps[key] })), { key: 'mailing', isDone: newsletters.length > 0 }]
}

type Growth = Overview['growth']

export function growthSum({ joined, left, gone }: Growth): number {
  return joined - left - gone
}

export interface Bar {
  day: string
  up: number
  down: number
}

/** Both directions on one scale, with the line where they meet; a day on which something happened can always be seen. */
export function growthBars(days: Growth['days'], height: number): { bars: Bar[]; line: number } {
  const most = Math.max(1, ...days.map(({ joined }) => joined))
  const mostDown = Math.max(0, ...days.map(({ left, gone }) => left + gone))
  const unit = (height - 1) / (most + mostDown)
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, count * unit))
  const bars = days.map(({ day, joined, left, gone }) => ({ day, up: tall(joined), down: tall(left + gone) }))
  return { bars, line: most * unit }
}

interface Judged {
  share: number
  warnAt: number
  stopAt: number
}

/** Where a share stands on a track that has room beyond the last limit, in percent of its width. */
export function gaugeOf({ share, warnAt, stopAt }: Judged) {
  const whole = stopAt * 1.2
  const level = share >= stopAt ? 'bad' : share >= warnAt ? 'warn' : 'good'
  const place = (value: number) => Math.min(100, (value / whole) * 100)
  return { level, width: place(share), warn: place(warnAt), stop: place(stopAt) } as const
}
