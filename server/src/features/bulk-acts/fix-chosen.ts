import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { type Narrowing, selectedBlocks, selectionOf } from '../subscribers/index.ts'
import { blocksOf, countMembers, fixMembers } from './bulk-act.store.ts'

/** Some by name, or everybody who matches but some. */
export interface BulkSelection {
  mode: 'some' | 'all'
  ids: readonly number[]
  narrowing: Narrowing
}

/** Fixes who a job is for, and tells how many that are: whoever joins or changes later is not meant. */
export async function fixChosen(act: Act<FullAccount>, jobId: number, selection: BulkSelection): Promise<number> {
  const isAll = selection.mode === 'all'
  const blocks = isAll ? selectedBlocks(act.tx, await selectionOf(act, selection.narrowing)) : blocksOf(selection.ids)
  fixMembers(act.tx, jobId, blocks, isAll ? selection.ids : [])
  return countMembers(act.tx, jobId)
}
