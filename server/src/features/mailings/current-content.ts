import type { Reader } from '../../platform/db/database.ts'
import { composeArticles } from '../articles/index.ts'
import type { Content } from './content.rules.ts'
import { findContent, findContentSource, findNewsletterContent } from './content.store.ts'
import { contentOf } from './freeze-content.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { judgeStep, type Mailing, type PlaceholderExamples } from './mailing.rules.ts'
import { findNewsletter, hasStarted } from './mailing.store.ts'
import { findMailing } from './mailing-list.store.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

export interface CurrentContent {
  mailing: Mailing
  content: Content
  /** What its placeholders mean. */
  examples: PlaceholderExamples
  /** What stands in the theme; empty = it says nothing yet. */
  html: string
}

/**
 * What a mailing says: a draft what its theme and articles make now, with marks around each article, and so an active one, which
 * is written anew beside what it sends; a planned or sent one what was frozen.
 */
export async function currentContent(reader: Reader, mailingId: number): Promise<CurrentContent> {
  const [mailing, newsletter, isStarted, contentId] = await Promise.all([
    findMailing(reader, mailingId),
    findNewsletter(reader, mailingId),
    hasStarted(reader, mailingId),
    findNewsletterContent(reader, mailingId),
  ])
  if (!mailing || !newsletter) throw mailingRefusals.mailing_not_found()
  const isFrozen = judgeStep(mailing, 'edit', isStarted) !== null
  const frozen = isFrozen && contentId !== null ? await findContent(reader, contentId) : undefined
  const examples = newsletter.placeholderExamples
  if (frozen) return { mailing, content: frozen, examples, html: newsletter.html }
  const [source, articles] = await Promise.all([
    findContentSource(reader, mailingId),
    listNewsletterArticles(reader, [newsletter.id]),
  ])
  if (!source) throw mailingRefusals.mailing_not_found()
  const articleIds = articles.get(newsletter.id)
  const html = articleIds ? await composeArticles(reader, articleIds, { isMarked: true }) : source.html
  return { mailing, content: contentOf({ ...source, html }), examples, html }
}
