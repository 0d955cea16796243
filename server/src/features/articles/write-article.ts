import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { articleFaults, articleRefusals } from './article.refusals.ts'
import type { Article } from './article.rules.ts'
import { findArticles, insertArticle, lockArticle, updateArticle } from './article.store.ts'
import { type PlaceValues, placesOfArticle, withPlaces } from './article-places.rules.ts'
import { findArticleTemplates } from './article-template.store.ts'
import { isImageUrl, isLink } from './link.rules.ts'
import { findPlaces } from './place.rules.ts'
import { expectCopyable, makeOwn } from './receive-article.ts'
import { cleanPlaceholders } from './save-article.ts'

/** How an article shows itself to whoever writes it; the version of it remembers each place apart. */
export function shownArticle({ placeholders }: Pick<Article, 'placeholders'>): { places: PlaceValues } {
  return { places: placesOfArticle(placeholders) }
}

/** Writes into places of an article. What is not finished yet stays empty; what is wrong is refused by its place. */
export async function writeArticle(act: Act, id: number, places: PlaceValues, version: string): Promise<Article> {
  const before = await lockArticle(act.tx, id)
  if (!before || before.withdrawnAt !== null) throw articleRefusals.article_not_found()
  if (!before.canEdit && !(await makeOwn(act, id))) throw articleRefusals.article_locked()
  await expectUnchanged({ version, current: shownArticle(before), asked: { places } })
  const [template] = await findArticleTemplates(act.tx, [before.templateId])
  const written = withPlaces(before.placeholders, places, findPlaces(template?.html ?? ''))
  if ('unknown' in written)
    throw validationFailed([fieldError(`#/places/${written.unknown}`, articleFaults.placeholder_unknown)])
  const faults = addressFaults(places)
  if (faults.length > 0) throw validationFailed(faults)
  const after = { ...before, canEdit: true, placeholders: cleanPlaceholders(written), updatedAt: actTime(act) }
  updateArticle(act.tx, after)
  return after
}

/** Makes an article say again what it said; places its template has no more are left out. What users may not change stays. */
export async function restoreWords(act: Act, id: number, places: PlaceValues): Promise<void> {
  const before = await lockArticle(act.tx, id)
  if (!before?.canEdit) return
  const [template] = await findArticleTemplates(act.tx, [before.templateId])
  const known = findPlaces(template?.html ?? '')
  const fitting = Object.entries(places).filter(([at]) =>
    known.some(({ areaId, placeholderId }) => `${areaId}.${placeholderId}` === at),
  )
  const written = withPlaces({ texts: [], buttons: [], images: [] }, Object.fromEntries(fitting), known)
  if ('unknown' in written) return
  updateArticle(act.tx, { ...before, placeholders: cleanPlaceholders(written), updatedAt: actTime(act) })
}

interface CopyPlace {
  newsletterId: number
  /** Into which it will be translated; absent = it stays as it is. */
  languageIso?: string
}

/** The same once more, for the same newsletter or another one; from then on each goes its own way. */
export async function copyArticle(act: Act, id: number, place: CopyPlace): Promise<number> {
  const [article] = await findArticles(act.tx, [id])
  if (!article || article.withdrawnAt !== null) throw articleRefusals.article_not_found()
  await expectCopyable(act, id)
  const now = actTime(act)
  const { id: _, withdrawnAt: _withdrawn, ...rest } = article
  return insertArticle(act.tx, { ...rest, ...place, canEdit: true, createdAt: now, updatedAt: now })
}

function addressFaults(places: PlaceValues): FieldError[] {
  return Object.entries(places).flatMap(([at, { link, url }]) => [
    ...(link && !isLink(link)
      ? [
          fieldError(
            `#/places/${at}/link`,
            'link_invalid',
            'A link begins with https://, http:// or mailto: and has no blanks.',
          ),
        ]
      : []),
    ...(url && !isImageUrl(url)
      ? [
          fieldError(
            `#/places/${at}/url`,
            'link_invalid',
            'The address of an image begins with https:// or http:// and has no blanks.',
          ),
        ]
      : []),
  ])
}
