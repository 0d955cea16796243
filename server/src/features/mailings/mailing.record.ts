import type { Reader } from '../../platform/db/database.ts'
import type { Account } from '../accounts/index.ts'
import { articleRecord } from '../articles/article.record.ts'
import { findArticles } from '../articles/index.ts'
import { dispatchStateOf, type Mailing } from './mailing.rules.ts'
import { listNewslettersOf } from './mailing-list.store.ts'
import type { ListedNewsletter } from './newsletter.rules.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'

export function newsletterRecord(newsletter: ListedNewsletter) {
  return { objectType: 'Newsletter' as const, ...newsletter }
}

/** The hidden channel of an account without the channel module stays hidden, and so does where answers go. */
export function mailingRecord(mailing: Mailing, { hasChannels }: Pick<Account, 'hasChannels'>) {
  const { replyTo: _reply, runState: _run, isWithdrawn: _withdrawn, versionOf: _main, channelId, ...rest } = mailing
  // What only the screens of the application speak of.
  const { birthdayHour: _hour, purposeReason: _reason, notAfter: _latest, subjectTest: _subjects, ...written } = rest
  const {
    trial: _trial,
    recipientHour: _local,
    welcomeDays: _days,
    welcomesCreated: _created,
    proposedAt: _proposed,
    ...own
  } = written
  const { isSubjectFixed: _subject, isContentFixed: _content, lacksAudience: _audience, ...shown } = own
  return {
    objectType: 'Mailing' as const,
    ...shown,
    dispatchState: dispatchStateOf(mailing),
    channelId: hasChannels ? channelId : null,
  }
}

/** Adds `newsletters` to mailings. */
export async function withNewsletters<M extends { id: number }>(reader: Reader, mailings: readonly M[]) {
  const newsletters = await listNewslettersOf(
    reader,
    mailings.map(({ id }) => id),
  )
  const byMailing = Map.groupBy(newsletters, ({ mailingId }) => mailingId)
  return mailings.map((mailing) => ({
    ...mailing,
    newsletters: { data: (byMailing.get(mailing.id) ?? []).map(newsletterRecord) },
  }))
}

/** Adds `articles` to newsletters, in the order they stand there. */
export async function withArticles<N extends { id: number }>(reader: Reader, newsletters: readonly N[]) {
  const idsOf = await listNewsletterArticles(
    reader,
    newsletters.map(({ id }) => id),
  )
  const articles = await findArticles(reader, [...new Set([...idsOf.values()].flat())])
  const byId = new Map(articles.map((article) => [article.id, articleRecord(article)]))
  return newsletters.map((newsletter) => ({
    ...newsletter,
    articles: { data: (idsOf.get(newsletter.id) ?? []).flatMap((id) => byId.get(id) ?? []) },
  }))
}
