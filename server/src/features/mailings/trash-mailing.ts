import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actTime } from '../accounts/index.ts'
import type { Seen } from './change-mailing.ts'
import { editableOf } from './editable.rules.ts'
import { assertStep, requireMailing } from './known-mailing.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { isStanding } from './mailing.rules.ts'
import { putInTrash, takeFromTrash } from './mailing-change.store.ts'
import { isPublished } from './received-mailing.store.ts'

/** Drafts, and what failed. What went out, or is about to, stays. */
export async function trashMailing(act: Act, id: number, seen: Seen): Promise<void> {
  const known = await requireMailing(act.tx, id)
  await expectUnchanged({ ...seen, current: editableOf(known), asked: 'all' })
  if (isStanding(known.mailing.type)) throw mailingRefusals.mailing_standing({ currentStatus: known.mailing.status })
  assertStep(known, 'edit')
  if (await isPublished(act.tx, id)) throw mailingRefusals.mailing_published()
  putInTrash(act.tx, id, actTime(act))
}

export async function restoreMailing({ tx }: Act, id: number): Promise<void> {
  if (!(await takeFromTrash(tx, id))) throw mailingRefusals.mailing_not_found()
}
