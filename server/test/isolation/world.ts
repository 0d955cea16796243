import { createChannel, createCustomer, inheritChannel } from '../../src/features/provisioning/index.ts'
import { aCustomerField, anAccount, type TestAccount } from '../factories.ts'
import type { TestApi } from '../test-api.ts'

/** One record of each kind. */
export interface Ids {
  subscriber: number
  group: number
  channel: number
  field: number
  accountField: number
}
export type Kind = keyof Ids

/** An account whose every text says whose it is, so that a leak can be read off any answer. */
export interface Party {
  name: string
  account: TestAccount
  mark: string
  ids: Ids
}

export interface World {
  own: Party
  parent: Party
  sibling: Party
  stranger: Party
  /** Ids of records that `own` had once. */
  deleted: Ids
  neverExisted: Ids
}

export const neverExisted: Ids = {
  subscriber: 1_999_999,
  group: 5_999_999,
  channel: 6_999_999,
  field: 7_999_999,
  accountField: 7_999_998,
}

/** An S-account, its sibling, their L-account and somebody else's account, each with records of every kind. */
export async function buildWorld(api: TestApi): Promise<World> {
  // Seven digits everywhere: ids then differ in nothing but their value, and replacing one in a text hits nothing else.
  await api.database.query(`alter table subscriber_groups alter id restart with 5000001`)
  await api.database.query(`alter sequence channel_ids restart with 6000001`)
  await api.database.query(`alter table customer_fields alter id restart with 7000001`)
  const customerId = await createCustomer(api.operator, { name: 'Nord' })
  const fields = await fieldsOf(api, customerId)
  const parent = await aParty(api, 'parent', 1_300_000, { customerId }, fields)
  // An L-account keeps no subscribers; these rows are there to be looked for in vain.
  await api.database.query(`update accounts set type = 'L' where id = $1`, [parent.account.accountId])
  await api.operator.announce([parent.account.accountId])
  const child = { customerId, parentAccountId: parent.account.accountId }
  const own = await aParty(api, 'own', 1_100_000, child, fields)
  const sibling = await aParty(api, 'sibling', 1_200_000, child, fields)
  const strangersId = await createCustomer(api.operator, { name: 'Süd' })
  const stranger = await aParty(
    api,
    'stranger',
    1_400_000,
    { customerId: strangersId },
    await fieldsOf(api, strangersId),
  )
  await inheritChannel(api.operator, own.account.accountId, parent.account.channelIds[0] as number)
  const deleted = await deletedRecords(api, own)
  return { own, parent, sibling, stranger, deleted, neverExisted }
}

async function fieldsOf(api: TestApi, customerId: number): Promise<Pick<Ids, 'field' | 'accountField'>> {
  const field = await aCustomerField(api, customerId, 1)
  const accountField = await aCustomerField(api, customerId, 1, { fieldType: 2 })
  return { field, accountField }
}

async function aParty(
  api: TestApi,
  name: string,
  firstId: number,
  wishes: { customerId: number; parentAccountId?: number },
  fields: Pick<Ids, 'field' | 'accountField'>,
): Promise<Party> {
  const mark = `of-${name}`
  const account = await anAccount(api, { ...wishes, name: mark, channels: [mark] })
  await startIdsAt(api, account.accountId, firstId)
  const channel = account.channelIds[1] as number
  const party = { name, account, mark, ids: { subscriber: 0, group: 0, channel, ...fields } }
  party.ids = { ...party.ids, ...(await freshRecords(api, party)) }
  await call(api, party, 'PUT', `/customerFields/${fields.accountField}/value`, { value: mark })
  return party
}

export async function startIdsAt(api: TestApi, accountId: number, id: number): Promise<void> {
  await api.database.query('update account_heads set last_subscriber_id = $2 where account_id = $1', [accountId, id])
}

/** A new group with a new subscriber in it. */
export async function freshRecords(api: TestApi, party: Party): Promise<Pick<Ids, 'subscriber' | 'group'>> {
  const { mark, ids } = party
  const subscriber = await call(api, party, 'POST', '/subscribers', {
    email: `${serial()}@${mark}.example`,
    firstname: mark,
    channels: [{ id: ids.channel, status: 1 }],
    customerFields: { [ids.field]: mark },
  })
  const group = await call(api, party, 'POST', '/subscriberGroups', { name: `${mark} ${serial()}` })
  await call(api, party, 'POST', `/subscriberGroups/${group.data.id}/subscribers`, {
    subscriberIds: [subscriber.data.id],
  })
  return { subscriber: subscriber.data.id, group: group.data.id }
}

async function deletedRecords(api: TestApi, own: Party): Promise<Ids> {
  const { subscriber, group } = await freshRecords(api, own)
  await call(api, own, 'DELETE', `/subscribers/${subscriber}`)
  await call(api, own, 'DELETE', `/subscriberGroups/${group}`)
  const { accountId, customerId } = own.account
  const translations = { de: { name: own.mark, description: null } }
  const channel = await createChannel(api.operator, { accountId, translations })
  const { field, accountField } = await fieldsOf(api, customerId)
  await api.database.query('delete from channels where id = $1', [channel])
  await api.database.query('delete from customer_fields where id in ($1, $2)', [field, accountField])
  await api.operator.announce([accountId])
  return { subscriber, group, channel, field, accountField }
}

let count = 0
export function serial(): string {
  count += 1
  return `person-${count}`
}

async function call(api: TestApi, { account }: Party, method: string, path: string, body?: unknown) {
  const answer = await api.call(method, path, { key: account.key, body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer.body
}
