import { literalList, literals } from '../../platform/db/literals.rules.ts'
import type { Columns } from '../../schema.rows.ts'

/** What a message must know of its run: of which class it is, and whether it sends now. */
const runClasses = {
  newsletter: 'newsletter',
  birthday: 'birthday',
  campaign: 'campaign',
  optin: 'optin',
  optout: 'optout',
  trigger: 'trigger',
} as const satisfies Record<Columns<'runs'>['class'], string>
export type RunClass = keyof typeof runClasses
/** Written one by one, whenever their occasion comes. */
export type SingleMailClass = Extract<RunClass, 'optin' | 'optout' | 'trigger'>

const runStates = {
  sending: 'sending',
  paused: 'paused',
  canceled: 'canceled',
  finished: 'finished',
} as const satisfies Record<Columns<'runs'>['state'], string>
export type RunState = keyof typeof runStates

/** Runs of single mails happen once for ever; every other one is named by the time it was planned for. */
const singleMailRuns = { standing: 'standing', test: 'test' } as const
export type SingleMailRun = keyof typeof singleMailRuns

export function isOfSingleMails(occurrence: string): occurrence is SingleMailRun {
  return Object.hasOwn(singleMailRuns, occurrence)
}

export const runStateSql = literals(runStates)
export const runClassSql = literals(runClasses)
export const occurrenceSql = literals(singleMailRuns)

/** For `occurrence not in …`: the run is aimed at people, and each of its messages bears its subscriber's id. */
export const ofSingleMails = literalList(Object.values(singleMailRuns))
