import type { OperatorTx } from '../../platform/db/operator-database.ts'
import { type AccountRow, findAccountRow, findCustomerRow } from './account.store.ts'
import { listChannelRows } from './channel.store.ts'
import { listMailingRows } from './mailing.store.ts'
import { ProvisioningError } from './operator.ts'

export async function requireCustomer(tx: OperatorTx, id: number): Promise<void> {
  if (await findCustomerRow(tx, id)) return
  throw new ProvisioningError(`There is no customer ${id}. See: postrider customer list`)
}

export async function requireAccount(tx: OperatorTx, id: number): Promise<AccountRow> {
  const account = await findAccountRow(tx, id)
  if (!account) throw new ProvisioningError(`There is no account ${id}. See: postrider account list`)
  return account
}

export async function requireChannels(tx: OperatorTx, accountId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const channels = await listChannelRows(tx, accountId)
  const unknown = ids.find((id) => !channels.some((channel) => channel.id === id))
  if (unknown === undefined) return
  throw new ProvisioningError(
    `Account ${accountId} has no channel ${unknown}. See: postrider channel list --account ${accountId}`,
  )
}

export async function requireOptinMailing(tx: OperatorTx, accountId: number, id: number | null): Promise<void> {
  if (id === null) return
  const mailing = (await listMailingRows(tx, accountId)).find((row) => row.id === id)
  if (mailing?.type === 'optin') return
  const fault = mailing ? `Mailing ${id} is not an opt-in mailing` : `Account ${accountId} has no mailing ${id}`
  throw new ProvisioningError(`${fault}. See: postrider mailing list --account ${accountId}`)
}
