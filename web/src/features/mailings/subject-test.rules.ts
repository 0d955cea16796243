import type { MailingDetail, RunTest } from '../../api/records.ts'

export type SubjectTest = NonNullable<MailingDetail['subjectTest']>
export type Variant = RunTest['variants'][number]

/** What whoever begins a test finds: a tenth of the readers, for four hours, by their clicks. */
export const proposedTest: SubjectTest = { otherSubjects: [''], percent: 10, hours: 4, winsBy: 'clicks' }

export const mostOthers = 3

/** A, B, C, D. */
export function letterOf(n: number): string {
  return String.fromCharCode(65 + n)
}

/** Who tries which subject, and who waits; as the server divides them. */
export function partsOf(reached: number, { percent, otherSubjects }: Pick<SubjectTest, 'percent' | 'otherSubjects'>) {
  const subjects = otherSubjects.length + 1
  const people = Math.round((reached * percent) / 100)
  const tried = Array.from({ length: subjects }, (_, n) => Math.ceil((people - n) / subjects))
  return { tried, rest: reached - people }
}

const fewestEach = 50

/** The smallest share with which fifty try each subject; null = there are too few readers altogether. */
export function leastPercent(reached: number, subjects: number): number | null {
  for (let percent = 5; percent <= 50; percent += 1)
    if (Math.floor(Math.round((reached * percent) / 100) / subjects) >= fewestEach) return percent
  return null
}

export function shareOf({ delivered, ...counted }: Variant, by: 'opens' | 'clicks'): number {
  return delivered === 0 ? 0 : counted[by] / delivered
}

/** It won, or would win now; where nothing has happened yet none does. */
export function leads({ leader, winner, judgedBy }: RunTest, variant: Variant): boolean {
  return variant.n === winner || (winner === null && variant.n === leader && shareOf(variant, judgedBy ?? 'clicks') > 0)
}

/** How far chance alone may move a share either way, 19 times of 20. */
export function chanceAround(share: number, delivered: number): number {
  const inside = Math.min(1, Math.max(0, share))
  return delivered === 0 ? 0 : 1.96 * Math.sqrt((inside * (1 - inside)) / delivered)
}

/** The share that fills the bars, so that they can be compared. */
export function wholeOf(variants: readonly Variant[], by: 'opens' | 'clicks'): number {
  const ends = variants.map((variant) => shareOf(variant, by) + chanceAround(shareOf(variant, by), variant.delivered))
  return Math.max(0.01, ...ends)
}

/** A tenth at most, two thousand if there are so many. */
export function proposedTrial(reached: number): { people: number; minutes: number } | null {
  const most = Math.floor(reached / 10)
  return most < 100 ? null : { people: Math.min(2000, most), minutes: 30 }
}
