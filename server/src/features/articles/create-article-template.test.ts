import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anArticleTemplate } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let accountId: number
beforeAll(async () => {
  api = await startTestApi()
  accountId = (await anAccount(api)).accountId
})
afterAll(() => api.stop())

test.each([
  ['nothing to fill', '<p>x</p>', 'where an article shows what'],
  ['a place twice', '{text:1.1}{image:1.1}', '{image:1.1} stands twice'],
  ['a place in an attribute', '<a href="{button:1.1}">x</a>', '{button:1.1} stands inside a tag'],
  ['a place in a style', '<style>p{text:1.1}</style>', '{text:1.1} stands inside a tag'],
  ['a place in a comment', '<!-- {image:1.1} -->', '{image:1.1} stands inside a tag'],
])('a template with %s is refused', proving('R-087'), async (_, html, detail) => {
  await expect(anArticleTemplate(api, accountId, html)).rejects.toMatchObject({
    code: 'content_invalid',
    detail: expect.stringContaining(detail),
  })
})

test('a template has areas with places for texts, buttons and images', proving('R-087'), async () => {
  const html =
    '<table><tr><td>{text:1.1}</td><td>{text:2.1:color:red}{button:2.2:padding:1px}{image:3.1}</td></tr></table>'
  expect(await anArticleTemplate(api, accountId, html)).toBeGreaterThan(0)
})
