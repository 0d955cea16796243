import { inAccount } from '../src/features/account-setup/index.ts'
import { composeNewsletter, type ImportedContent } from '../src/features/mailings/index.ts'
import { changePageSettings } from '../src/features/pages/index.ts'
import { type AccountWishes, aMailing, anArticle, aSubscriber } from './factories.ts'
import type { TestApi } from './test-api.ts'
import { anAdmin, type TestAdmin, type TestWeb } from './test-web.ts'

/** An L-account with accounts below it, and what its users publish to them. */
export interface Family {
  above: TestAdmin
  graz: TestAdmin
  bern: TestAdmin
}

export async function aFamily(api: TestApi, web: TestWeb): Promise<Family> {
  const above = await anAdmin(api, web, { type: 'L', name: 'Lindhof Group', channels: ['Angebote'] })
  return { above, graz: await aBelow(api, web, above, 'Graz'), bern: await aBelow(api, web, above, 'Bern') }
}

/** One more account below, with somebody who reads its mails. */
export async function aBelow(
  api: TestApi,
  web: TestWeb,
  { account }: TestAdmin,
  name: string,
  wishes: AccountWishes = {},
): Promise<TestAdmin> {
  const { customerId, accountId: parentAccountId } = account
  const admin = await anAdmin(api, web, { customerId, parentAccountId, name, ...wishes })
  await inAccount(api.operator, admin.account.accountId, (act) =>
    changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' }),
  )
  await aSubscriber(api, admin.account)
  return admin
}

export const textOf = (text: string) => ({ texts: [{ areaId: 1, placeholderId: 1, text }] })

export function anArticleAbove(api: TestApi, { account }: TestAdmin, text = 'Hellebores, at last') {
  return anArticle(api, account, { name: 'Hellebores', placeholders: textOf(text) })
}

/** A mailing made of articles, as an L-account prepares it. */
export async function aLetterAbove(
  api: TestApi,
  above: TestAdmin,
  texts: readonly string[] = ['Advent, week 1'],
  content: Partial<ImportedContent> = {},
): Promise<{ mailingId: number; articleIds: number[] }> {
  const { accountId } = above.account
  const mailingId = await aMailing(api, accountId, { name: 'Advent', subject: 'Advent begins', senderName: 'Lindhof' })
  const articleIds: number[] = []
  for (const text of texts) articleIds.push((await anArticleAbove(api, above, text)).id)
  await inAccount(api.operator, accountId, (act) => composeNewsletter(act, mailingId, { articleIds, ...content }))
  return { mailingId, articleIds }
}

export function rewrite(api: TestApi, { account }: TestAdmin, articleId: number, text: string) {
  return api.call('PUT', `/articles/${articleId}`, { key: account.key, body: { placeholders: textOf(text) } })
}

export function publishTo(above: TestAdmin, to: readonly TestAdmin[], body: object) {
  const accountIds = to.map(({ account }) => account.accountId)
  return above.call('POST', `${above.at}/publications`, { body: { accountIds, ...body } })
}

export async function outcomesOf(above: TestAdmin, to: readonly TestAdmin[], body: object): Promise<string[]> {
  const answer = await publishTo(above, to, body)
  if (answer.status !== 200) throw new Error(`could not publish: ${answer.text}`)
  return answer.body.data.outcomes.map(({ outcome }: { outcome: string }) => outcome)
}

export interface CopyView {
  accountId: number
  state: string
  isBehind: boolean
  plannedAt: string | null
  numbers: { delivered: number } | null
}

/** How the newest publication stands in one account, as the L-account sees it. */
export async function seenFromAbove(above: TestAdmin, { account }: TestAdmin): Promise<CopyView | undefined> {
  const { data } = (await above.call('GET', `${above.at}/publications`)).body
  return data[0].copies.find(({ accountId }: CopyView) => accountId === account.accountId)
}

export const libraryOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/articles`)).body.data
export const draftsOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/mailings`)).body.data
export const detailOf = async ({ call, at }: TestAdmin, id: number) =>
  (await call('GET', `${at}/mailings/${id}`)).body.data
export const contentOf = async ({ call, at }: TestAdmin, id: number) =>
  (await call('GET', `${at}/mailings/${id}/content`)).body.data

/** The copy of the last mailing that an account received. */
export async function copyIn(admin: TestAdmin): Promise<number> {
  const [row] = await draftsOf(admin)
  return row.id
}

export async function change(admin: TestAdmin, id: number, body: object) {
  const headers = { 'if-match': `"${(await detailOf(admin, id)).version}"` }
  return admin.call('PATCH', `${admin.at}/mailings/${id}`, { body, headers })
}

export async function plan(admin: TestAdmin, id: number, at: object | null = null) {
  const headers = { 'if-match': `"${(await detailOf(admin, id)).version}"` }
  return admin.call('POST', `${admin.at}/mailings/${id}/planning`, { body: { at }, headers })
}

export const everybody = { groupIds: [], senderEmail: 'post@graz.example' }
