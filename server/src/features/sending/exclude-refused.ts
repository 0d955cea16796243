import { enterTenant, type Row } from '../../platform/db/database.ts'
import { excludeClaimed, excludeFresh, type LiveSender, runState } from '../messages/index.ts'
import { mayReceive } from './may-receive.store.ts'
import type { JobRun, SendJob } from './send-job.ts'

/** Records targets that may not receive mail any more, with the reason; tells whom it found, and how the run stands. */
export async function excludeRefused(
  sender: LiveSender,
  run: JobRun,
  ids: readonly number[],
  kind: SendJob['kind'] = 'fresh',
): Promise<{ excluded: Set<number>; runState: string }> {
  const whom = { ids, mayReceive: mayReceive(run) }
  const [, excluded, [standing]] = await sender.write<[Row, { id: number }, { state: string }]>([
    enterTenant(run),
    kind === 'fresh' ? excludeFresh(run, whom) : excludeClaimed(run, { ...whom, senderId: sender.id }),
    runState(run),
  ])
  return { excluded: new Set(excluded.map(({ id }) => id)), runState: (standing as { state: string }).state }
}
