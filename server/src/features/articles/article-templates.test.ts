import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAccount, anArticleTemplate, type TestAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let templateId: number
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  const html = '<p>{image:2.1}</p><p>{text:1.2} {button:1.10:color:#fff}</p><p>{text:1.1}</p>'
  templateId = await anArticleTemplate(api, account.accountId, html)
})
afterAll(() => api.stop())

const list = (key = account.key) => api.call('GET', '/articleTemplates', { key })

test('shows what an article for the template can fill', async () => {
  const { status, body } = await list()
  expect(status).toBe(200)
  proves('W-145', () =>
    expect(body.data).toEqual([
      {
        objectType: 'ArticleTemplate',
        id: templateId,
        name: 'Angebot',
        areas: [
          {
            areaId: 1,
            placeholders: [
              { placeholderId: 1, kind: 'text' },
              { placeholderId: 2, kind: 'text' },
              { placeholderId: 10, kind: 'button' },
            ],
          },
          { areaId: 2, placeholders: [{ placeholderId: 1, kind: 'image' }] },
        ],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]),
  )
})

test('tells enough to write an article without the application', async () => {
  const [{ id, areas }] = (await list()).body.data
  const places = areas.flatMap(({ areaId, placeholders }: { areaId: number; placeholders: { kind: string }[] }) =>
    placeholders.map((place) => ({ areaId, ...place })),
  )
  const texts = places
    .filter(({ kind }: { kind: string }) => kind === 'text')
    .map(({ kind: _, ...place }: { kind: string }) => ({ ...place, text: 'Hallo' }))
  const body = { languageIso: 'de', name: 'Angebot', templateId: id, placeholders: { texts } }
  expect((await api.call('POST', '/articles', { key: account.key, body })).status).toBe(201)
})

test('needs the scope articles, and shows no templates of others', async () => {
  const { key } = await aKey(api, account.accountId, { scopes: ['subscribers'] })
  expect(refusals(await list(key))).toEqual(['403 scope_required'])
  expect((await list((await anAccount(api)).key)).body.data).toEqual([])
})
