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
    placeholders: { texts: [], buttons: [], images: [], ...readPlaceholders(body.placeholders) },
    createdAt: now,
    updatedAt: now,
  }
  const [template] = await findArticleTemplates(tx, [body.templateId])
  refuse(findFaults(article, template))
  const saved = { ...article, placeholders: cleanPlaceholders(article.placeholders) }
  return { id: await insertArticle(tx, saved), ...saved }
}

/** Absent members stay as they are, and so do absent lists of placeholders. */
export async function changeArticle({ clock }: Clocked, tx: Tx, id: number, body: UpdateArticleBody): Promise<Article> {
  const before = await lockArticle(tx, id)
  if (!before) throw articleNotFound()
  if (body.templateId !== undefined && body.templateId !== before.templateId)
    refuse([fieldError('#/templateId', 'field_not_allowed', 'The template stays; make a new article for another one.')])
  const wanted = {
    ...before,
    languageIso: body.languageIso ?? before.languageIso,
    name: body.name ?? before.name,
    canEdit: body.canEdit ?? before.canEdit,
    availableFrom: body.availableFrom === undefined ? before.availableFrom : body.availableFrom,
    availableUntil: body.availableUntil === undefined ? before.availableUntil : body.availableUntil,
    placeholders: { ...before.placeholders, ...readPlaceholders(body.placeholders) },
  }
  const [template] = await findArticleTemplates(tx, [before.templateId])
  refuse(findFaults(wanted, template))
  const after = { ...wanted, placeholders: cleanPlaceholders(wanted.placeholders) }
  if (isDeepStrictEqual(before, after)) return before
  const changed = { ...after, updatedAt: timestamp(clock.now()) }
  updateArticle(tx, changed)
  return changed
}

/** The lists that a body brought, with every member in its place. */
function readPlaceholders({ texts, buttons, images }: NonNullable<UpdateArticleBody['placeholders']> = {}) {
  const read: Partial<Placeholders> = {}
  if (texts) read.texts = texts.map((entry) => ({ ...entry, text: entry.text ?? '', style: entry.style ?? null }))
  if (buttons)
    read.buttons = buttons.map((entry) => ({ ...entry, text: entry.text as string, link: entry.link as string }))
  if (images)
    read.images = images.map((entry) => ({
      ...entry,
      url: entry.url as string,
      alt: entry.alt ?? '',
      link: entry.link ?? null,
    }))
  return read
}

/** Only after the places are known to exist: a body may bring a hundred texts, and cleaning them takes its time. */
function cleanPlaceholders({ texts, ...others }: Placeholders): Placeholders {
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
