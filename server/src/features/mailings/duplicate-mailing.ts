import { type Act, actorName, actTime } from '../accounts/index.ts'
import { copyArticles, isOwn } from './copy-articles.ts'
import { requireMailing } from './known-mailing.ts'
import { insertLanguage, listLanguages } from './language-version.store.ts'
import { insertDuplicate } from './mailing-change.store.ts'

/** Whatever has become of a mailing, it can be used again. */
export async function duplicateMailing(act: Act, id: number, name: string): Promise<number> {
  const { tx } = act
  const known = await requireMailing(tx, id)
  const copy = await insertDuplicate(tx, known, { name, at: actTime(act), by: actorName(act.actor) })
  await copyArticles(act, known.newsletter.id, { newsletterId: copy.newsletterId }, isOwn)
  await copyLanguages(act, id, copy.id)
  return copy.id
}

async function copyLanguages(act: Act, fromId: number, mainId: number): Promise<void> {
  const written = { mainId, at: actTime(act), by: actorName(act.actor) }
  for (const { newsletterId, languageIso, versionOf } of await listLanguages(act.tx, fromId)) {
    if (versionOf === null) continue
    const copy = await insertLanguage(act.tx, newsletterId, { ...written, languageIso })
    await copyArticles(act, newsletterId, { newsletterId: copy.newsletterId }, isOwn)
  }
}
