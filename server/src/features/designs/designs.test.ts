import { afterAll, beforeAll, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import type { ListedDesign } from './list-designs.ts'

const { api, web } = await startApiAndWeb()
let pages: TestPages
beforeAll(async () => {
  pages = await startTestPages(api)
})
afterAll(() => pages.stop())

type Admin = Awaited<ReturnType<typeof anAdmin>>
const designsOf = async (admin: Admin) =>
  (await admin.call('GET', `${admin.at}/designs`)).body.data as {
    themes: ListedDesign[]
    templates: ListedDesign[]
    brand: { name: string; colour: string; contrast: number }
  }
const pathOf = (address: string | undefined) => new URL(address as string).pathname.replace(/^\/public/, '')
const shown = async (address: string | undefined) => (await pages.visit(pathOf(address))).text

test('every look is listed with a frame that shows it with words in it, in the brand of the account', async () => {
  const admin = await anAdmin(api, web)
  await pages.settings(admin.account, {
    brandName: 'Lindhof',
    brandColour: '#8f2f1e',
    logoUrl: 'https://lindhof.example/logo.png',
    postalAddress: 'Gartenweg 1',
  })
  const { themes, brand } = await designsOf(admin)
  expect(themes.map(({ shipped, id, uses }) => [shipped, id, uses])).toEqual([
    ['almanac', null, 0],
    ['poster', null, 0],
    ['letter', null, 0],
    ['programme', null, 0],
  ])
  expect(brand).toMatchObject({ name: 'Lindhof', colour: '#8f2f1e', contrast: 8 })
  for (const { address } of themes) {
    const html = await shown(address)
    expect(html).toContain('Lindhof')
    expect(html).toContain('Gartenweg 1')
    expect(html).toContain('<img src="https://lindhof.example/logo.png" alt="Lindhof"')
    expect(html).not.toMatch(/%\w+%|\{content\}|\{text:/)
  }
})

test(
  'a theme is uploaded, worn and counted; what mail cannot carry is taken out and named',
  proving('W-065.2'),
  async () => {
    const admin = await anAdmin(api, web)
    const html = '<body>\n<script>x()</script><main>{content}</main></body>'
    const made = await admin.call('POST', `${admin.at}/themes`, { body: { name: 'Haus', html } })
    expect(made.body.data).toMatchObject({ faults: [{ code: 'cut_script', line: 2 }] })
    const { id } = made.body.data
    const mailing = await admin.call('POST', `${admin.at}/mailings`, { body: { name: 'Brief' } })
    const at = `${admin.at}/mailings/${mailing.body.data.id}`
    const { version } = (await admin.call('GET', at)).body.data
    const worn = { body: { themeId: id }, headers: { 'if-match': `"${version}"` } }
    expect((await admin.call('PATCH', at, worn)).status).toBe(204)
    const own = (await designsOf(admin)).themes.find((theme) => theme.id === id)
    expect(own).toMatchObject({ name: 'Haus', origin: 'own', uses: 1 })
    expect(await shown(own?.address)).toContain('<main><h1>')
    const without = await admin.call('POST', `${admin.at}/themes`, { body: { name: 'Leer', html: '<body></body>' } })
    expect([without.status, without.body.code]).toEqual([422, 'content_invalid'])
    expect((await admin.call('DELETE', `${admin.at}/themes/${id}`)).status).toBe(204)
    expect((await designsOf(admin)).themes).toHaveLength(4)
    expect((await pages.visit(pathOf(own?.address))).status).toBe(404)
  },
)

test('a template is uploaded, shown with every place filled, and deleted', async () => {
  const admin = await anAdmin(api, web)
  const body = { name: 'Karte', html: '<div>{image:1.1}<h2>{text:1.2}</h2>{button:1.3}</div>' }
  const made = await admin.call('POST', `${admin.at}/articleTemplates`, { body })
  expect(made.status).toBe(201)
  const [template] = (await designsOf(admin)).templates
  expect(template).toMatchObject({ id: made.body.data.id, name: 'Karte', origin: 'own', uses: 0 })
  const html = await shown(template?.address)
  expect(html).toMatch(/<img [^>]*src="data:image.*<h2><p>.*<a [^>]*href=/s)
  const faulty = await admin.call('POST', `${admin.at}/articleTemplates`, { body: { name: 'Leer', html: '<p></p>' } })
  expect([faulty.status, faulty.body.faults]).toEqual([422, [expect.stringContaining('{text:1.1}')]])
  expect((await admin.call('DELETE', `${admin.at}/articleTemplates/${template?.id}`)).status).toBe(204)
  expect((await designsOf(admin)).templates).toEqual([])
})

test('a look of another account is not there', async () => {
  const [admin, other] = [await anAdmin(api, web), await anAdmin(api, web)]
  const body = { name: 'Haus', html: '<main>{content}</main>' }
  const { id } = (await admin.call('POST', `${admin.at}/themes`, { body })).body.data
  expect((await other.call('DELETE', `${other.at}/themes/${id}`)).status).toBe(422)
  expect((await designsOf(other)).themes.some((theme) => theme.id === id)).toBe(false)
  expect((await designsOf(admin)).themes.some((theme) => theme.id === id)).toBe(true)
})
