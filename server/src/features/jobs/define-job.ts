import type { z } from 'zod'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act, Action, Look } from '../accounts/index.ts'

/** What one block of a job has come to. */
export interface Block<P> {
  /** Where the next block goes on. */
  position: P
  /** Steps of this block. */
  steps: number
  isLast: boolean
  /** What people see when it is done. */
  result?: Record<string, unknown>
}

/** Whose job it is, outside of any transaction. */
export type JobPlace = Pick<Look, 'config'> & { tenant: Tenant }

/** What is asked for: whoever asks need not know how it is done. */
export interface JobOrder<I = unknown> {
  kind: string
  /** What whoever begins it, stops it or goes on with it must be allowed to do. */
  action: Action
  input: z.ZodType<I>
}

export function orderJob<I>(order: JobOrder<I>): JobOrder<I> {
  return order
}

/** Background work that people wait for. It runs in blocks; each block's effect and position are one transaction. */
export interface JobKind<I = unknown, P = unknown, F = unknown> extends JobOrder<I> {
  /** How many steps it will have, asked once before the first block. */
  count?(act: Act<FullAccount>, input: I, jobId: number): Promise<number>
  /** What the next block needs from somewhere else; asked for before its transaction begins, while nothing is locked. */
  fetch?(place: JobPlace, position: P | null): Promise<F>
  /**
   * The next block after the position. It is done by whoever asked for the job: `act.actor`. What was fetched is of the position
   * as it was a moment before; somebody else may have gone on.
   */
  step(act: Act<FullAccount>, input: I, position: P | null, jobId: number, fetched?: F): Promise<Block<P>>
}

// biome-ignore lint/suspicious/noExplicitAny: a list holds kinds of every input and position
export type AnyJobKind = JobKind<any, any, any>

export function defineJob<I, P, F = unknown>(kind: JobKind<I, P, F>): JobKind<I, P, F> {
  return kind
}
