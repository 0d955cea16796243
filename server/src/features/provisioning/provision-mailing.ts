import { createMailing, type MailingWishes } from '../mailings/index.ts'
import { activateMailing } from '../runs/index.ts'
import { inAccount } from './account-transaction.ts'
import type { Operator } from './operator.ts'

export interface NewOptinMailing extends Omit<MailingWishes, 'type'> {
  accountId: number
  isActive: boolean
}

/** An opt-in mailing that API keys and channels can be pointed at, with a content that can be sent as it is. */
export async function createOptinMailing(operator: Operator, { accountId, isActive, ...wishes }: NewOptinMailing) {
  const id = await inAccount(operator, accountId, async (tx) => {
    const mailingId = await createMailing(operator, tx, { ...wishes, type: 'optin' })
    if (isActive) await activateMailing(operator, tx, mailingId)
    return mailingId
  })
  await operator.announce([accountId])
  return id
}
