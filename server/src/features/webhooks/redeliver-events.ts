import { doors } from '../../doors.rules.ts'
import type { Act, Look } from '../accounts/index.ts'
import { lockWebhook, requireWebhook } from './manage-webhooks.ts'
import { countMeantFor, repeatEvents, type Stretch } from './redelivery.store.ts'
import { webhookRefusals } from './webhook.refusals.ts'

const mostEvents = 10_000

export async function countRedelivery(look: Look, id: number, stretch: Stretch): Promise<number> {
  requireShort(stretch)
  return countMeantFor(look.reader, await requireWebhook(look, id), stretch)
}

/** The same events under the same ids, signed anew. A hook that is paused hears them when it goes on. */
export async function redeliverEvents(act: Act, id: number, stretch: Stretch): Promise<number> {
  requireShort(stretch)
  const hook = await lockWebhook(act, id)
  const events = await countMeantFor(act.tx, hook, stretch)
  repeatEvents(act.tx, hook, stretch, act.clock.now())
  act.tx.knock(doors.events)
  return events
}

/** Numbers without a gap: a stretch cannot hold more events than numbers. */
function requireShort({ first, last }: Stretch): void {
  if (last - first >= mostEvents) throw webhookRefusals.redelivery_too_large({ mostEvents })
}
