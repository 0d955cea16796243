import type { App } from '../../platform/app/app.ts'
import { findAccount } from '../accounts/index.ts'
import { hashOfLinkToken } from '../user-mails/index.ts'
import { userRefusals } from '../users/index.ts'
import { confirmByLink, findByLink } from './test-address.store.ts'

export interface TestAddressView {
  email: string
  accountName: string
  isConfirmed: boolean
}

/** What whoever holds the link may know of it; looking changes nothing. */
export async function readTestAddress({ db }: Pick<App, 'db'>, token: string): Promise<TestAddressView> {
  const { address } = await expectGood(db, token)
  const { accountId, customerId, email, isConfirmed } = address
  const account = await findAccount(db.reader({ accountId, customerId }))
  if (!account) throw userRefusals.link_void()
  return { email, accountName: account.name, isConfirmed }
}

/** Whoever reads at the address agrees to test mails. */
export async function confirmTestAddress({ db }: Pick<App, 'db'>, token: string): Promise<void> {
  const { address, tokenHash } = await expectGood(db, token)
  const isConfirmed = await db.transaction(address, (tx) => confirmByLink(tx, tokenHash))
  if (!isConfirmed) throw userRefusals.link_void()
}

async function expectGood(db: App['db'], token: string) {
  const tokenHash = hashOfLinkToken(token)
  const address = tokenHash && (await findByLink(db, tokenHash))
  if (!tokenHash || !address) throw userRefusals.link_void()
  return { address, tokenHash }
}
