import type { LocalTime } from '../../platform/clock/local-time.rules.ts'

/** What may decide between subjects: what people do with their mails, machines left out. */
export const winsBy = ['clicks', 'opens'] as const
export type WinsBy = (typeof winsBy)[number]

/** Some readers try several subjects, and the rest gets the one that won. The first is the subject of the newsletter. */
export interface SubjectTest {
  otherSubjects: string[]
  /** Of those it is aimed at, how many try them. */
  percent: number
  /** So long the rest waits after that. */
  hours: number
  winsBy: WinsBy
}

/** Some get it first, and the others follow unless it went badly. */
export interface Trial {
  people: number
  minutes: number
}

/** Who of a mailing goes before others: one of these at most, null = nobody. */
export interface FirstParts {
  subjectTest: SubjectTest | null
  trial: Trial | null
  /** Day and hour on the clock of each recipient. */
  recipientHour: LocalTime | null
}

export const testLimits = {
  otherSubjects: { least: 1, most: 3 },
  percent: { least: 5, most: 50 },
  hours: { least: 1, most: 24 },
} as const
export const trialLimits = { people: 100, share: 0.1, minutes: { least: 5, most: 120 } } as const
/** Fewer say nothing about a subject. */
const fewestEach = 50

export function triesIn(targeted: number, percent: number): number {
  return Math.round((targeted * percent) / 100)
}

/** How many try each subject; the parts differ by one person at most. */
export function partsOf(people: number, subjects: number): number[] {
  return Array.from({ length: subjects }, (_, n) => Math.ceil((people - n) / subjects))
}

/** The smallest share with which enough people try each subject; null = there are too few of them altogether. */
export function leastPercent(targeted: number, subjects: number): number | null {
  const { least, most } = testLimits.percent
  for (let percent = least; percent <= most; percent += 1)
    if (Math.floor(triesIn(targeted, percent) / subjects) >= fewestEach) return percent
  return null
}

/** The most people a trial may have: a tenth of them all. */
export function mostInTrial(targeted: number): number {
  return Math.floor(targeted * trialLimits.share)
}
