import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forgetReplies } from '../messages/index.ts'
import { eraseOldAnswers } from './report.store.ts'

/** What a refusal was taken for stays; the words it was read from go, here and at the mail itself. */
export async function forgetBounceAnswers(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const messages = await eraseOldAnswers(tx, before, limit)
  forgetReplies(tx, messages)
  return messages.length
}
