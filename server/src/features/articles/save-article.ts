import { isDeepStrictEqual } from 'node:util'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actTime, type Look } from '../accounts/index.ts'
import { articleFaults, articleRefusals } from './article.refusals.ts'
import { type Article, findPlaceholderFaults, type Placeholders } from './article.rules.ts'
import { findArticles, insertArticle, lockArticle, updateArticle } from './article.store.ts'
import { type ArticleTemplate, findArticleTemplates } from './article-template.store.ts'
import { cleanHtml } from './clean-html.ts'
import { cleanStyle } from './clean-style.rules.ts'
import { findPlaces } from './place.rules.ts'
import { makeOwn } from './receive-article.ts'

interface Availability {
  canEdit?: boolean | undefined
  availableFrom?: Timestamp | null | undefined
  availableUntil?: Timestamp | null | undefined
  /** Absent lists stay as they are, or empty. */
  placeholders?: Partial<Placeholders> | undefined
}

export interface NewArticle extends Availability, Pick<Article, 'languageIso' | 'name' | 'templateId'> {
  /** The newsletter it is written for; absent = any may use it. */
  newsletterId?: number | undefined
}

/** Absent members stay as they are. */
export interface ArticleChange extends Availability {
  languageIso?: string | undefined
  name?: string | undefined
  templateId?: number | undefined
}

export async function getArticle({ reader }: Look, id: number): Promise<Article> {
  const [article] = await findArticles(reader, [id])
  if (!article || article.withdrawnAt !== null) throw articleRefusals.article_not_found()
  return article
}

export async function createArticle(act: Act, input: NewArticle): Promise<Article> {
  const now = actTime(act)
  const article = {
    languageIso: input.languageIso,
    name: input.name,
    templateId: input.templateId,
    newsletterId: input.newsletterId ?? null,
    canEdit: input.canEdit ?? true,
    availableFrom: input.availableFrom ?? null,
    availableUntil: input.availableUntil ?? null,
    placeholders: { texts: [], buttons: [], images: [], ...input.placeholders },
    createdAt: now,
    updatedAt: now,
    withdrawnAt: null,
  }
  const [template] = await findArticleTemplates(act.tx, [input.templateId])
  refuse(findFaults(article, template))
  const saved = { ...article, placeholders: cleanPlaceholders(article.placeholders) }
  return { id: await insertArticle(act.tx, saved), ...saved }
}

/** Absent members stay as they are, and so do absent lists of placeholders. */
export async function changeArticle(act: Act, id: number, input: ArticleChange): Promise<Article> {
  const { tx } = act
  const before = await lockArticle(tx, id)
  if (!before) throw articleRefusals.article_not_found()
  const isOwn = await makeOwn(act, id)
  if (input.templateId !== undefined && input.templateId !== before.templateId)
    refuse([fieldError('#/templateId', 'field_not_allowed', 'The template stays; make a new article for another one.')])
  const wanted = {
    ...before,
    languageIso: input.languageIso ?? before.languageIso,
    name: input.name ?? before.name,
    canEdit: input.canEdit ?? (isOwn || before.canEdit),
    availableFrom: input.availableFrom === undefined ? before.availableFrom : input.availableFrom,
    availableUntil: input.availableUntil === undefined ? before.availableUntil : input.availableUntil,
    placeholders: { ...before.placeholders, ...input.placeholders },
  }
  const [template] = await findArticleTemplates(tx, [before.templateId])
  refuse(findFaults(wanted, template))
  const after = { ...wanted, placeholders: cleanPlaceholders(wanted.placeholders) }
  if (isDeepStrictEqual(before, after)) return before
  const changed = { ...after, updatedAt: actTime(act) }
  updateArticle(tx, changed)
  return changed
}

/** Only after the places are known to exist: a body may bring a hundred texts, and cleaning them takes its time. */
export function cleanPlaceholders({ texts, ...others }: Placeholders): Placeholders {
  const clean = texts.map((entry) => ({
    ...entry,
    text: cleanHtml(entry.text),
    style: cleanStyle(entry.style ?? '') || null,
  }))
  return { texts: clean, ...others }
}

function findFaults(article: Omit<Article, 'id'>, template: ArticleTemplate | undefined): FieldError[] {
  const { availableFrom, availableUntil, placeholders } = article
  const errors: FieldError[] = []
  if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom)
    errors.push(fieldError('#/availableUntil', 'out_of_range', 'availableUntil lies before availableFrom.'))
  if (!template) return [...errors, fieldError('#/templateId', articleFaults.template_unknown)]
  const faults = findPlaceholderFaults(placeholders, findPlaces(template.html))
  return [
    ...errors,
    ...faults.map(({ at, code, detail }) =>
      fieldError(`#/placeholders/${at}`, code === 'link_invalid' ? code : articleFaults[code], detail),
    ),
  ]
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw validationFailed(errors)
}
