import { createMailing, type NewMailing } from '../mailings/index.ts'
import { activateMailing } from '../runs/index.ts'
import { inAccount } from './account-transaction.ts'
import type { Operator } from './operator.ts'

export interface NewOptinMailing extends Omit<NewMailing, 'type'> {
  accountId: number
  isActive: boolean
}

/** An opt-in mailing that API keys and channels can be pointed at, with a content that can be sent as it is. */
export async function createOptinMailing(operator: Operator, { accountId, isActive, ...mailing }: NewOptinMailing) {
  const id = await inAccount(operator, accountId, async (act) => {
    const mailingId = await createMailing(act, { ...mailing, type: 'optin' })
    if (isActive) await activateMailing(act, mailingId)
    return mailingId
  })
  await operator.announce([accountId])
  return id
}
