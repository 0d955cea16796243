import type { Reader } from '../../platform/db/database.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { articleRefusals } from './article.refusals.ts'
import type { Article, ArticleContent } from './article.rules.ts'
import { findArticles } from './article.store.ts'
import { findArticleTemplates, keepReceivedTemplate, upsertShippedTemplate } from './article-template.store.ts'
import type { PublishedArticle, PublishedLook } from './published.rules.ts'

/** These articles in this order, as they are now. */
export async function readPublishedArticles(reader: Reader, ids: readonly number[]): Promise<PublishedArticle[]> {
  const articles = await findArticles(reader, ids)
  const templates = await findArticleTemplates(reader, [...new Set(articles.map(({ templateId }) => templateId))])
  const lookOf = new Map(templates.map(({ id, name, html, shipped }) => [id, { fromId: id, name, html, shipped }]))
  return ids.map((id) => {
    const article = articles.find((known) => known.id === id)
    const template = article && lookOf.get(article.templateId)
    if (!article || !template || article.withdrawnAt !== null) throw articleRefusals.article_not_found()
    return publishedArticle(article, template)
  })
}

function publishedArticle(article: Article, template: PublishedLook): PublishedArticle {
  const { id: fromId, languageIso, name, availableFrom, availableUntil, placeholders } = article
  return { fromId, languageIso, name, availableFrom, availableUntil, placeholders, template }
}

/** The same in the words of the account it has come to, which has its template from now on. */
export async function settleArticle(
  act: Act,
  fromAccountId: number,
  { fromId: _, template, ...content }: PublishedArticle,
): Promise<ArticleContent> {
  const { shipped, name, html, fromId } = template
  const now = actTime(act)
  const templateId = await (shipped === null
    ? keepReceivedTemplate(act.tx, { fromAccountId, fromId, name, html }, now)
    : upsertShippedTemplate(act.tx, { shipped, name, html }, now))
  return { ...content, templateId }
}
