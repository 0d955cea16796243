import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount, anArticle, anArticleTemplate, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { findContent } from './content.store.ts'
import { composeNewsletter, freezeContent, importContent, planMailing, requireMailing, unplanMailing } from './index.ts'

let api: TestApi
let account: TestAccount
let templateId: number
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  templateId = await anArticleTemplate(api, account.accountId, '<h2>Angebot</h2>{text:1.1}')
})
afterAll(() => api.stop())

const within = <T>(work: (act: Act) => Promise<T>) => inAccount(api.operator, account.accountId, work)
const saying = (text: string) => ({ placeholders: { texts: [{ areaId: 1, placeholderId: 1, text }] } })
const article = (text: string, wishes: object = {}) =>
  anArticle(api, account, { templateId, ...saying(text), ...wishes }).then(({ id }) => id)
const compose = (mailingId: number, articleIds: number[]) =>
  within((act) => composeNewsletter(act, mailingId, { articleIds }))
const htmlOf = (mailingId: number) => within(async ({ tx }) => (await requireMailing(tx, mailingId)).newsletter.html)
const plan = (mailingId: number, at: Timestamp = '2030-06-01 08:00:00') =>
  within((act) => planMailing(act, mailingId, { at, fromVerifiedDomain: false }))
const change = (id: number, body: object) => api.call('PUT', `/articles/${id}`, { key: account.key, body })

test(
  'the mail of a newsletter shows its articles in their order, in HTML and text',
  proving(['R-085.2', 'R-087']),
  async () => {
    const mailingId = await aMailing(api, account.accountId)
    const ids = [await article('<b>Erstens</b>'), await article('Hallo {{V:2:Kunde}}')]
    await compose(mailingId, ids.toReversed())
    const content = await within(async ({ tx }) => findContent(tx, await freezeContent(tx, mailingId)))
    expect(content?.html).toContain('<h2>Angebot</h2>Hallo {{V:2:Kunde}}\n<h2>Angebot</h2><b>Erstens</b>')
    expect(content?.plainText.match(/Hallo|Erstens/g)).toEqual(['Hallo', 'Erstens'])
  },
)

test('a mailing is sent with its articles as they were when it was planned', async () => {
  const mailingId = await aMailing(api, account.accountId)
  const id = await article('alt')
  await compose(mailingId, [id])
  await change(id, saying('neu'))
  await plan(mailingId)
  expect(await htmlOf(mailingId)).toBe('<h2>Angebot</h2>neu')
  await change(id, saying('zu spät'))
  expect(await htmlOf(mailingId)).toBe('<h2>Angebot</h2>neu')
  await within((act) => unplanMailing(act, mailingId))
  await plan(mailingId)
  expect(await htmlOf(mailingId)).toBe('<h2>Angebot</h2>zu spät')
})

test.each([
  ['before', { availableFrom: '2030-06-01 08:00:01' }],
  ['after', { availableUntil: '2030-06-01 07:59:59' }],
])('a mailing is not planned for a time %s its article is available', proving('W-068.1'), async (_, wishes) => {
  const mailingId = await aMailing(api, account.accountId)
  await compose(mailingId, [await article('x', wishes)])
  await expect(plan(mailingId)).rejects.toMatchObject({
    code: 'article_unavailable',
    detail: expect.stringContaining('available'),
  })
})

test('but for the first and the last second of it', proving('F-024'), async () => {
  const mailingId = await aMailing(api, account.accountId)
  const at = '2030-06-01 08:00:00'
  await compose(mailingId, [await article('x', { availableFrom: at, availableUntil: at })])
  await expect(plan(mailingId, '2030-06-01 08:01:00')).rejects.toMatchObject({ code: 'article_unavailable' })
  await expect(plan(mailingId, at).then(() => 'planned')).resolves.toBe('planned')
})

test('two articles with the same area do not make one newsletter', proving('D-VAR-6.5'), async () => {
  const mailingId = await aMailing(api, account.accountId)
  const ids = [await article('[[A:-:1:-:{{V:2}}:-:x]]'), await article('[[A:-:1:-:{{V:3}}:-:y]]')]
  await expect(compose(mailingId, ids)).rejects.toMatchObject({ code: 'content_invalid' })
  await compose(mailingId, ids.slice(0, 1))
})

test('an article of another account is none', async () => {
  const mailingId = await aMailing(api, account.accountId)
  const foreign = await anArticle(api, await anAccount(api))
  await expect(compose(mailingId, [foreign.id])).rejects.toMatchObject({ code: 'content_invalid' })
})

test('HTML written by hand takes the place of the articles', async () => {
  const mailingId = await aMailing(api, account.accountId)
  await compose(mailingId, [await article('x')])
  await within((act) => importContent(act, mailingId, { subject: 'Neu', html: '<p>von Hand</p>' }))
  await plan(mailingId)
  expect(await htmlOf(mailingId)).toBe('<p>von Hand</p>')
})

test('a planned mailing is taken out of the plan before its articles change', async () => {
  const mailingId = await aMailing(api, account.accountId)
  const id = await article('x')
  await compose(mailingId, [id])
  await plan(mailingId)
  await expect(compose(mailingId, [id])).rejects.toMatchObject({ code: 'invalid_state' })
})
