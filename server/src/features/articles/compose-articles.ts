import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { articleRefusals } from './article.refusals.ts'
import { type Article, edgesOf, isAvailable } from './article.rules.ts'
import { findArticles } from './article.store.ts'
import { findArticleTemplates } from './article-template.store.ts'
import { markArticle } from './mark-article.rules.ts'
import { renderArticle } from './render-article.rules.ts'

/** The HTML of these articles as they are now, one below the other; marked for those who want to find them in it again. */
export async function composeArticles(
  reader: Reader,
  ids: readonly number[],
  { isMarked = false }: { isMarked?: boolean } = {},
): Promise<string> {
  const articles = await articlesInOrder(reader, ids)
  const templates = await findArticleTemplates(reader, [...new Set(articles.map(({ templateId }) => templateId))])
  const htmlOf = new Map(templates.map(({ id, html }) => [id, html]))
  return articles
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ id, templateId, placeholders }) => {
      const html = renderArticle(htmlOf.get(templateId) ?? '', placeholders)
      return isMarked ? markArticle(id, html) : html
    })
    .join('\n')
}

export interface LaterHtml {
  from: Timestamp
  /** Null = none of them is left. */
  html: string | null
}

/** How the HTML of these articles goes on by itself: whenever one of them begins or is over. */
export async function composeLater(reader: Reader, ids: readonly number[]): Promise<LaterHtml[]> {
  const articles = await articlesInOrder(reader, ids)
  const later: LaterHtml[] = []
  for (const from of edgesOf(articles)) later.push({ from, html: await composeAt(reader, articles, from) })
  return later
}

/** What of these articles can be read at that time; null = none of them. */
export async function composeAvailable(reader: Reader, ids: readonly number[], at: Timestamp): Promise<string | null> {
  return composeAt(reader, await articlesInOrder(reader, ids), at)
}

async function composeAt(reader: Reader, articles: readonly Article[], at: Timestamp): Promise<string | null> {
  const left = articles.filter((article) => isAvailable(article, at) && article.withdrawnAt === null)
  if (left.length === 0) return null
  return composeArticles(
    reader,
    left.map(({ id }) => id),
  )
}

/** Refuses to send an article outside the time it was written for, or one that is not finished. */
export async function assertAvailable(reader: Reader, ids: readonly number[], at: Timestamp): Promise<void> {
  const articles = await findArticles(reader, ids)
  const unfinished = articles.flatMap(({ placeholders }) =>
    placeholders.buttons.filter(({ text, link }) => text && !link),
  )
  if (unfinished.length > 0)
    throw articleRefusals.articles_unfinished({
      faults: unfinished.map(({ text }) => `The button "${text}" has no link.`),
    })
  const gone = await findGaps(reader, articles)
  if (gone.length > 0)
    throw articleRefusals.article_unavailable({
      faults: gone.map(({ id, name }) => `Article ${id} "${name}" is gone; take it out.`),
    })
  const late = outsideTheirTime(articles, at)
  if (late.length === 0) return
  const sentences = late.map(
    ({ id, name, availableFrom, availableUntil }) =>
      `Article ${id} "${name}" is available from ${availableFrom ?? 'any time'} until ${availableUntil ?? 'any time'}, not at ${at}.`,
  )
  throw articleRefusals.article_unavailable({ faults: sentences })
}

/** Whether each of these may be read at that time. */
export async function areAvailable(reader: Reader, ids: readonly number[], at: Timestamp): Promise<boolean> {
  return outsideTheirTime(await findArticles(reader, ids), at).length === 0
}

function outsideTheirTime(articles: readonly Article[], at: Timestamp): Article[] {
  return articles.filter((article) => !isAvailable(article, at))
}

/** Those that were deleted or taken back, and those that nothing can show without their template. */
export async function findGaps(reader: Reader, articles: readonly Article[]): Promise<Article[]> {
  const templateIds = [...new Set(articles.map(({ templateId }) => templateId))]
  const templates = new Set((await findArticleTemplates(reader, templateIds)).map(({ id }) => id))
  return articles.filter(({ withdrawnAt, templateId }) => withdrawnAt !== null || !templates.has(templateId))
}

async function articlesInOrder(reader: Reader, ids: readonly number[]): Promise<Article[]> {
  const found = new Map((await findArticles(reader, ids)).map((article) => [article.id, article]))
  const unknown = ids.filter((id) => !found.has(id))
  if (unknown.length > 0) throw articleRefusals.articles_unknown({ articleIds: unknown })
  return ids.map((id) => found.get(id) as Article)
}
