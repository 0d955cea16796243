import { doors } from '../../doors.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type Act, lockAccount } from '../accounts/index.ts'
import { supportRefusals } from './support.refusals.ts'
import {
  endSupportSession,
  findOpenSupport,
  insertSupport,
  type SupportSession,
  type SupportWish,
} from './support.store.ts'

/** From now on operators may look at the people of the account, until it runs out or an admin ends it. */
export async function grantSupport({ tx, actor }: Act, wish: SupportWish): Promise<SupportSession> {
  if (actor.kind !== 'user') throw new Error('only users let support in')
  await lockAccount(tx)
  if (await findOpenSupport(tx)) throw supportRefusals.support_open_already()
  insertSupport(tx, actor.userId, wish)
  tx.knock(doors.support)
  return (await findOpenSupport(tx)) as SupportSession
}

/** The next look of an operator finds the door shut. */
export async function endSupport({ tx }: Act, id: number): Promise<void> {
  if (!(await endSupportSession(tx, id))) throw supportRefusals.support_session_not_found()
  tx.knock(doors.support)
}

/** For whoever is about to look. */
export async function expectSupport(reader: Reader): Promise<SupportSession> {
  const session = await findOpenSupport(reader)
  if (!session) throw supportRefusals.support_not_granted()
  return session
}
