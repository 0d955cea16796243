import type { Look } from '../accounts/index.ts'
import { triggerMessageRefusals } from './trigger-message.refusals.ts'
import { lifeOf, type MailLife, type TriggerMessage } from './trigger-message.rules.ts'
import { findTriggerMessage } from './trigger-message.store.ts'

const shownForDays = 90

export async function getTriggerMessage({ reader }: Look, id: number): Promise<TriggerMessage & MailLife> {
  const message = await findTriggerMessage(reader, id, shownForDays)
  if (!message) throw triggerMessageRefusals.trigger_message_not_found()
  return { ...message, ...lifeOf(message) }
}
