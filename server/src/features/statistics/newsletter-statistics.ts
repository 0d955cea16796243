import type { Reader } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/db/list-query.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newsletterFigures } from './newsletter-statistics.rules.ts'
import { findStatistics, listLinks, newsletterExists } from './newsletter-statistics.store.ts'

export async function newsletterStatistics(reader: Reader, newsletterId: number) {
  const found = await findStatistics(reader, newsletterId)
  if (!found) throw unknownNewsletter()
  const { calculatedAt, ...counted } = found
  return { objectType: 'NewsletterStatistics', newsletterId, ...newsletterFigures(counted), calculatedAt }
}

export async function newsletterLinks(reader: Reader, newsletterId: number, query: ListQuery<string>) {
  const [isThere, { total, rows }] = await Promise.all([
    newsletterExists(reader, newsletterId),
    listLinks(reader, newsletterId, query),
  ])
  if (!isThere) throw unknownNewsletter()
  return { total, links: rows.map((link) => ({ objectType: 'NewsletterLink', ...link })) }
}

function unknownNewsletter(): AppError {
  return new AppError('newsletter_not_found', 'The account has no newsletter with this id.')
}
