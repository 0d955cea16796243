import { createAccount, inAccount } from '../../server/src/features/account-setup/index.ts'
import { createCustomer, type Operator } from '../../server/src/features/accounts/index.ts'
import { createApiKey } from '../../server/src/features/api-keys/index.ts'
import { createMatterMailing } from '../../server/src/features/runs/index.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createOperator } from '../../server/src/processes/create-operator.ts'

export interface ProvisionedAccount {
  accountId: number
  customerId: number
  keys: { id: number; key: string }[]
}

export interface Databases {
  adminUrl: string
  servingUrl: string
  /** Of the processes on it, whose secret the operator shares. */
  environment?: Record<string, string>
}

/** Nothing is changed after an API process has read it, so nothing needs announcing. */
export function openOperator({ adminUrl, servingUrl, environment }: Databases) {
  return createOperator(loadConfig({ ...environment, DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: servingUrl }))
}

/** Accounts with a number of keys each; a key may do everything. */
export async function provisionAccounts(
  databases: Databases,
  { accounts, keysEach }: { accounts: number; keysEach: number },
): Promise<ProvisionedAccount[]> {
  const operator = openOperator(databases)
  try {
    const customerId = await createCustomer(operator, { name: 'Reisebüro Nord' })
    const provisioned: ProvisionedAccount[] = []
    for (let i = 1; i <= accounts; i += 1) {
      const accountId = await createAccount(operator, { customerId, type: 'S', name: `Filiale ${i}` })
      provisioned.push({ accountId, customerId, keys: await createKeys(operator, accountId, keysEach) })
    }
    return provisioned
  } finally {
    await operator.close()
  }
}

function createKeys(operator: Operator, accountId: number, count: number): Promise<ProvisionedAccount['keys']> {
  return inAccount(operator, accountId, async (act) => {
    const defaultOptinMailingId = await createMatterMailing(act, {
      type: 'optin',
      name: 'Bitte bestätigen',
      senderName: 'Reisebüro Nord',
      senderEmail: 'news@nord.example',
      languageIso: 'de',
      isActive: true,
    })
    const keys: ProvisionedAccount['keys'] = []
    for (let n = 1; n <= count; n += 1)
      keys.push(
        await createApiKey(act, {
          name: `key ${n}`,
          scopes: ['subscribers'],
          permissions: ['archiveReceiveReady', 'reactivateManual'],
          defaultOptinMailingId,
        }),
      )
    return keys
  })
}
