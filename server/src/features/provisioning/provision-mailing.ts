import { requireAccount } from './known-records.ts'
import { insertMailing, type NewMailing } from './mailing.store.ts'
import { now, type Operator } from './operator.ts'

/** An opt-in mailing that API keys and channels can be pointed at. */
export async function createOptinMailing(operator: Operator, mailing: Omit<NewMailing, 'type'>): Promise<number> {
  const id = await operator.operatorDb.transaction(async (tx) => {
    await requireAccount(tx, mailing.accountId)
    return insertMailing(tx, { ...mailing, type: 'optin' }, now(operator))
  })
  await operator.announce([mailing.accountId])
  return id
}
