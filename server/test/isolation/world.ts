import { inAccount } from '../../src/features/account-setup/index.ts'
import { createCustomer } from '../../src/features/accounts/index.ts'
import { composeNewsletter } from '../../src/features/mailings/index.ts'
import { anInheritedChannel } from '../changed-set-up.ts'
import {
  aChannel,
  aCustomerField,
  aMailing,
  anAccount,
  anArticle,
  anArticleTemplate,
  aTriggerMailing,
  aTriggerType,
  type TestAccount,
} from '../factories.ts'
import type { TestApi } from '../test-api.ts'

/** One record of each kind. */
export interface Ids {
  subscriber: number
  group: number
  channel: number
  field: number
  accountField: number
  triggerType: number
  /** A campaign copy with a receiver. */
  copy: number
  scheduledCopy: number
  /** A single trigger mail. */
  triggerMail: number
  articleTemplate: number
  article: number
  /** Made of the article. */
  mailing: number
  newsletter: number
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

/** Each its own, so that every party finds its own mailing even where no fence stands. */
const languages: Record<string, string> = { own: 'de', sibling: 'en', parent: 'fr', stranger: 'it' }

export const neverExisted: Ids = {
  subscriber: 1_999_999,
  group: 5_999_999,
  channel: 6_999_999,
  field: 7_999_999,
  accountField: 7_999_998,
  triggerType: 9_999_999,
  copy: 8_999_999,
  scheduledCopy: 8_999_998,
  triggerMail: 1_199_999,
  articleTemplate: 2_999_999,
  article: 3_999_999,
  mailing: 8_999_997,
  newsletter: 4_999_999,
}

/** An S-account, its sibling, their L-account and somebody else's account, each with records of every kind. */
export async function buildWorld(api: TestApi): Promise<World> {
  // Seven digits everywhere: ids then differ in nothing but their value, and replacing one in a text hits nothing else.
  await api.database.query(`alter table subscriber_groups alter id restart with 5000001`)
  await api.database.query(`alter sequence channel_ids restart with 6000001`)
  await api.database.query(`alter table customer_fields alter id restart with 7000001`)
  await api.database.query(`alter table mailings alter id restart with 8000001`)
  await api.database.query(`alter table trigger_types alter id restart with 9000001`)
  await api.database.query(`alter table article_templates alter id restart with 2000001`)
  await api.database.query(`alter table articles alter id restart with 3000001`)
  await api.database.query(`alter table newsletters alter id restart with 4000001`)
  await api.database.query(`alter sequence message_ids restart with 1190001`)
  const customerId = await createCustomer(api.operator, { name: 'Nord' })
  const shared = await sharedRecords(api, customerId)
  const parent = await aParty(api, 'parent', 1_300_000, { customerId }, shared)
  // An L-account keeps no subscribers; these rows are there to be looked for in vain.
  await api.database.query(`update accounts set type = 'L' where id = $1`, [parent.account.accountId])
  await api.app.limiter.bumpVersion(parent.account.accountId)
  const child = { customerId, parentAccountId: parent.account.accountId }
  const own = await aParty(api, 'own', 1_100_000, child, shared)
  const sibling = await aParty(api, 'sibling', 1_200_000, child, shared)
  const strangersId = await createCustomer(api.operator, { name: 'Süd' })
  const stranger = await aParty(
    api,
    'stranger',
    1_400_000,
    { customerId: strangersId },
    await sharedRecords(api, strangersId),
  )
  await anInheritedChannel(api, own.account.accountId, parent.account.channelIds[0] as number)
  const deleted = await deletedRecords(api, own)
  return { own, parent, sibling, stranger, deleted, neverExisted }
}

type CustomersIds = Pick<Ids, 'field' | 'accountField' | 'triggerType'>

/** What all accounts of a customer share. */
async function sharedRecords(api: TestApi, customerId: number): Promise<CustomersIds> {
  const field = await aCustomerField(api, customerId, 1)
  const accountField = await aCustomerField(api, customerId, 1, { fieldType: 2 })
  return { field, accountField, triggerType: await aTriggerType(api, customerId) }
}

async function aParty(
  api: TestApi,
  name: string,
  firstId: number,
  wishes: { customerId: number; parentAccountId?: number },
  shared: CustomersIds,
): Promise<Party> {
  const mark = `of-${name}`
  const account = await anAccount(api, { ...wishes, name: mark, channels: [mark] })
  await startIdsAt(api, account.accountId, firstId)
  const channel = account.channelIds[1] as number
  const mailing = { name: mark, subject: mark, languageIso: languages[name], channelId: channel }
  await aTriggerMailing(api, account, { ...mailing, triggerTypeId: shared.triggerType })
  const letter = await aLetter(api, account, mark)
  const fresh = { subscriber: 0, group: 0, copy: 0, scheduledCopy: 0, triggerMail: 0 }
  const party = { name, account, mark, ids: { ...fresh, channel, ...letter, ...shared } }
  party.ids = { ...party.ids, ...(await freshRecords(api, party)) }
  await call(api, party, 'PUT', `/customerFields/${shared.accountField}/value`, { value: mark })
  return party
}

type LetterIds = Pick<Ids, 'articleTemplate' | 'article' | 'mailing' | 'newsletter'>

/** A mailing made of one article. */
async function aLetter(api: TestApi, account: TestAccount, mark: string): Promise<LetterIds> {
  const { accountId } = account
  const articleTemplate = await anArticleTemplate(api, accountId, `<p>${mark} {text:1.1}</p>`)
  const placeholders = { texts: [{ areaId: 1, placeholderId: 1, text: mark }] }
  const { id: article } = await anArticle(api, account, { templateId: articleTemplate, name: mark, placeholders })
  const mailing = await aMailing(api, accountId, { name: mark, subject: mark, senderName: mark })
  await inAccount(api.operator, accountId, (act) => composeNewsletter(act, mailing, { articleIds: [article] }))
  const [row] = await api.database.query<{ id: string }>('select id from newsletters where mailing_id = $1', [mailing])
  return { articleTemplate, article, mailing, newsletter: Number(row?.id) }
}

export async function startIdsAt(api: TestApi, accountId: number, id: number): Promise<void> {
  await api.database.query('update account_heads set last_subscriber_id = $2 where account_id = $1', [accountId, id])
}

/** A new subscriber with a mail, in a new group and on two campaign copies, one of them scheduled. */
export async function freshRecords(
  api: TestApi,
  party: Party,
): Promise<Pick<Ids, 'subscriber' | 'group' | 'copy' | 'scheduledCopy' | 'triggerMail'>> {
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
  const copies = []
  for (let i = 0; i < 2; i++) copies.push(await copyFor(api, party, subscriber.data.id))
  const [copy, scheduledCopy] = copies as [number, number]
  await call(api, party, 'POST', `/mailings/trigger/${scheduledCopy}/schedule`, {})
  const triggerMail = await mailTo(api, party, subscriber.data.id)
  return { subscriber: subscriber.data.id, group: group.data.id, copy, scheduledCopy, triggerMail }
}

async function mailTo(api: TestApi, party: Party, subscriberId: number): Promise<number> {
  const receiver = { subscriberId, placeholders: { resetLink: `https://${party.mark}.example/` } }
  const body = { triggerTypeId: party.ids.triggerType, language: languages[party.name], receiver }
  return (await call(api, party, 'POST', '/mailings/singleTrigger', body)).data.id
}

async function copyFor(api: TestApi, party: Party, subscriberId: number): Promise<number> {
  const body = { triggerTypeId: party.ids.triggerType, language: languages[party.name] }
  const { data } = await call(api, party, 'POST', '/mailings/trigger', body)
  const placeholders = { resetLink: `https://${party.mark}.example/` }
  await call(api, party, 'POST', `/mailings/trigger/${data.id}/receivers`, {
    receivers: [{ subscriberId, placeholders }],
  })
  return data.id
}

async function deletedRecords(api: TestApi, own: Party): Promise<Ids> {
  const { subscriber, group, copy, scheduledCopy, triggerMail } = await freshRecords(api, own)
  await call(api, own, 'DELETE', `/subscribers/${subscriber}`)
  await call(api, own, 'DELETE', `/subscriberGroups/${group}`)
  const { accountId, customerId } = own.account
  const channel = await aChannel(api, accountId, { de: { name: own.mark, description: null } })
  const { field, accountField, triggerType } = await sharedRecords(api, customerId)
  await api.database.query('delete from channels where id = $1', [channel])
  await api.database.query('delete from customer_fields where id in ($1, $2)', [field, accountField])
  await api.database.query('delete from trigger_types where id = $1', [triggerType])
  await api.database.query('delete from trigger_copies where id in ($1, $2)', [copy, scheduledCopy])
  const letter = await aLetter(api, own.account, own.mark)
  await api.database.query('delete from mailings where id = $1', [letter.mailing])
  await api.database.query('delete from articles where id = $1', [letter.article])
  await api.database.query('delete from article_templates where id = $1', [letter.articleTemplate])
  await api.app.limiter.bumpVersion(accountId)
  return { subscriber, group, channel, field, accountField, triggerType, copy, scheduledCopy, triggerMail, ...letter }
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
