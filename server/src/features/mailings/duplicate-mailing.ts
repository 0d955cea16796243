import { type Act, actorName, actTime } from '../accounts/index.ts'
import { requireMailing } from './known-mailing.ts'
import { insertDuplicate } from './mailing-change.store.ts'

/** Whatever has become of a mailing, it can be used again. */
export async function duplicateMailing(act: Act, id: number, name: string): Promise<number> {
  const known = await requireMailing(act.tx, id)
  return insertDuplicate(act.tx, known, { name, at: actTime(act), by: actorName(act.actor) })
}
