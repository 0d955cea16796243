import { isDeepStrictEqual } from 'node:util'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { AppError, type FieldError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import { type Article, findPlaceholderFaults, type Placeholders } from './article.rules.ts'
import type { CreateArticleBody, UpdateArticleBody } from './article.schema.ts'
import { findArticles, insertArticle, lockArticle, updateArticle } from './article.store.ts'
import { type ArticleTemplate, findArticleTemplates } from './article-template.store.ts'
import { cleanHtml } from './clean-html.ts'
import { cleanStyle } from './clean-style.rules.ts'
import { findPlaces } from './place.rules.ts'

type Clocked = Pick<App, 'clock'>

export async function getArticle(reader: Reader, id: number): Promise<Article> {
  const [article] = await findArticles(reader, [id])
  if (!article) throw articleNotFound()
  return article
}

export async function createArticle({ clock }: Clocked, tx: Tx, body: CreateArticleBody): Promise<Article> {
  const now = timestamp(clock.now())
  const article = {
    languageIso: body.languageIso,
    name: body.name as string,
    templateId: body.templateId,
    canEdit: body.canEdit ?? true,
    availableFrom: body.availableFrom ?? null,
    availableUntil: body.availableUntil ?? null,
    placeholders: { texts: [], buttons: [], images: [], ...cleanPlaceholders(body.placeholders) },
    createdAt: now,
    updatedAt: now,
  }
  const [template] = await findArticleTemplates(tx, [body.templateId])
  refuse(findFaults(article, template))
  return { id: await insertArticle(tx, article), ...article }
}

/** Absent members stay as they are, and so do absent lists of placeholders. */
export async function changeArticle({ clock }: Clocked, tx: Tx, id: number, body: UpdateArticleBody): Promise<Article> {
  const before = await lockArticle(tx, id)
  if (!before) throw articleNotFound()
  if (body.templateId !== undefined && body.templateId !== before.templateId)
    refuse([fieldError('#/templateId', 'field_not_allowed', 'The template stays; make a new article for another one.')])
  const after = {
    ...before,
    languageIso: body.languageIso ?? before.languageIso,
    name: body.name ?? before.name,
    canEdit: body.canEdit ?? before.canEdit,
    availableFrom: body.availableFrom === undefined ? before.availableFrom : body.availableFrom,
    availableUntil: body.availableUntil === undefined ? before.availableUntil : body.availableUntil,
    placeholders: { ...before.placeholders, ...cleanPlaceholders(body.placeholders) },
  }
  const [template] = await findArticleTemplates(tx, [before.templateId])
  refuse(findFaults(after, template))
  if (isDeepStrictEqual(before, after)) return before
  const changed = { ...after, updatedAt: timestamp(clock.now()) }
  updateArticle(tx, changed)
  return changed
}

/** What a body brought, with nothing harmful left in it. */
function cleanPlaceholders({ texts, buttons, images }: NonNullable<UpdateArticleBody['placeholders']> = {}) {
  const clean: Partial<Placeholders> = {}
  if (texts)
    clean.texts = texts.map(({ areaId, placeholderId, text, style }) => ({
      areaId,
      placeholderId,
      text: cleanHtml(text ?? ''),
      style: cleanStyle(style ?? '') || null,
    }))
  if (buttons)
    clean.buttons = buttons.map(({ areaId, placeholderId, text, link }) => ({
      areaId,
      placeholderId,
      text: text as string,
      link: link as string,
    }))
  if (images)
    clean.images = images.map(({ areaId, placeholderId, url, alt, link }) => ({
      areaId,
      placeholderId,
      url: url as string,
      alt: alt ?? '',
      link: link ?? null,
    }))
  return clean
}

function findFaults(article: Omit<Article, 'id'>, template: ArticleTemplate | undefined): FieldError[] {
  const { availableFrom, availableUntil, placeholders } = article
  const errors: FieldError[] = []
  if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom)
    errors.push(fieldError('#/availableUntil', 'out_of_range', 'availableUntil lies before availableFrom.'))
  if (!template) return [...errors, fieldError('#/templateId', 'template_unknown')]
  const faults = findPlaceholderFaults(placeholders, findPlaces(template.html))
  return [...errors, ...faults.map(({ at, code, detail }) => fieldError(`#/placeholders/${at}`, code, detail))]
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw validationFailed(errors)
}

function articleNotFound(): AppError {
  return new AppError('article_not_found', 'The account has no article with this id.')
}
