import type { Act } from '../accounts/index.ts'
import { type Article, copyArticle, findArticles } from '../articles/index.ts'
import { listNewsletterArticles, replaceNewsletterArticles } from './newsletter-article.store.ts'

/** Written for one newsletter alone. */
export function isOwn(article: Article): boolean {
  return article.newsletterId !== null && isWritable(article)
}

export function isWritable({ canEdit, withdrawnAt }: Article): boolean {
  return canEdit && withdrawnAt === null
}

/** One newsletter shows what the other shows. Some articles are written anew for it, so that neither changes with the other. */
export async function copyArticles(
  act: Act,
  fromNewsletterId: number,
  place: Parameters<typeof copyArticle>[2],
  isCopied: (article: Article) => boolean,
): Promise<void> {
  const articleIds = (await listNewsletterArticles(act.tx, [fromNewsletterId])).get(fromNewsletterId) ?? []
  const articles = new Map((await findArticles(act.tx, articleIds)).map((article) => [article.id, article]))
  const ids: number[] = []
  for (const id of articleIds) {
    const article = articles.get(id)
    ids.push(article && isCopied(article) ? await copyArticle(act, id, place) : id)
  }
  replaceNewsletterArticles(act.tx, place.newsletterId, ids)
}
