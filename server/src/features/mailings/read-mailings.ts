import type { Look } from '../accounts/index.ts'
import { isFurtherLanguage } from './language-version.rules.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import type { Mailing, Newsletter } from './mailing.rules.ts'
import { findNewsletter } from './mailing.store.ts'
import { findListedNewsletter, findMailing } from './mailing-list.store.ts'
import type { ListedNewsletter } from './newsletter.rules.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

/** As a whole: a further language is part of the mailing it belongs to. */
export async function getMailing({ reader }: Look, id: number): Promise<Mailing> {
  const mailing = await findMailing(reader, id)
  if (!mailing || isFurtherLanguage(mailing)) throw mailingRefusals.mailing_not_found()
  return mailing
}

export async function getNewsletter({ reader }: Look, id: number): Promise<ListedNewsletter> {
  const newsletter = await findListedNewsletter(reader, id)
  if (!newsletter) throw mailingRefusals.newsletter_not_found()
  return newsletter
}

/** The newsletter that numbers are counted for: that of the main language, for all languages at once. */
export async function getCounted(look: Look, id: number): Promise<number> {
  const { mailingId } = await getNewsletter(look, id)
  return (await findNewsletter(look.reader, mailingId))?.id ?? id
}

export interface WrittenMailing {
  mailing: Mailing
  newsletter: Newsletter
  /** What its content is made of, in their order; empty = it was written as a whole. */
  articleIds: number[]
}

/** A mailing with what its editors wrote, in its main language or another one. */
export async function readWritten({ reader }: Look, id: number): Promise<WrittenMailing> {
  const [mailing, newsletter] = await Promise.all([findMailing(reader, id), findNewsletter(reader, id)])
  if (!mailing || !newsletter) throw mailingRefusals.mailing_not_found()
  const articleIds = (await listNewsletterArticles(reader, [newsletter.id])).get(newsletter.id) ?? []
  return { mailing, newsletter, articleIds }
}
