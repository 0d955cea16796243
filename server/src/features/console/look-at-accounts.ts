import { accountRefusals, findAnyAccount } from '../accounts/index.ts'
import { listKeys } from '../api-keys/index.ts'
import { listOperatorActs } from '../audit/index.ts'
import type { Desk } from '../operators/index.ts'
import { findOpenSupport } from '../support-sessions/index.ts'
import {
  type AccountFilter,
  type AdminOfAccount,
  type Figures,
  findListedAccount,
  hasRefusedNamesake,
  type ListedAccount,
  listAdmins,
  listAnyAccounts,
  readFigures,
} from './account-figures.store.ts'
import { type Oddity, odditiesOf } from './oddity.rules.ts'

type Parts = Pick<Desk, 'operatorDb' | 'db' | 'clock'>

const mostShown = 50
const actsShown = 20

export function findAccounts({ operatorDb }: Parts, filter: AccountFilter): Promise<ListedAccount[]> {
  return operatorDb.transaction((tx) => listAnyAccounts(tx, filter, mostShown))
}

export interface WaitingAccount extends ListedAccount {
  admins: AdminOfAccount[]
  figures: Figures
  odd: Oddity[]
}

/** Those that wait, or were refused: the longest waiting first, with what somebody should look at. */
export async function waitingAccounts(desk: Parts, approval: 'pending' | 'refused'): Promise<WaitingAccount[]> {
  const accounts = await findAccounts(desk, { words: '', approval })
  return Promise.all(accounts.map((account) => examine(desk, account)))
}

async function examine(desk: Parts, account: ListedAccount): Promise<WaitingAccount> {
  const { id: accountId, customerId, createdAt } = account
  const [outside, figures] = await Promise.all([
    desk.operatorDb.transaction(async (tx) => ({
      admins: await listAdmins(tx, accountId),
      refusedNamesake: await hasRefusedNamesake(tx, account),
    })),
    readFigures(desk.db.reader({ accountId, customerId })),
  ])
  const { admins, refusedNamesake } = outside
  const adminDomains = admins.map(({ email }) => email.split('@').at(-1) ?? '')
  const odd = odditiesOf({ ...figures, createdAt, refusedNamesake, adminDomains }, desk.clock.now())
  return { ...account, admins, figures, odd }
}

/** One account as operators see it: limits and sums. Its people are hidden. */
export async function lookAtAccount(desk: Parts, accountId: number) {
  const { account, listed } = await desk.operatorDb.transaction(async (tx) => ({
    account: await findAnyAccount(tx, accountId),
    listed: await findListedAccount(tx, accountId),
  }))
  if (!account || !listed) throw accountRefusals.account_not_found({ accountId })
  const [examined, keys, acts, support] = await Promise.all([
    examine(desk, listed),
    listKeys(desk.db.reader({ accountId, customerId: account.customerId })),
    desk.operatorDb.transaction((tx) => listOperatorActs(tx, { accountId, before: null }, actsShown)),
    findOpenSupport(desk.db.reader({ accountId, customerId: account.customerId })),
  ])
  const { minuteLimit, concurrentLimit, timeZone, parentAccountId, lockedAt, lockedBy } = account
  return {
    ...examined,
    minuteLimit,
    concurrentLimit,
    timeZone,
    parentAccountId,
    lockedAt,
    lockedBy,
    keys,
    acts,
    support: support ?? null,
  }
}
