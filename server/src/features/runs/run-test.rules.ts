import type { Columns } from '../../schema.rows.ts'

export type TestKind = Columns<'run_tests'>['kind']
export type TestState = Columns<'run_tests'>['state']
/** Why the rest of a run goes out. */
export type TestOutcome = NonNullable<Columns<'run_tests'>['outcome']>

/** What people did with the mails of one subject. */
export interface Figures {
  delivered: number
  opens: number
  clicks: number
}
