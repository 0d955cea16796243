import { isDeepStrictEqual } from 'node:util'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Act } from '../accounts/index.ts'
import { assertAvailable, composeArticles } from '../articles/index.ts'
import type { ContentFault } from '../rendering/index.ts'
import { expectFree } from './expect-free.ts'
import { type ImportedContent, saveNewsletter } from './import-content.ts'
import { assertStep, type KnownMailing, requireLanguage } from './known-mailing.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

export interface ComposedContent {
  articleIds: readonly number[]
  /** Absent = the subject stays as it is. */
  subject?: string | undefined
  themeId?: ImportedContent['themeId']
  placeholders?: ImportedContent['placeholders']
  placeholderExamples?: ImportedContent['placeholderExamples']
}

/** Makes a newsletter of articles, in this order. It shows them as they are now, and anew when the mailing is planned. */
export async function composeNewsletter(
  act: Act,
  mailingId: number,
  { articleIds, subject, ...wishes }: ComposedContent,
): Promise<ContentFault[]> {
  const known = await requireLanguage(act.tx, mailingId)
  assertStep(known, 'edit')
  const { subject: before, placeholders, themeId } = known.newsletter
  const current = (await listNewsletterArticles(act.tx, [known.newsletter.id])).get(known.newsletter.id) ?? []
  expectFree(known.mailing, {
    subject: subject !== undefined && subject !== before,
    content: !isDeepStrictEqual(current, [...articleIds]) || (wishes.themeId ?? themeId) !== themeId,
  })
  const html = await composeArticles(act.tx, articleIds)
  return saveNewsletter(act, known, { placeholders, ...wishes, subject: subject ?? before, html, articleIds })
}

/** The mailing with the articles of this moment, for a dispatch at that time; one without articles stays as it is. */
export async function withCurrentArticles(act: Act, known: KnownMailing, at: Timestamp): Promise<KnownMailing> {
  const { tx } = act
  const { newsletter } = known
  const articleIds = (await listNewsletterArticles(tx, [newsletter.id])).get(newsletter.id)
  if (!articleIds) return known
  await assertAvailable(tx, articleIds, at)
  const html = await composeArticles(tx, articleIds)
  if (html === newsletter.html) return known
  const { subject, placeholders } = newsletter
  await saveNewsletter(act, known, { subject, html, placeholders, articleIds })
  return { ...known, newsletter: { ...newsletter, html } }
}
