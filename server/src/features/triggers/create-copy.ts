import { type Act, actTime } from '../accounts/index.ts'
import { type Content, findContent, insertMailingCopy, keepContent } from '../mailings/index.ts'
import { insertCopy } from './copy.store.ts'
import { languageNotAvailable } from './receiver-errors.ts'
import { requireTriggerMailings, type TriggerRequest, targetChooser } from './send-triggers.ts'
import { findTriggerMailings } from './trigger-type.store.ts'

export interface CopyRequest extends TriggerRequest {
  name?: string | null | undefined
}

/** A copy keeps what the trigger mailing says now, with the sender name and subject of the request; gives its id. */
export async function createCopy(act: Act, request: CopyRequest): Promise<number> {
  const { tx } = act
  const mailings = requireTriggerMailings(await findTriggerMailings(tx, request.triggerTypeId), request)
  const source = targetChooser(act, mailings, request)(undefined)
  if (!source) throw languageNotAvailable()
  const original = (await findContent(tx, source.contentId)) as Content
  const senderName = request.senderName ?? original.senderName
  const subject = request.subject ?? original.subject
  const contentId = await keepContent(tx, { ...original, senderName, subject })
  const now = actTime(act)
  const name = request.name ?? source.name
  const { id } = await insertMailingCopy(tx, { sourceMailingId: source.id, contentId, name, senderName, subject }, now)
  insertCopy(tx, { id, triggerTypeId: request.triggerTypeId, sourceMailingId: source.id, contentId }, now)
  return id
}
