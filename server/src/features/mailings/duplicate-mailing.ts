import { type Act, actorName, actTime } from '../accounts/index.ts'
import { copyArticle, findArticles } from '../articles/index.ts'
import { requireMailing } from './known-mailing.ts'
import { insertDuplicate } from './mailing-change.store.ts'
import { listNewsletterArticles, replaceNewsletterArticles } from './newsletter-article.store.ts'

/** Whatever has become of a mailing, it can be used again. */
export async function duplicateMailing(act: Act, id: number, name: string): Promise<number> {
  const { tx } = act
  const known = await requireMailing(tx, id)
  const copy = await insertDuplicate(tx, known, { name, at: actTime(act), by: actorName(act.actor) })
  const articleIds = (await listNewsletterArticles(tx, [known.newsletter.id])).get(known.newsletter.id) ?? []
  replaceNewsletterArticles(tx, copy.newsletterId, await articlesFor(act, copy.newsletterId, articleIds))
  return copy.id
}

/** What was written for the one newsletter alone is written anew for the other, so that neither changes with the other. */
async function articlesFor(act: Act, newsletterId: number, articleIds: readonly number[]): Promise<number[]> {
  const articles = new Map((await findArticles(act.tx, articleIds)).map((article) => [article.id, article]))
  const ids: number[] = []
  for (const id of articleIds) {
    const article = articles.get(id)
    const isOwn = article?.newsletterId != null && article.canEdit && article.withdrawnAt === null
    ids.push(isOwn ? await copyArticle(act, id, newsletterId) : id)
  }
  return ids
}
