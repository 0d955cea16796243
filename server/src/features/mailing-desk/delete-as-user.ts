import type { Act } from '../accounts/index.ts'
import { deleteAllVersions } from '../editor/index.ts'
import { deleteMailing, findHands, requireParting } from '../mailings/index.ts'
import { seenAs } from './seen-as.ts'

export interface Deleter {
  userId: number
  require(action: 'controlSending' | 'deleteSentMailings'): void
}

/** Admins delete what was sent; who may send, what was not; authors, what they wrote. */
export async function deleteAsUser(act: Act, id: number, version: string, caller: Deleter): Promise<void> {
  if ((await requireParting(act, id)) === 'erase') caller.require('deleteSentMailings')
  else await expectOwn(act, id, caller)
  const { newsletterId, parting } = await deleteMailing(act, id, seenAs(act, id, version))
  if (parting === 'erase') deleteAllVersions(act.tx, newsletterId)
}

/** Drafts of others are for those who also send them. */
export async function expectOwn({ reader }: Pick<Act, 'reader'>, id: number, caller: Deleter): Promise<void> {
  const hands = await findHands(reader, id)
  if (hands && hands.createdBy !== `user:${caller.userId}`) caller.require('controlSending')
}
