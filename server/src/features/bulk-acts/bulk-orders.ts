import { z } from 'zod'
import { legalBases } from '../accounts/index.ts'
import { type JobOrder, orderJob } from '../jobs/index.ts'
import { type BulkActName, bulkActNames, bulkActs, undoableActs } from './bulk-act.rules.ts'

const bulkInput = z.strictObject({
  groupId: z.int().nullable(),
  reason: z.string().nullable(),
  basis: z.enum(legalBases).nullable().default(null),
})
export type BulkInput = z.output<typeof bulkInput>

/** What is asked for when many people are acted on; the jobs know how it is done. */
export const bulkOrders = Object.fromEntries(
  bulkActNames.map((name) => [name, orderJob({ kind: name, action: bulkActs[name].action, input: bulkInput })]),
) as Record<BulkActName, JobOrder<BulkInput>>

const undoInput = z.strictObject({
  /** The job to take back. */
  jobId: z.int(),
  act: z.enum(undoableActs),
  groupId: z.int().nullable(),
})
export type UndoInput = z.infer<typeof undoInput>

export const undoOrder = orderJob({ kind: 'undoBulkAct', action: 'changePeople', input: undoInput })
