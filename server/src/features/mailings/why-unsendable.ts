import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { areAvailable } from '../articles/index.ts'
import { listLanguages } from './language-version.store.ts'
import type { FailureReason } from './mailing.rules.ts'
import { holdChannel } from './mailing-channel.store.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'
import { findUnverifiedDomain } from './plan-mailing.ts'

interface PlannedMailing {
  id: number
  channelId: number
  plannedAt: Timestamp
}

/**
 * What has become of a mailing since it was planned, so that it may not begin; null = nothing. What it says was frozen then;
 * where it goes, whose name it bears and until when its articles are true was not.
 */
export async function whyUnsendable(
  tx: Tx,
  { id, channelId, plannedAt }: PlannedMailing,
  { fromVerifiedDomain }: { fromVerifiedDomain: boolean },
): Promise<FailureReason | null> {
  if ((await holdChannel(tx, channelId)).isClosed) return 'channel_closed'
  if (fromVerifiedDomain && (await findUnverifiedDomain(tx, id)) !== null) return 'sender_unverified'
  const languages = await listLanguages(tx, id)
  const articles = await listNewsletterArticles(
    tx,
    languages.map(({ newsletterId }) => newsletterId),
  )
  const isReadable = await areAvailable(tx, [...new Set([...articles.values()].flat())], plannedAt)
  return isReadable ? null : 'article_unavailable'
}
