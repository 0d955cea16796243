import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Caller } from '../api-keys/index.ts'
import { type Content, findContent, insertMailingCopy, keepContent } from '../mailings/index.ts'
import { insertCopy } from './copy.store.ts'
import { languageNotAvailable } from './receiver-errors.ts'
import { requireTriggerMailings, type TriggerRequest, targetChooser } from './send-triggers.ts'
import { findTriggerMailings } from './trigger-type.store.ts'

export interface CopyRequest extends TriggerRequest {
  name?: string | null | undefined
}

/** A copy keeps what the trigger mailing says now, with the sender name and subject of the request; gives its id. */
export async function createCopy(
  { app, tx, caller }: { app: Pick<App, 'clock'>; tx: Tx; caller: Caller },
  request: CopyRequest,
): Promise<number> {
  const mailings = requireTriggerMailings(await findTriggerMailings(tx, request.triggerTypeId), request)
  const source = targetChooser(caller, mailings, request)(undefined)
  if (!source) throw languageNotAvailable()
  const original = (await findContent(tx, source.contentId)) as Content
  const senderName = request.senderName ?? original.senderName
  const subject = request.subject ?? original.subject
  const contentId = await keepContent(tx, { ...original, senderName, subject })
  const now = timestamp(app.clock.now())
  const name = request.name ?? source.name
  const { id } = await insertMailingCopy(tx, { sourceMailingId: source.id, contentId, name, senderName, subject }, now)
  insertCopy(tx, { id, triggerTypeId: request.triggerTypeId, sourceMailingId: source.id, contentId }, now)
  return id
}
