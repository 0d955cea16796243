import { inAccount, lookInto } from '../src/features/account-setup/index.ts'
import { accountOfKey, changeApiKey, deleteApiKey, type KeyChange } from '../src/features/api-keys/index.ts'
import { handDownChannel } from '../src/features/handed-down-channels/index.ts'
import type { TestApi } from './test-api.ts'

/** The L-account hands a channel down. */
export async function anInheritedChannel({ operator }: TestApi, accountId: number, channelId: number): Promise<void> {
  const aboveId = await lookInto(operator, accountId, async ({ account }) => account.parentAccountId)
  await inAccount(operator, aboveId as number, (act) => handDownChannel(act, channelId, accountId))
}

/** As the operator changes it, who knows no more than its prefix. */
export async function aChangedKey({ operator }: TestApi, prefix: string, change: KeyChange): Promise<void> {
  const accountId = await accountOfKey(operator.db, prefix)
  await inAccount(operator, accountId, (act) => changeApiKey(act, prefix, change))
}

export async function aDeletedKey({ operator }: TestApi, prefix: string): Promise<void> {
  const accountId = await accountOfKey(operator.db, prefix)
  await inAccount(operator, accountId, (act) => deleteApiKey(act, prefix))
}
