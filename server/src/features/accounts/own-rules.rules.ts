/** After how many days, or months, what an account keeps for a while goes. */
export interface Retention {
  unconfirmedDays: number
  answersDays: number
  valuesDays: number
  /** Of single opens and clicks. */
  eventsMonths: number
}

/** Of each: the most is what holds where nothing is set. */
export const retentionBounds = {
  unconfirmedDays: { least: 7, most: 30 },
  answersDays: { least: 7, most: 30 },
  valuesDays: { least: 1, most: 7 },
  eventsMonths: { least: 1, most: 13 },
} satisfies Record<keyof Retention, { least: number; most: number }>

/** Of everybody who set nothing. */
const longestRetention = Object.fromEntries(
  Object.entries(retentionBounds).map(([name, { most }]) => [name, most]),
) as unknown as Retention

/** What an account keeps; a rule that is newer than its row holds at its most. */
export const withLongest = (set: Partial<Retention>): Retention => ({ ...longestRetention, ...set })

/** From which share on, in per cent, a run pauses by itself. */
export interface Brake {
  complaints: number
  hardBounces: number
  policy: number
  content: number
}

/** An account is stricter than everybody, or as strict. */
export const brakeBounds = {
  complaints: { least: 0.01, most: 0.3 },
  hardBounces: { least: 0.1, most: 5 },
  policy: { least: 0.05, most: 1 },
  content: { least: 0.05, most: 0.5 },
} satisfies Record<keyof Brake, { least: number; most: number }>

/** Of everybody who set nothing. */
export const widestBrake = Object.fromEntries(
  Object.entries(brakeBounds).map(([name, { most }]) => [name, most]),
) as unknown as Brake

/** As the part of a whole that a rule compares with. */
export const shareOf = (brake: Brake, name: keyof Brake): number => brake[name] / 100

/** What variables 1 and 6 say to genderId 1, 2 and 3; an empty text says nothing. */
export interface OwnTexts {
  salutation: readonly [string, string, string]
  formalSalutation: readonly [string, string, string]
}

/** By language; one that is absent has the shipped texts. */
export type Salutations = Readonly<Record<string, OwnTexts>>
