import type { ListQuery } from '../../platform/db/list-query.ts'
import type { Look } from '../accounts/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { hasUnreportedFailures, newsletterFigures } from './newsletter-statistics.rules.ts'
import { findStatistics, listLinks, newsletterExists } from './newsletter-statistics.store.ts'

export async function newsletterStatistics(look: Pick<Look, 'reader'>, newsletterId: number) {
  const { figures, calculatedAt } = await countedNewsletter(look, newsletterId)
  return { newsletterId, ...figures, calculatedAt }
}

/** The same, with the states of the mails that it was counted from. */
export async function countedNewsletter({ reader }: Pick<Look, 'reader'>, newsletterId: number) {
  const found = await findStatistics(reader, newsletterId)
  if (!found) throw mailingRefusals.newsletter_not_found()
  const { calculatedAt, ...counted } = found
  return {
    ...{ figures: newsletterFigures(counted), states: counted.states, calculatedAt },
    hasUnreportedFailures: hasUnreportedFailures(counted),
  }
}

export async function newsletterLinks({ reader }: Look, newsletterId: number, query: ListQuery<string>) {
  const [isThere, { total, rows }] = await Promise.all([
    newsletterExists(reader, newsletterId),
    listLinks(reader, newsletterId, query),
  ])
  if (!isThere) throw mailingRefusals.newsletter_not_found()
  return { total, links: rows }
}
