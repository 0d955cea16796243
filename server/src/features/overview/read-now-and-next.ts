import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { countAudience } from '../runs/index.ts'
import { arrange, type Coming, expectedEnd } from './now-and-next.rules.ts'
import { listPlanned, listRunsAtWork, listUnplanned } from './now-and-next.store.ts'

const unknown = { recipients: null, done: null, endsAt: null }

/** What is being sent, what comes next, and what waits for somebody to go on with it. */
export async function readNowAndNext({ reader, clock }: Look<FullAccount>): Promise<Coming[]> {
  const [atWork, planned, unplanned] = await Promise.all([
    listRunsAtWork(reader),
    listPlanned(reader),
    listUnplanned(reader),
  ])
  const counts = await Promise.all(
    planned.map((mailing) => (mailing.hasFailed ? null : countAudience(reader, mailing))),
  )
  return arrange([
    ...atWork.map(({ mailingId, name, recipients, done, isPaused, startedAt }) => ({
      ...{ mailingId, name, recipients, done, at: startedAt },
      standing: isPaused ? ('paused' as const) : ('sending' as const),
      endsAt: isPaused ? null : expectedEnd({ startedAt, recipients, done }, clock.now()),
    })),
    ...planned.map(({ id, name, plannedAt, hasFailed }, i) => ({
      ...{ ...unknown, mailingId: id, name, at: plannedAt, recipients: counts[i] ?? null },
      standing: hasFailed ? ('failed' as const) : ('planned' as const),
    })),
    ...unplanned.map(({ id, name, isDaily, updatedAt }) => ({
      ...{ ...unknown, mailingId: id, name, at: isDaily ? null : updatedAt },
      standing: isDaily ? ('daily' as const) : ('draft' as const),
    })),
  ])
}
