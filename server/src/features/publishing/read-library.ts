import type { Look } from '../accounts/index.ts'
import { findArticles, findReceivedArticles, firstWords, shownArticle } from '../articles/index.ts'
import { listLibrary } from './publication.store.ts'

/** The articles that can be used in any newsletter; what an L-account publishes may also be written in one. */
export async function readLibrary({ reader, account }: Look) {
  const rows = await listLibrary(reader, { isWhole: account.type === 'L' })
  const ids = rows.map(({ id }) => id)
  const [articles, received] = await Promise.all([findArticles(reader, ids), findReceivedArticles(reader, ids)])
  return rows.map((row) => {
    const article = articles.find(({ id }) => id === row.id)
    return {
      ...row,
      title: article ? firstWords(shownArticle(article).places) : '',
      isReceived: received.some(({ articleId }) => articleId === row.id),
    }
  })
}
