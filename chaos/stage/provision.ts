import {
  createAccount,
  createApiKey,
  createCustomer,
  createOptinMailing,
} from '../../server/src/features/provisioning/index.ts'
import { OperatorDatabase } from '../../server/src/platform/db/operator-database.ts'
import { quietOperator } from '../../server/src/processes/create-operator.ts'

export interface ProvisionedAccount {
  accountId: number
  customerId: number
  keys: { id: number; key: string }[]
}

/** Accounts with a number of keys each; a key may do everything. */
export async function provisionAccounts(
  adminUrl: string,
  { accounts, keysEach }: { accounts: number; keysEach: number },
): Promise<ProvisionedAccount[]> {
  const operatorDb = new OperatorDatabase(adminUrl)
  // Nothing is changed after an API process has read it, so nothing needs announcing.
  const operator = quietOperator(operatorDb)
  try {
    const customerId = await createCustomer(operator, { name: 'Reisebüro Nord' })
    const provisioned: ProvisionedAccount[] = []
    for (let i = 1; i <= accounts; i += 1) {
      const accountId = await createAccount(operator, { customerId, type: 'S', name: `Filiale ${i}` })
      const defaultOptinMailingId = await createOptinMailing(operator, {
        accountId,
        name: 'Bitte bestätigen',
        senderName: 'Reisebüro Nord',
        senderEmail: 'news@nord.example',
        languageIso: 'de',
        isActive: true,
      })
      const keys: ProvisionedAccount['keys'] = []
      for (let n = 1; n <= keysEach; n += 1) {
        keys.push(
          await createApiKey(operator, {
            accountId,
            name: `key ${n}`,
            scopes: ['subscribers'],
            permissions: ['archiveReceiveReady', 'reactivateManual'],
            defaultOptinMailingId,
          }),
        )
      }
      provisioned.push({ accountId, customerId, keys })
    }
    return provisioned
  } finally {
    await operatorDb.close()
  }
}
