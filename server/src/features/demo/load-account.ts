import type { App } from '../../platform/app/app.ts'
import { BulkConnection } from '../../platform/db/bulk-connection.ts'
import { accountWith, channelsOf, type Operator, ProvisioningError } from '../provisioning/index.ts'
import { stagedSubscribers } from '../subscribers/index.ts'
import { stagedSubscriptions } from '../subscriptions/index.ts'
import { loadSubscribers } from './load-subscribers.ts'
import { provideBulkFields } from './provision-demo.ts'

/** Fills any S-account with invented subscribers, in its default channel. */
export async function loadAccount(
  { config, clock }: Pick<App, 'config' | 'clock'>,
  operator: Operator,
  { accountId, subscribers, onProgress }: { accountId: number; subscribers: number; onProgress(done: number): void },
): Promise<void> {
  const { type, customerId } = await accountWith(operator, accountId)
  if (type === 'L') throw new ProvisioningError(`Account ${accountId} is an L-account; subscribers live in S-accounts.`)
  const fieldIds = await provideBulkFields(operator, customerId)
  const channel = (await channelsOf(operator, accountId)).find(({ isDefault }) => isDefault)
  if (!channel) throw new Error(`account ${accountId} has no default channel`)
  const connection = await BulkConnection.open(config.DATABASE_URL, stagedSubscribers + stagedSubscriptions)
  try {
    const tenant = { accountId, customerId }
    const load = { tenant, channelId: channel.id, fieldIds, subscribers, now: clock.now(), onProgress }
    await loadSubscribers(connection, load)
  } finally {
    await connection.close()
  }
}
