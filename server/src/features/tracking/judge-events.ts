import type { App } from '../../platform/app/app.ts'
import { findMessageListeners, type MessageListeners, noticeTracked } from '../message-notices/index.ts'
import { type JudgedEvent, listEvents, markTold, saveVerdicts, type TrackingListener } from './judgement.store.ts'
import { findTrackingProgress, setBack } from './tracking-progress.store.ts'
import { burst, type EventVerdict, judgeMessage, repetition, rulesVersion } from './verdict.rules.ts'

type Parts = Pick<App, 'db' | 'clock'>

/** Events younger than this may still be on their way into the database. */
const restMs = 30_000
const window = { leastMs: 10_000, mostMs: 86_400_000, manyEvents: 20_000 }

/** Looks at events together with their neighbours, up to half a minute ago; tells how many verdicts it changed. */
export async function judgeEvents({ db, clock }: Parts): Promise<number> {
  const endMs = clock.now().getTime() - restMs
  let stepMs = window.leastMs
  let changes = 0
  for (;;) {
    const { judgedToMs: fromMs } = await findTrackingProgress(db)
    const toMs = Math.min(fromMs + stepMs, endMs)
    if (toMs <= fromMs) return changes
    // A burst or a repetition may reach over the edge of what is looked at.
    const events = await listEvents(db, fromMs - repetition.ms, toMs + burst.ms)
    const changed = judgeAnew(events, fromMs).filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    const listeners = events.length > 0 ? readersWanted(await findMessageListeners(db)) : []
    const following = listeners.length > 0 ? [noticeTracked(markTold(listeners, { fromMs, toMs }))] : []
    await saveVerdicts(db, { changed, following }, { fromMs, toMs })
    changes += changed.length
    stepMs = events.length < window.manyEvents ? Math.min(stepMs * 2, window.mostMs) : window.leastMs
  }
}

/** Accounts that want to know who opened or clicked, of those who agreed to that. */
function readersWanted(listeners: MessageListeners): TrackingListener[] {
  return [...listeners]
    .map(([accountId, { types, since }]) => ({
      accountId,
      since,
      opens: types.has('message.opened'),
      clicks: types.has('message.clicked'),
    }))
    .filter(({ opens, clicks }) => opens || clicks)
}

/** Judges everything since a moment with today's rules. */
export async function rejudgeEvents(parts: Parts, since: Date): Promise<number> {
  await setBack(parts.db, since.getTime())
  return judgeEvents(parts)
}

function judgeAnew(events: readonly JudgedEvent[], fromMs: number): JudgedEvent[] {
  // Where nobody can be recognised, an event has no neighbours.
  const groups = Map.groupBy(events, ({ accountId, runId, messageId, id }) =>
    messageId === null ? `alone/${id}` : `${accountId}/${runId}/${messageId}`,
  )
  return [...groups.values()].flatMap((group) => {
    const seen = group.map((event) => (event.atMs < fromMs ? { ...event, stands: event.verdict } : event))
    const judged = judgeMessage(seen, group[0]?.acceptedAtMs ?? null)
    return group
      .map((event, i) => ({ event, verdict: judged[i] as EventVerdict }))
      .filter(({ event, verdict }) => event.isWithdrawn || event.verdict !== verdict || event.rules !== rulesVersion)
      .map(({ event, verdict }) => ({ ...event, verdict }))
  })
}
