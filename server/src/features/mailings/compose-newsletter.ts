import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertAvailable, composeArticles } from '../articles/index.ts'
import type { ContentFault } from '../rendering/index.ts'
import { type ImportedContent, saveNewsletter } from './import-content.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

type Clocked = Pick<App, 'clock'>

export interface ComposedContent {
  articleIds: readonly number[]
  /** Absent = the subject stays as it is. */
  subject?: string | undefined
  themeId?: ImportedContent['themeId']
}

/** Makes a newsletter of articles, in this order. It shows them as they are now, and anew when the mailing is planned. */
export async function composeNewsletter(
  app: Clocked,
  tx: Tx,
  mailingId: number,
  { articleIds, subject, themeId }: ComposedContent,
): Promise<ContentFault[]> {
  const known = await requireMailing(tx, mailingId)
  assertStep(known, 'edit')
  const html = await composeArticles(tx, articleIds)
  const { subject: before, placeholders } = known.newsletter
  return saveNewsletter(app, tx, known, { subject: subject ?? before, html, placeholders, themeId, articleIds })
}

/** The mailing with the articles of this moment, for a dispatch at that time; one without articles stays as it is. */
export async function withCurrentArticles(
  app: Clocked,
  tx: Tx,
  known: KnownMailing,
  at: string,
): Promise<KnownMailing> {
  const { newsletter } = known
  const articleIds = (await listNewsletterArticles(tx, [newsletter.id])).get(newsletter.id)
  if (!articleIds) return known
  await assertAvailable(tx, articleIds, at)
  const html = await composeArticles(tx, articleIds)
  if (html === newsletter.html) return known
  const { subject, placeholders } = newsletter
  await saveNewsletter(app, tx, known, { subject, html, placeholders, articleIds })
  return { ...known, newsletter: { ...newsletter, html } }
}
