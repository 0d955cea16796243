import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anArticle } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin, type TestSession } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, createMailing, planMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
let pages: TestPages
let admin: TestAdmin
let colleague: TestSession

beforeAll(async () => {
  pages = await startTestPages(api)
  admin = await anAdmin(api, web)
  colleague = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'author' }))
  await pages.settings(admin.account, {
    brandName: 'Garten & Co',
    brandColour: '#8f2f1e',
    postalAddress: 'Gartenweg 1\n00000 Musterstadt',
  })
})
afterAll(() => pages.stop())

interface Newsletter {
  version: string
  subject: string
  previewText: string
  isEditable: boolean
  theme: { shipped: string | null } | null
  articles: { id: number; version: string; places: Record<string, Record<string, string>> }[]
  templates: { id: number; shipped: string | null; places: { at: string; label: string | null }[] }[]
}

async function aDraft() {
  const mailing = { name: 'November', senderName: 'Lindhof', senderEmail: 'l@lindhof.example', languageIso: 'en' }
  const mailingId = await inAccount(api.operator, admin.account.accountId, (act) =>
    createMailing(act, { type: 'standard', ...mailing }),
  )
  const path = `${admin.at}/mailings/${mailingId}/content`
  const read = async (): Promise<Newsletter> => (await admin.call('GET', path)).body.data
  const change = async (
    method: string,
    below: string,
    body: object | undefined,
    version?: string,
    as: TestSession = admin,
  ) =>
    as.call(method, `${path}${below}`, { body, headers: version === undefined ? {} : { 'if-match': `"${version}"` } })
  const dress = async (shipped: string) => change('PUT', '/theme', { shipped }, (await read()).version)
  const add = async (template: string) => {
    const { templates } = await read()
    const templateId = templates.find(({ shipped }) => shipped === template)?.id
    return (await change('POST', '/articles', { templateId })).body.data.id as number
  }
  const shown = async () => {
    const { address, text } = (await admin.call('GET', path.replace('/content', '/preview'))).body.data
    return { text, html: (await pages.visit(new URL(address).pathname)).text }
  }
  return { mailingId, read, change, dress, add, shown }
}

describe('a shipped theme', () => {
  test('is chosen for a newsletter, brings its templates, and wears the brand of the account', async () => {
    const draft = await aDraft()
    expect((await draft.dress('almanac')).status).toBe(204)
    const { theme, templates } = await draft.read()
    expect(theme).toMatchObject({ shipped: 'almanac', name: 'Almanac' })
    expect(templates.map(({ shipped }) => shipped)).toEqual([
      ...['almanac/lead', 'almanac/list', 'almanac/picture-left', 'almanac/date', 'almanac/signature'],
    ])
    const { html, text } = await draft.shown()
    expect(html).toContain('Garten &amp; Co')
    expect(html).toContain('Gartenweg 1 · 00000 Musterstadt')
    expect(html).toContain('Unsubscribe</a>')
    expect(html).not.toMatch(/%\w+%/)
    expect(text).toContain('Gartenweg 1 · 00000 Musterstadt')
  })

  test('another one replaces it, and the articles stay', async () => {
    const draft = await aDraft()
    await draft.dress('letter')
    const id = await draft.add('letter/text')
    expect((await draft.dress('poster')).status).toBe(204)
    const { articles, templates } = await draft.read()
    expect(articles.map((article) => article.id)).toEqual([id])
    expect(templates.map(({ shipped }) => shipped)).toContain('letter/text')
  })
})

describe('writing', () => {
  test('fills the places of an article; what is left empty leaves no gap in the mail', async () => {
    const draft = await aDraft()
    await draft.dress('almanac')
    const id = await draft.add('almanac/lead')
    const [article] = (await draft.read()).articles
    const places = { '1.2': { text: 'Plant now' }, '1.3': { text: '<p>Deep <script>x</script>down</p>' } }
    const answer = await draft.change('PATCH', `/articles/${id}`, { places }, article?.version)
    expect(answer.status).toBe(200)
    const { html } = await draft.shown()
    expect(html).toContain('>Plant now</h1>')
    expect(html).toContain('<p>Deep down</p>')
    expect(html).not.toMatch(/<img|class="button"/)
    expect((await draft.read()).articles[0]).toMatchObject({ version: answer.body.data.version })
  })

  test('a link that leads nowhere is refused at its place; a button without one waits, and so does the plan', async () => {
    const draft = await aDraft()
    await draft.dress('almanac')
    const id = await draft.add('almanac/lead')
    const [article] = (await draft.read()).articles
    const places = { '1.4': { text: 'See', link: 'javascript:alert(1)' } }
    const answer = await draft.change('PATCH', `/articles/${id}`, { places }, article?.version)
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '#/places/1.4/link', code: 'link_invalid' }] },
    })
    expect((await draft.read()).articles[0]?.places).toEqual({})
    const half = { places: { '1.4': { text: 'See' } } }
    expect((await draft.change('PATCH', `/articles/${id}`, half, article?.version)).status).toBe(200)
    const plan = inAccount(api.operator, admin.account.accountId, (act) =>
      planMailing(act, draft.mailingId, { at: timestamp(new Date()), fromVerifiedDomain: false }),
    )
    await expect(plan).rejects.toMatchObject({ code: 'content_invalid', detail: expect.stringContaining('"See"') })
  })

  test('subject and preview text; the latter stands first in the mail, unseen, and not in the text part', async () => {
    const draft = await aDraft()
    const { version } = await draft.read()
    await draft.change('PATCH', '', { subject: 'Plant now', previewText: 'Three <things>' }, version)
    await draft.dress('letter')
    const { html, text } = await draft.shown()
    expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>Three &lt;things></)
    expect(text).not.toContain('Three')
    expect(await draft.read()).toMatchObject({ subject: 'Plant now', previewText: 'Three <things>' })
  })

  test('articles are put in another order, copied, taken out and put back', async () => {
    const draft = await aDraft()
    await draft.dress('letter')
    const [one, two] = [await draft.add('letter/opening'), await draft.add('letter/text')]
    const ids = async () => (await draft.read()).articles.map(({ id }) => id)
    const order = async (articleIds: number[]) =>
      draft.change('PUT', '/articles', { articleIds }, (await draft.read()).version)
    expect((await order([two, one])).status).toBe(204)
    expect(await ids()).toEqual([two, one])
    const copy = (await draft.change('POST', `/articles/${two}/copies`, undefined)).body.data.id
    expect(await ids()).toEqual([two, copy, one])
    await order([two, one])
    expect(await ids()).toEqual([two, one])
    await order([two, copy, one])
    expect(await ids()).toEqual([two, copy, one])
    const elsewhere = await aDraft()
    await elsewhere.dress('letter')
    const foreign = await elsewhere.add('letter/text')
    expect((await order([two, foreign])).status).toBe(422)
  })
})

describe('two people at once', () => {
  test('write in different articles and places without a conflict; in the same place the second is told', async () => {
    const draft = await aDraft()
    await draft.dress('almanac')
    const id = await draft.add('almanac/lead')
    const seen = (await draft.read()).articles[0]?.version
    const write = (as: TestSession, places: object) => draft.change('PATCH', `/articles/${id}`, { places }, seen, as)
    expect((await write(admin, { '1.2': { text: 'Mine' } })).status).toBe(200)
    expect((await write(colleague, { '1.3': { text: 'Theirs' } })).status).toBe(200)
    const second = await write(colleague, { '1.2': { text: 'Theirs' } })
    proves('F-041.1', () =>
      expect(second).toMatchObject({
        status: 412,
        body: { changedMembers: ['places.1.2.text'], current: { places: { '1.2': { text: 'Mine' } } } },
      }),
    )
    expect((await draft.change('PATCH', `/articles/${id}`, { places: {} })).status).toBe(428)
  })

  test('the subject of one and the order of the other do not meet', async () => {
    const draft = await aDraft()
    const { version } = await draft.read()
    expect((await draft.change('PATCH', '', { subject: 'Mine' }, version)).status).toBe(204)
    expect((await draft.change('PATCH', '', { previewText: 'Theirs' }, version, colleague)).status).toBe(204)
    expect((await draft.change('PATCH', '', { subject: 'Theirs' }, version, colleague)).status).toBe(412)
  })
})

describe('what is not to be written', () => {
  test('W-067 an article that is locked may be used, not changed, by admins neither', async () => {
    const { id } = await anArticle(api, admin.account, { canEdit: false })
    const mailingId = await aMailing(api, admin.account.accountId)
    await inAccount(api.operator, admin.account.accountId, (act) =>
      composeNewsletter(act, mailingId, { articleIds: [id] }),
    )
    const path = `${admin.at}/mailings/${mailingId}/content`
    const [article] = (await admin.call('GET', path)).body.data.articles
    const headers = { 'if-match': `"${article.version}"` }
    const answer = await admin.call('PATCH', `${path}/articles/${id}`, { body: { places: {} }, headers })
    proves(['W-067', 'D-ART-2.9'], () =>
      expect(answer).toMatchObject({ status: 403, body: { code: 'article_locked' } }),
    )
  })

  test('W-063 themes, templates and articles reach drafts; what is planned stays, and cannot be written in', async () => {
    const draft = await aDraft()
    await draft.dress('letter')
    const id = await draft.add('letter/text')
    const [article] = (await draft.read()).articles
    await draft.change('PATCH', `/articles/${id}`, { places: { '1.1': { text: '<p>Early</p>' } } }, article?.version)
    await draft.change('PATCH', '', { subject: 'Plant now' }, (await draft.read()).version)
    await inAccount(api.operator, admin.account.accountId, (act) =>
      planMailing(act, draft.mailingId, { at: timestamp(new Date(Date.now() + 3_600_000)), fromVerifiedDomain: false }),
    )
    await pages.settings(admin.account, { brandName: 'Anders' })
    const late = { places: { '1.1': { text: '<p>Late</p>' } } }
    const answer = await draft.change('PATCH', `/articles/${id}`, late, (await draft.read()).articles[0]?.version)
    const { html } = await draft.shown()
    await proves('W-063', async () => {
      expect(answer).toMatchObject({ status: 409, body: { code: 'invalid_state' } })
      expect(html).toContain('<p>Early</p>')
      expect(html).not.toContain('Anders')
    })
    expect((await draft.read()).isEditable).toBe(false)
  })
})
