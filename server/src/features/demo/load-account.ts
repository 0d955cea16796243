import { BulkConnection } from '../../platform/db/bulk-connection.ts'
import { lookInto } from '../account-setup/index.ts'
import { accountRefusals, type Operator } from '../accounts/index.ts'
import { consentKey } from '../consent/index.ts'
import { stagedSubscribers } from '../subscribers/index.ts'
import { stagedSubscriptions } from '../subscriptions/index.ts'
import { loadSubscribers } from './load-subscribers.ts'
import { provideBulkFields } from './provision-demo.ts'

/** Fills any S-account with invented subscribers, in its default channel. */
export async function loadAccount(
  operator: Operator,
  { accountId, subscribers, onProgress }: { accountId: number; subscribers: number; onProgress(done: number): void },
): Promise<void> {
  const { type, customerId, defaultChannel } = await lookInto(operator, accountId, async ({ account }) => account)
  if (type === 'L') throw accountRefusals.account_without_subscribers({ accountId })
  const fieldIds = await provideBulkFields(operator, customerId)
  const connection = await BulkConnection.open(operator.config.DATABASE_URL, stagedSubscribers + stagedSubscriptions)
  try {
    const tenant = { accountId, customerId }
    const now = operator.clock.now()
    const keyed = consentKey(operator, tenant)
    const channelId = defaultChannel.id
    await loadSubscribers(connection, { tenant, channelId, fieldIds, subscribers, now, keyed, onProgress })
  } finally {
    await connection.close()
  }
}
