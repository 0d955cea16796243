import sql, { type Sql } from 'sql-template-tag'
import { literalList, literals } from '../../platform/db/literals.rules.ts'
import type { Columns } from '../../schema.rows.ts'

/** What a message must know of its run: of which class it is, and whether it sends now. */
const runClasses = {
  newsletter: 'newsletter',
  birthday: 'birthday',
  campaign: 'campaign',
  optin: 'optin',
  optout: 'optout',
  welcome: 'welcome',
  trigger: 'trigger',
} as const satisfies Record<Columns<'runs'>['class'], string>
export type RunClass = keyof typeof runClasses
/** Written one by one, whenever their occasion comes. */
export type SingleMailClass = Extract<RunClass, 'optin' | 'optout' | 'welcome' | 'trigger'>

const runStates = {
  sending: 'sending',
  paused: 'paused',
  canceled: 'canceled',
  finished: 'finished',
} as const satisfies Record<Columns<'runs'>['state'], string>
export type RunState = keyof typeof runStates

/** Transactional mail answers what somebody did: it reaches people who want no newsletters, and nobody can leave it. */
export const runPurposes = ['general', 'transactional'] as const satisfies readonly Columns<'runs'>['purpose'][]
export type RunPurpose = (typeof runPurposes)[number]

/**
 * The run that takes the single mails of a mailing now; every run that is aimed at people is named by the time it was planned
 * for. When a month begins, `standing` and `test` are handed over to a new run, and the former one adds its month to its name.
 */
const singleMailRuns = { standing: 'standing', test: 'test' } as const
export type SingleMailRun = keyof typeof singleMailRuns

export function isOfSingleMails(occurrence: string): boolean {
  return Object.values(singleMailRuns).some((name) => occurrence.startsWith(name))
}

export const runStateSql = literals(runStates)
export const runClassSql = literals(runClasses)
/** Of the runs that take single mails now. */
export const occurrenceSql = literals(singleMailRuns)

/** Of a run, whether it takes single mails now or did in a former month. */
export function isStanding(run: Sql): Sql {
  return sql`starts_with(${run}.occurrence, ${occurrenceSql.standing})`
}

/** Of a run: its mails never count as sent. */
export function isTest(run: Sql): Sql {
  return sql`starts_with(${run}.occurrence, ${occurrenceSql.test})`
}

/** Of a run: the contents its mails may have, as rows of `content_id`; those of further languages among them. */
export function contentsOf(run: Sql): Sql {
  return sql`select ${run}.content_id union select l.value::bigint from jsonb_each_text(${run}.language_contents) l`
}

/** Of a run: it is aimed at people, and each of its messages bears its subscriber's id. */
export function isTargeted(run: Sql): Sql {
  return sql`not ${isStanding(run)} and not ${isTest(run)}`
}

/** For `occurrence in …`: the run takes single mails now. */
export const ofSingleMails = literalList(Object.values(singleMailRuns))
