import { type Act, actTime } from '../accounts/index.ts'
import { articleRefusals, lockArticle, markTemplateDeleted, putInTrash } from '../articles/index.ts'
import { listBusyWithArticle, listBusyWithTemplate } from './article-use.store.ts'

/** For 30 days into the trash. Drafts that show it have a gap meanwhile; what is planned, under way or active keeps it. */
export async function deleteArticle(act: Act, id: number): Promise<void> {
  const article = await lockArticle(act.tx, id)
  if (!article || article.withdrawnAt !== null) throw articleRefusals.article_not_found()
  if (!article.canEdit) throw articleRefusals.article_locked()
  const mailingIds = await listBusyWithArticle(act.tx, id)
  if (mailingIds.length > 0) throw articleRefusals.article_in_use({ mailingIds })
  putInTrash(act.tx, id, actTime(act))
}

/** Its articles stay, but nothing can show them any more. */
export async function deleteArticleTemplate(act: Act, id: number): Promise<void> {
  const mailingIds = await listBusyWithTemplate(act.tx, id)
  if (mailingIds.length > 0) throw articleRefusals.article_in_use({ mailingIds })
  if (!(await markTemplateDeleted(act.tx, id, actTime(act)))) throw articleRefusals.template_not_found({ id })
}
