import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type FullAccount, inAccount } from '../account-setup/index.ts'
import { type Act, type Operator, permissions } from '../accounts/index.ts'
import { createApiKey, deleteApiKey, listKeys } from '../api-keys/index.ts'
import { countSubscribers } from './demo.store.ts'
import { bulkAccountName } from './demo-plan.rules.ts'
import { fillAccount } from './fill-account.ts'
import { type ProvisionedAccount, provisionDemo } from './provision-demo.ts'

export interface Demo {
  isNew: boolean
  accounts: ProvisionedAccount[]
  /** Takes the subscribers of `--subscribers` when no account is named. */
  bulkAccountId: number
}

/** Makes the demo data, or what is missing of it. */
export async function createDemo(operator: Operator): Promise<Demo> {
  const { isNew, accounts } = await provisionDemo(operator)
  for (const provisioned of accounts) await fillAccount(operator, provisioned)
  const { account } = accounts.find(({ plan }) => plan.name === bulkAccountName) as ProvisionedAccount
  return { isNew, accounts, bulkAccountId: account.id }
}

export interface DemoKey {
  id: number
  customerId: number
  type: 'L' | 'S'
  name: string
  hasChannels: boolean
  subscribers: number
  key: string
}

/** Every demo account with a fresh key: keys cannot be shown again. */
export async function handOutKeys(operator: Operator, { accounts }: Demo): Promise<DemoKey[]> {
  const handedOut: DemoKey[] = []
  for (const { account, optinMailingId } of accounts) {
    const { id, customerId, type, name, hasChannels } = account
    const { subscribers, key } = await inAccount(operator, id, async (act) => ({
      subscribers: await countSubscribers(act.reader),
      key: await freshKey(act, optinMailingId),
    }))
    handedOut.push({ id, customerId, type, name, hasChannels, subscribers, key })
  }
  return handedOut
}

const keyName = 'demo'
const dayMs = 24 * 60 * 60 * 1000

async function freshKey(act: Act<FullAccount>, optinMailingId: number): Promise<string> {
  // Keys that nobody used for a day make room, so that they do not pile up with every start of the development server.
  const yesterday = timestamp(new Date(act.clock.now().getTime() - dayMs))
  for (const { name, prefix, createdAt, lastUsedAt } of await listKeys(act.reader))
    if (name === keyName && (lastUsedAt ?? createdAt) < yesterday) await deleteApiKey(act, prefix)
  const { key } = await createApiKey(act, {
    name: keyName,
    scopes: ['articles', 'subscribers'],
    permissions: [...permissions],
    defaultOptinMailingId: optinMailingId,
  })
  return key
}
