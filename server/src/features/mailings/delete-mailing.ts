import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actTime, type Look } from '../accounts/index.ts'
import { deleteOwnArticles } from '../articles/index.ts'
import type { Seen } from './change-mailing.ts'
import { editableOf } from './editable.rules.ts'
import { eraseContents, eraseNewsletter, lockContentsOf } from './erase.store.ts'
import { type KnownMailing, requireMailing } from './known-mailing.ts'
import { findTrashedLanguage, listLanguages } from './language-version.store.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { hasStarted } from './mailing.store.ts'
import { listTrashedMailings, putInTrash, type TrashedMailing, takeFromTrash } from './mailing-trash.store.ts'
import { findUses } from './mailing-use.store.ts'
import { replaceNewsletterArticles } from './newsletter-article.store.ts'
import { beginOfTrash, isParting, type Parting, partingOf } from './parting.rules.ts'

/** How a mailing may be deleted as it stands; refuses it while the mailing is at work. */
export async function requireParting(act: Act, id: number): Promise<Parting> {
  return expectParting(await requireMailing(act.tx, id))
}

function expectParting({ mailing }: KnownMailing): Parting {
  const parting = partingOf(mailing)
  if (isParting(parting)) return parting
  throw mailingRefusals[parting]({ currentStatus: mailing.status })
}

/** What was never sent can come back for a while. Of what was sent the figures stay, and the links of its mails work on. */
export async function deleteMailing(
  act: Act,
  id: number,
  seen: Seen,
): Promise<{ newsletterId: number; parting: Parting }> {
  const known = await requireMailing(act.tx, id)
  const parting = expectParting(known)
  await expectUnchanged({ ...seen, current: editableOf(known), asked: 'all' })
  const usedBy = await findUses(act.tx, id)
  if (usedBy.length > 0) throw mailingRefusals.mailing_in_use({ usedBy })
  if (parting === 'erase') await erase(act, known)
  putInTrash(act.tx, id, actTime(act))
  return { newsletterId: known.newsletter.id, parting }
}

async function erase(act: Act, { mailing }: KnownMailing): Promise<void> {
  const { tx } = act
  const languages = await listLanguages(tx, mailing.id)
  const ids = languages.map(({ id }) => id)
  eraseContents(tx, ids, await lockContentsOf(tx, ids))
  for (const { id, newsletterId } of languages) {
    replaceNewsletterArticles(tx, newsletterId, [])
    deleteOwnArticles(tx, newsletterId)
    eraseNewsletter(tx, { id: newsletterId, mailingId: id }, actTime(act))
  }
}

/** What was deleted and can be put back. */
export function listTrash(look: Look): Promise<TrashedMailing[]> {
  return listTrashedMailings(look.reader, beginOfTrash(actTime(look)))
}

export async function restoreMailing(act: Act, id: number): Promise<void> {
  const { tx } = act
  const isLanguage = (await findTrashedLanguage(tx, id)) !== undefined
  if (isLanguage || (await hasStarted(tx, id)) || !(await takeFromTrash(tx, id, beginOfTrash(actTime(act)))))
    throw mailingRefusals.mailing_not_found()
}
