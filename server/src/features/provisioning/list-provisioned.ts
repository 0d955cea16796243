import { type AccountRow, type CustomerRow, listAccounts, listCustomers } from './account.store.ts'
import { type KeyRow, listKeys } from './api-key.store.ts'
import { type ChannelRow, listChannelRows } from './channel.store.ts'
import { type CustomerFieldRow, listFieldRows } from './customer-field.store.ts'
import { requireAccount, requireCustomer } from './known-records.ts'
import { listMailingRows, type MailingRow } from './mailing.store.ts'
import type { Operator } from './operator.ts'

type Reading = Pick<Operator, 'operatorDb'>

export function allCustomers({ operatorDb }: Reading): Promise<CustomerRow[]> {
  return operatorDb.transaction(listCustomers)
}

export function accountsOf({ operatorDb }: Reading, customerId: number | null): Promise<AccountRow[]> {
  return operatorDb.transaction(async (tx) => {
    if (customerId !== null) await requireCustomer(tx, customerId)
    return listAccounts(tx, customerId)
  })
}

export function accountWith({ operatorDb }: Reading, id: number): Promise<AccountRow> {
  return operatorDb.transaction((tx) => requireAccount(tx, id))
}

export function channelsOf({ operatorDb }: Reading, accountId: number): Promise<ChannelRow[]> {
  return operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    return listChannelRows(tx, accountId)
  })
}

export function customerFieldsOf({ operatorDb }: Reading, customerId: number): Promise<CustomerFieldRow[]> {
  return operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    return listFieldRows(tx, customerId)
  })
}

export function mailingsOf({ operatorDb }: Reading, accountId: number): Promise<MailingRow[]> {
  return operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    return listMailingRows(tx, accountId)
  })
}

/** The account's keys, deleted ones left out. */
export function keysOf({ operatorDb }: Reading, accountId: number): Promise<KeyRow[]> {
  return operatorDb.transaction(async (tx) => {
    await requireAccount(tx, accountId)
    return (await listKeys(tx, accountId)).filter(({ deletedAt }) => deletedAt === null)
  })
}
