import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import { copyArticles, isWritable } from './copy-articles.ts'
import { expectFree } from './expect-free.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { findTrashedLanguage, insertLanguage, listLanguages } from './language-version.store.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { noteChange } from './mailing-change.store.ts'
import { putInTrash, takeFromTrash } from './mailing-trash.store.ts'
import { beginOfTrash } from './parting.rules.ts'

/** The mailing says the same in a further language, beginning with the words of its main one; tells which mailing holds them. */
export async function addLanguage(act: Act, mailingId: number, languageIso: string): Promise<number> {
  const { tx, account } = act
  const known = await requireWritable(act, mailingId)
  if (!account.languages.includes(languageIso))
    throw validationFailed([
      fieldError(
        '#/languageIso',
        'out_of_range',
        'The account does not write in this language; add it to its settings.',
      ),
    ])
  if (known.mailing.subjectTest) throw mailingRefusals.languages_exclude_test()
  await expectLanguageFree(act, mailingId, languageIso)
  const written = { at: actTime(act), by: actorName(act.actor) }
  const { newsletter } = known
  const version = await insertLanguage(tx, newsletter.id, { mainId: mailingId, languageIso, ...written })
  // Whatever can be written is translated, also what other newsletters show.
  await copyArticles(act, newsletter.id, { newsletterId: version.newsletterId, languageIso }, isWritable)
  noteChange(tx, mailingId, written)
  return version.id
}

/** Whoever reads that language gets another one again. What was written can come back for a while. */
export async function removeLanguage(act: Act, mailingId: number, versionId: number): Promise<void> {
  await requireWritable(act, mailingId)
  const version = (await listLanguages(act.tx, mailingId)).find(({ id }) => id === versionId)
  if (!version || version.versionOf === null) throw mailingRefusals.mailing_not_found()
  putInTrash(act.tx, versionId, actTime(act))
  noteChange(act.tx, mailingId, { at: actTime(act), by: actorName(act.actor) })
}

export async function restoreLanguage(act: Act, mailingId: number, versionId: number): Promise<void> {
  await requireWritable(act, mailingId)
  const version = await findTrashedLanguage(act.tx, versionId)
  if (version?.mainId !== mailingId) throw mailingRefusals.mailing_not_found()
  await expectLanguageFree(act, mailingId, version.languageIso)
  if (!(await takeFromTrash(act.tx, versionId, beginOfTrash(actTime(act))))) throw mailingRefusals.mailing_not_found()
  noteChange(act.tx, mailingId, { at: actTime(act), by: actorName(act.actor) })
}

/** One version for each language: otherwise nobody could tell which of them a person gets. */
export async function expectLanguageFree({ tx }: Act, mailingId: number, languageIso: string): Promise<void> {
  const taken = (await listLanguages(tx, mailingId)).some((version) => version.languageIso === languageIso)
  if (taken) throw mailingRefusals.version_taken({ mailingId, languageIso })
}

async function requireWritable({ tx }: Act, mailingId: number): Promise<KnownMailing> {
  const known = await requireMailing(tx, mailingId)
  assertStep(known, 'edit')
  if (known.mailing.type !== 'standard') throw mailingRefusals.languages_standard_only()
  expectFree(known.mailing, { subject: true, content: true })
  return known
}
