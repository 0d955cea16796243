import type { Act } from '../accounts/index.ts'
import { findRunOfMailing } from '../runs/index.ts'

/** How the dispatch of a mailing stands, as the audit log keeps it. */
export async function runState(
  { reader }: Act,
  { id }: Readonly<Record<string, number>>,
): Promise<Record<string, unknown> | null> {
  const run = id === undefined ? undefined : await findRunOfMailing(reader, id)
  return run ? { state: run.state, pauseReason: run.pauseReason, resumeReason: run.resumeReason } : null
}
