import type { Reader } from '../../platform/db/database.ts'
import { composeArticles } from '../articles/index.ts'
import { fingerprint } from './approval.rules.ts'
import { type Content, contentHash } from './content.rules.ts'
import { findContent, findContentSource, findNewsletterContent } from './content.store.ts'
import { contentOf } from './freeze-content.ts'
import { listLanguages } from './language-version.store.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import type { Mailing } from './mailing.rules.ts'
import { findNewsletter } from './mailing.store.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

/** What a mailing would say if it were frozen now, whatever was frozen before. */
async function writtenContent(reader: Reader, mailingId: number): Promise<Content> {
  const [source, newsletter] = await Promise.all([
    findContentSource(reader, mailingId),
    findNewsletter(reader, mailingId),
  ])
  if (!source || !newsletter) throw mailingRefusals.mailing_not_found()
  const articleIds = (await listNewsletterArticles(reader, [newsletter.id])).get(newsletter.id)
  return contentOf(
    articleIds ? { ...source, html: await composeArticles(reader, articleIds), plainText: null } : source,
  )
}

/** Whether an active mailing was written anew since, so that its mails say something else than its page. */
export async function hasUnapplied(reader: Reader, mailingId: number): Promise<boolean> {
  const contentId = await findNewsletterContent(reader, mailingId)
  const live = contentId === null ? undefined : await findContent(reader, contentId)
  if (!live) return false
  return !contentHash(live).equals(contentHash(await writtenContent(reader, mailingId)))
}

export async function fingerprintOf(reader: Reader, mailing: Mailing): Promise<string> {
  const languages = await listLanguages(reader, mailing.id)
  const contents = await Promise.all(languages.map(({ id }) => writtenContent(reader, id)))
  return fingerprint(mailing, contents)
}
