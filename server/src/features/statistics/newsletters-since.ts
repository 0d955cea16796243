import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Look } from '../accounts/index.ts'
import { newsletterFigures } from './newsletter-statistics.rules.ts'
import { listSums, type NewsletterSumRow } from './newsletters-since.store.ts'

export interface NewsletterSum extends Pick<NewsletterSumRow, 'newsletterId' | 'channelId' | 'sentAt'> {
  figures: Omit<ReturnType<typeof newsletterFigures>, 'unsubscribes' | 'recipients'>
}

/** What became of every newsletter that was sent since a time: sums that are there already, in one round trip. */
export async function newslettersSince({ reader }: Pick<Look, 'reader'>, since: Timestamp): Promise<NewsletterSum[]> {
  const sums = await listSums(reader, since)
  return sums.map(({ newsletterId, channelId, sentAt, ...counted }) => {
    const all = { ...counted, targeted: 0, hasSingleMails: false, unsubscribes: 0 }
    const { unsubscribes: _unsubscribes, recipients: _recipients, ...figures } = newsletterFigures(all)
    return { newsletterId, channelId, sentAt, figures }
  })
}
