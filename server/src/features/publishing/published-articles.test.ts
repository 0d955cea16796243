import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { aMailing, anArticle } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import {
  aFamily,
  aLetterAbove,
  anArticleAbove,
  contentOf,
  copyIn,
  libraryOf,
  outcomesOf,
  publishTo,
  rewrite,
  seenFromAbove,
  textOf,
} from '../../../test/publishing-desk.ts'
import { startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { inAccount } from '../account-setup/index.ts'
import { arrangeArticles } from '../mailings/index.ts'
import { addPicture } from '../media/keep-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'postrider-published-'))
const { api, web } = await startApiAndWeb({ config: { MEDIA_FOLDER: folder } })
afterAll(() => rmSync(folder, { recursive: true }))

const articleIn = ({ account: { key } }: TestAdmin, id: number) => api.call('GET', `/articles/${id}`, { key })
const adapt = ({ call, at }: TestAdmin, id: number) => call('PUT', `${at}/articles/${id}/adaptation`)
const follow = ({ call, at }: TestAdmin, id: number) => call('DELETE', `${at}/articles/${id}/adaptation`)

/** A draft of the account below that shows an article. */
async function aDraftOf(admin: TestAdmin, articleId: number): Promise<number> {
  const { accountId } = admin.account
  const mailingId = await aMailing(api, accountId, { html: '' })
  await inAccount(api.operator, accountId, (act) => arrangeArticles(act, mailingId, [articleId]))
  return mailingId
}

async function writeIn(admin: TestAdmin, articleId: number, text: string) {
  const mailingId = await aDraftOf(admin, articleId)
  const [{ version }] = (await contentOf(admin, mailingId)).articles
  return admin.call('PATCH', `${admin.at}/mailings/${mailingId}/content/articles/${articleId}`, {
    body: { places: { '1.1': { text } } },
    headers: { 'if-match': `"${version}"` },
  })
}

test('an article arrives with its template under ids of its own; once more changes nothing', async () => {
  const { above, graz, bern } = await aFamily(api, web)
  const { id, templateId } = await anArticleAbove(api, above)
  const first = await outcomesOf(above, [graz, bern], { articleId: id })
  const again = await outcomesOf(above, [graz, bern], { articleId: id })
  proves('W-071', () =>
    expect([first, again]).toEqual([
      ['received', 'received'],
      ['unchanged', 'unchanged'],
    ]),
  )
  const libraries = await Promise.all([graz, bern].map(libraryOf))
  proves('W-071', () => expect(libraries.map(({ length }) => length)).toEqual([1, 1]))
  const [copy] = libraries[0]
  expect(copy).toMatchObject({ name: 'Hellebores', canEdit: false, isReceived: true, title: 'Hellebores, at last' })
  const record = (await articleIn(graz, copy.id)).body.data
  proves('W-072', () => {
    expect(record).toMatchObject({ canEdit: false, placeholders: textOf('Hellebores, at last') })
    expect(record.id).not.toBe(id)
  })
  expect(record.templateId).not.toBe(templateId)
  const { data } = (await above.call('GET', `${above.at}/publications`)).body
  expect(data).toMatchObject([{ kind: 'article', version: 1, name: 'Hellebores', copies: [{}, {}] }])
})

test('pictures come along as files of the account, once for each', proving('W-071'), async () => {
  const { above, graz } = await aFamily(api, web)
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#8f2f1e' } })
    .png()
    .toBuffer()
  const picture = await addPicture((work) => inAccount(api.operator, above.account.accountId, work), bytes, {
    givenName: 'rose.png',
    record: async () => undefined,
  })
  const url = `https://pages.example/media/${picture.file}`
  const images = [{ areaId: 1, placeholderId: 3, url, alt: 'A rose', link: null }]
  const article = await anArticle(api, above.account, { placeholders: { images } })
  const other = await anArticle(api, above.account, { placeholders: { images } })
  await outcomesOf(above, [graz], { articleId: article.id })
  await outcomesOf(above, [graz], { articleId: other.id })
  const pictures = (await graz.call('GET', `${graz.at}/media`)).body.data
  expect(pictures).toHaveLength(1)
  expect(pictures[0].address).toContain(`/media/${graz.account.accountId}-`)
  for (const { id } of await libraryOf(graz)) {
    const [image] = (await articleIn(graz, id)).body.data.placeholders.images
    expect(image.url.split('/').at(-1)).toBe(pictures[0].address.split('/').at(-1))
  }
})

test('it follows, and nobody below changes it, by screen or key', proving('W-072'), async () => {
  const { above, graz } = await aFamily(api, web)
  const { id } = await anArticleAbove(api, above)
  await outcomesOf(above, [graz], { articleId: id })
  const [copy] = await libraryOf(graz)
  for (const refused of [
    await writeIn(graz, copy.id, 'Ours'),
    await adapt(graz, copy.id),
    await rewrite(api, graz, copy.id, 'Ours'),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'article_locked'])
  await rewrite(api, above, id, 'Hellebores in snow')
  expect(await outcomesOf(above, [graz], { articleId: id })).toEqual(['updated'])
  expect((await articleIn(graz, copy.id)).body.data.placeholders).toMatchObject(textOf('Hellebores in snow'))
})

test('where it is allowed, writing makes an own copy, which follows again on wish', proving('W-072'), async () => {
  const { above, graz } = await aFamily(api, web)
  const { id } = await anArticleAbove(api, above)
  await outcomesOf(above, [graz], { articleId: id, mayAdapt: true })
  const [copy] = await libraryOf(graz)
  expect((await writeIn(graz, copy.id, 'Under the south window')).status).toBe(200)
  await rewrite(api, above, id, 'Hellebores in snow')
  expect(await outcomesOf(above, [graz], { articleId: id, mayAdapt: true })).toEqual(['adapted'])
  const own = (await articleIn(graz, copy.id)).body.data
  expect(own).toMatchObject({ canEdit: true, placeholders: textOf('Under the south window') })
  expect((await seenFromAbove(above, graz))?.state).toBe('adapted')
  const draft = await aDraftOf(graz, copy.id)
  const shown = async () => (await contentOf(graz, draft)).articles[0]
  expect(await shown()).toMatchObject({
    places: { '1.1': { text: 'Under the south window' } },
    received: { isAdapted: true, theirs: { '1.1': { text: 'Hellebores in snow' } } },
  })
  expect((await follow(graz, copy.id)).status).toBe(204)
  expect((await shown()).received).toMatchObject({ isAdapted: false, theirs: null })
  const following = (await articleIn(graz, copy.id)).body.data
  expect(following).toMatchObject({ canEdit: false, placeholders: textOf('Hellebores in snow') })
  expect((await seenFromAbove(above, graz))?.state).toBe('used')
})

test('a copy of a locked article would be a way around the lock', proving('W-072'), async () => {
  const { above, graz } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above)
  const { id } = await anArticleAbove(api, above)
  const published = [
    await outcomesOf(above, [graz], { mailingId, fixes: 'subject' }),
    await outcomesOf(above, [graz], { articleId: id }),
  ]
  const draft = await copyIn(graz)
  await proves('R-010.2', async () => {
    expect(published).toEqual([['received'], ['received']])
    expect([draft, (await libraryOf(graz)).length]).toEqual([expect.any(Number), 1])
  })
  const [copy] = await libraryOf(graz)
  const { articles, version } = await contentOf(graz, draft)
  const path = `${graz.at}/mailings/${draft}/content/articles`
  const articleIds = [...articles.map((article: { id: number }) => article.id), copy.id]
  const added = await graz.call('PUT', path, { body: { articleIds }, headers: { 'if-match': `"${version}"` } })
  expect(added.status, added.text).toBe(204)
  const copied = await graz.call('POST', `${path}/${copy.id}/copies`)
  expect([copied.status, copied.body.code]).toEqual([403, 'article_locked'])
})

test('detached, the account keeps its copies, and they are its own', proving('W-010.2'), async () => {
  const { above, graz } = await aFamily(api, web)
  const { id } = await anArticleAbove(api, above)
  await outcomesOf(above, [graz], { articleId: id })
  const { accountId } = graz.account
  expect((await above.call('POST', `${above.at}/subaccounts/${accountId}/detaching`)).status).toBe(204)
  const [copy] = await libraryOf(graz)
  expect(copy).toMatchObject({ canEdit: true, isReceived: false, title: 'Hellebores, at last' })
  expect((await writeIn(graz, copy.id, 'Ours')).status).toBe(200)
  const refused = await publishTo(above, [graz], { articleId: id })
  expect([refused.status, refused.body.code]).toEqual([404, 'account_not_found'])
})
