import type { Columns } from '../../schema.rows.ts'

export type JobState = Columns<'jobs', 'state'>['state']

/** Nothing happens to the job any more, unless somebody asks for it again. */
const over: Record<JobState, boolean> = { waiting: false, running: false, done: true, failed: true, canceled: true }

export function isOver(state: JobState): boolean {
  return over[state]
}

/** After so many faults in a row without a step forward a job has failed. Dying with its worker is no fault of a job. */
const mostFaults = 5

export function isHopeless(faults: number): boolean {
  return faults >= mostFaults
}
