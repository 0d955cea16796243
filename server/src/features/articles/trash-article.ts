import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Act, Look } from '../accounts/index.ts'
import { articleRefusals } from './article.refusals.ts'
import { emptyTrash, listTrashedArticles, type TrashedArticle, takeFromTrash } from './article-trash.store.ts'

/** What was deleted and can be put back. */
export function listTrash({ reader }: Pick<Look, 'reader'>): Promise<TrashedArticle[]> {
  return listTrashedArticles(reader)
}

/** As it was, also where drafts have had a gap since. */
export async function restoreArticle({ tx }: Act, id: number): Promise<void> {
  if (!(await takeFromTrash(tx, id))) throw articleRefusals.article_not_found()
}

export function forgetArticles(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  return emptyTrash(tx, before, limit)
}
