import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { Pace } from '../runs/index.ts'
import { listRunsAtWork, type RunAtWork } from './now-and-next.store.ts'

export interface Sending extends Pick<RunAtWork, 'mailingId' | 'name' | 'isPaused' | 'recipients' | 'done'> {
  /** Null = nobody has looked for long enough to say. */
  perMinute: number | null
}

const pace = new Pace()

/** What goes out at the moment, and how fast; and what is held. */
export async function readSending({ reader, clock }: Look<FullAccount>): Promise<Sending[]> {
  const atMs = clock.now().getTime()
  const atWork = await listRunsAtWork(reader)
  return atWork.map(({ runId, mailingId, name, isPaused, recipients, done }) => {
    if (isPaused) pace.forget(runId)
    const perMinute = isPaused ? null : pace.note(runId, { atMs, waiting: recipients - done })
    return { mailingId, name, isPaused, recipients, done, perMinute }
  })
}
