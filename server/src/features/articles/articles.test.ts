import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anArticle, anArticleTemplate, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let templateId: number
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  templateId = await anArticleTemplate(api, account.accountId)
})
afterAll(() => api.stop())

const call = (method: string, path: string, body?: unknown, key = account.key) =>
  api.call(method, `/articles${path}`, { key, body })
const create = (body: object) => call('POST', '', { languageIso: 'de', name: 'Angebot', templateId, ...body })
const text = (members: object = {}) => ({ areaId: 1, placeholderId: 1, text: 'Hallo', ...members })
const button = (members: object = {}) => ({
  areaId: 1,
  placeholderId: 2,
  text: 'Shop',
  link: 'https://a.example',
  ...members,
})
const image = (members: object = {}) => ({ areaId: 1, placeholderId: 3, url: 'https://a.example/a.png', ...members })

describe('creating', () => {
  test('an article is saved as it was sent, and read again', proving(['D-ART-1.1', 'R-087']), async () => {
    const body = {
      languageIso: 'de',
      name: 'MacBook-Aktion',
      templateId,
      canEdit: false,
      availableFrom: '2025-08-28 08:00:00',
      availableUntil: null,
      placeholders: {
        texts: [text({ text: '<b>Hallo</b>', style: 'font-size:16px;' })],
        buttons: [button({ link: 'mailto:shop@a.example' })],
        images: [image({ alt: '', link: null })],
      },
    }
    const { status, headers, body: answer } = await call('POST', '', body)
    expect(status).toBe(201)
    const { id, createdAt } = answer.data
    expect(headers.get('location')).toBe(`/api/v1/articles/${id}`)
    proves('D-ART-2.1', () =>
      expect(answer).toEqual({
        data: { objectType: 'Article', id, ...body, createdAt, updatedAt: createdAt },
        meta: { include: [], meta: {} },
      }),
    )
    expect((await call('GET', `/${id}`)).body).toEqual(answer)
  })

  test('language, name and template are enough', async () => {
    const { body } = await create({})
    expect(body.data).toMatchObject({
      canEdit: true,
      availableFrom: null,
      availableUntil: null,
      placeholders: { texts: [], buttons: [], images: [] },
    })
  })

  test(
    'script, handlers and bad links are taken out of texts before they are saved',
    proving(['E-282.2', 'D-ART-2.6']),
    async () => {
      const hostile = '<p onclick="a()">Hallo<script>a()</script> <a href="javascript:a()">Welt</a></p>'
      const style = 'color:red;background:url(https://evil.example);position:fixed'
      const { body } = await create({ placeholders: { texts: [text({ text: hostile, style })] } })
      const saved = (await call('GET', `/${body.data.id}`)).body.data.placeholders.texts
      expect(saved).toEqual([text({ text: '<p>Hallo Welt</p>', style: 'color:red;' })])
    },
  )

  test('times may be written as in RFC 3339, and are read in the form of the API', proving('W-142'), async () => {
    const { body } = await create({ availableFrom: '2027-05-01T08:00:00+02:00', availableUntil: '2027-06-01 08:00:00' })
    expect(body.data).toMatchObject({ availableFrom: '2027-05-01 06:00:00', availableUntil: '2027-06-01 08:00:00' })
    const found = async (filter: string) => (await call('GET', `?filter[updatedAt][gte]=${filter}`)).body
    expect((await found('2001-05-01T08:00:00%2B02:00')).data).not.toEqual([])
    expect((await found('2999-05-01T08:00:00Z')).data).toEqual([])
    expect((await found('2001-05-01T08:00:00+02:00')).errors[0].detail).toContain('%2B')
  })

  test('texts keep their line breaks', async () => {
    const { body } = await create({ placeholders: { texts: [text({ text: ' a\r\n\tb ' })] } })
    expect(body.data.placeholders.texts[0]).toEqual(text({ text: 'a\r\n\tb', style: null }))
  })

  test('repeated with its key, it is created once', async () => {
    const headers = { 'idempotency-key': 'article-1' }
    const body = { languageIso: 'de', name: 'Einmal', templateId }
    const first = await api.call('POST', '/articles', { key: account.key, body, headers })
    const second = await api.call('POST', '/articles', { key: account.key, body, headers })
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect((await call('GET', '?filter[name]=Einmal')).body.meta.pagination.total).toBe(1)
  })

  test('an L-account has articles of its own', async () => {
    const large = await anAccount(api, { type: 'L' })
    const { id } = await anArticle(api, large)
    await proves('E-016.2', async () =>
      expect((await call('GET', '', undefined, large.key)).body.data).toMatchObject([{ id }]),
    )
    await proves('E-011.3', async () => expect((await call('GET', `/${id}`)).status).toBe(404))
  })

  test('it takes the scope articles', async () => {
    const { key } = await aKey(api, account.accountId, { scopes: ['subscribers'] })
    await proves('E-014.2', async () =>
      expect((await call('POST', '', {}, key)).body).toMatchObject({ code: 'scope_required' }),
    )
    const { key: own } = await aKey(api, account.accountId, { scopes: ['articles'] })
    const created = await call('POST', '', { languageIso: 'de', name: 'Neu', templateId }, own)
    const updated = await call('PUT', `/${created.body.data.id}`, { name: 'Anders' }, own)
    proves('R-028', () => expect([created.status, updated.status]).toEqual([201, 200]))
  })
})

describe('refusing', () => {
  const of = (placeholders: object) => ({ placeholders })
  test.each<[string, object, string]>([
    ['E-281.1 a name of one character', { name: 'N' }, '422 #/name too_short'],
    ['E-281.1 a name of 192 characters', { name: 'ä'.repeat(192) }, '422 #/name too_long'],
    ['D-ART-2.2 no name', { name: undefined }, '422 #/name required'],
    ['D-ART-2.2 no language', { languageIso: undefined }, '422 #/languageIso required'],
    ['a language that is none', { languageIso: 'deutsch' }, '422 #/languageIso type_mismatch'],
    ['D-ART-2.2 no template', { templateId: undefined }, '422 #/templateId required'],
    ['E-281.2 an unknown template', { templateId: 999_999 }, '422 #/templateId template_unknown'],
    ['canEdit as a number', { canEdit: 1 }, '422 #/canEdit type_mismatch'],
    ['a day that is none', { availableFrom: '2025-02-30 08:00:00' }, '422 #/availableFrom time_invalid'],
    ['a time without a zone', { availableUntil: '2025-02-20T08:00:00' }, '422 #/availableUntil time_invalid'],
    [
      'E-281.3 D-ART-2.4 availableUntil before availableFrom',
      { availableFrom: '2025-08-28 08:00:00', availableUntil: '2025-08-28 07:59:59' },
      '422 #/availableUntil out_of_range',
    ],
    [
      'E-282.1 a text where a button is',
      of({ texts: [text({ placeholderId: 2 })] }),
      '422 #/placeholders/texts/0 placeholder_unknown',
    ],
    [
      'E-282.1 an image where a text is',
      of({ images: [image({ placeholderId: 1 })] }),
      '422 #/placeholders/images/0 placeholder_unknown',
    ],
    [
      'E-282.1 an unknown area',
      of({ buttons: [button({ areaId: 2 })] }),
      '422 #/placeholders/buttons/0 placeholder_unknown',
    ],
    [
      'E-282.1 an unknown placeholder',
      of({ texts: [text({ placeholderId: 9 })] }),
      '422 #/placeholders/texts/0 placeholder_unknown',
    ],
    [
      'E-282.1 D-ART-2.5 a placeholder twice',
      of({ texts: [text(), text()] }),
      '422 #/placeholders/texts/1 placeholder_duplicate',
    ],
    [
      'D-ART-2.7 a script as link',
      of({ buttons: [button({ link: 'javascript:a()' })] }),
      '422 #/placeholders/buttons/0/link link_invalid',
    ],
    [
      'D-ART-2.7 data as link of an image',
      of({ images: [image({ link: 'data:text/html,x' })] }),
      '422 #/placeholders/images/0/link link_invalid',
    ],
    [
      'D-ART-2.7 data as image',
      of({ images: [image({ url: 'data:image/png;base64,AA' })] }),
      '422 #/placeholders/images/0/url link_invalid',
    ],
    ['a button without text', of({ buttons: [button({ text: '' })] }), '422 #/placeholders/buttons/0/text too_short'],
    [
      'a button without link',
      of({ buttons: [button({ link: undefined })] }),
      '422 #/placeholders/buttons/0/link required',
    ],
    [
      'a text of 10,001 characters',
      of({ texts: [text({ text: 'x'.repeat(10_001) })] }),
      '422 #/placeholders/texts/0/text too_long',
    ],
    [
      'a control character',
      of({ texts: [text({ text: 'a\u0000b' })] }),
      '422 #/placeholders/texts/0/text characters_invalid',
    ],
    ['101 texts', of({ texts: Array(101).fill(text()) }), '422 #/placeholders/texts too_long'],
    ['an unknown kind', of({ videos: [] }), '422 #/placeholders/videos field_unknown'],
    ['an unknown member', { title: 'x' }, '422 #/title field_unknown'],
  ])(
    '%s',
    provingEach(async (_, body, refusal) => expect(refusals(await create(body))).toEqual([refusal])),
  )

  test.each([2, 191])('but not a name of %i characters', proving('E-281.1'), async (length) => {
    expect((await create({ name: 'ä'.repeat(length) })).status).toBe(201)
  })

  test('nor availableUntil at the time of availableFrom', proving('D-ART-2.4'), async () => {
    const availableFrom = '2025-08-28 08:00:00'
    expect((await create({ availableFrom, availableUntil: availableFrom })).status).toBe(201)
  })

  test('all faults of the placeholders are told at once', async () => {
    const placeholders = {
      texts: [text({ areaId: 7 })],
      buttons: [button({ link: 'x' })],
      images: [image({ url: 'y' })],
    }
    expect(refusals(await create({ placeholders }))).toHaveLength(3)
  })

  test('the template of another account is none', async () => {
    const other = await anArticleTemplate(api, (await anAccount(api)).accountId)
    expect(refusals(await create({ templateId: other }))).toEqual(['422 #/templateId template_unknown'])
  })
})

describe('changing', () => {
  test('absent members stay, and so do absent lists of placeholders', proving('D-ART-1.1'), async () => {
    const placeholders = { texts: [text({ style: null })], buttons: [button()] }
    const before = (await create({ placeholders, availableFrom: '2025-08-28 08:00:00' })).body.data
    api.clock.advance(5000)
    const { status, body } = await call('PUT', `/${before.id}`, { name: 'Neu', placeholders: { buttons: [] } })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      ...before,
      name: 'Neu',
      placeholders: { ...before.placeholders, buttons: [] },
      updatedAt: expect.not.stringMatching(before.updatedAt),
    })
    expect((await call('GET', `/${before.id}`)).body).toEqual(body)
  })

  test('what was read may be sent back, and changes nothing', async () => {
    const before = (await create({ placeholders: { texts: [text({ text: 'a &lt; <b>b</b>' })] } })).body.data
    api.clock.advance(5000)
    expect((await call('PUT', `/${before.id}`, before)).body.data).toEqual(before)
  })

  test('null takes the times away', async () => {
    const { id } = await anArticle(api, account, {
      availableFrom: '2025-01-01 00:00:00',
      availableUntil: '2025-02-01 00:00:00',
    })
    const { body } = await call('PUT', `/${id}`, { availableFrom: null, availableUntil: null })
    expect(body.data).toMatchObject({ availableFrom: null, availableUntil: null })
  })

  test.each<[string, (id: number) => object, string]>([
    ['D-ART-2.3 another template', () => ({ templateId: 999_999 }), '422 #/templateId field_not_allowed'],
    ['D-ENV-8.2 another id', (id) => ({ id: id + 1 }), '422 #/id out_of_range'],
    [
      'E-281.3 an end before the beginning that is saved',
      () => ({ availableUntil: '2024-01-01 00:00:00' }),
      '422 #/availableUntil out_of_range',
    ],
    [
      'E-282.1 an unknown place',
      () => ({ placeholders: { texts: [text({ areaId: 3 })] } }),
      '422 #/placeholders/texts/0 placeholder_unknown',
    ],
    ['a name of one character', () => ({ name: 'N' }), '422 #/name too_short'],
  ])(
    'refuses %s',
    provingEach(async (_, body, refusal) => {
      const { id } = await anArticle(api, account, { availableFrom: '2025-01-01 00:00:00' })
      expect(refusals(await call('PUT', `/${id}`, body(id)))).toEqual([refusal])
    }),
  )

  test('one that is locked in the application stays open to the API', proving('D-ART-2.8'), async () => {
    const { id } = await anArticle(api, account, { canEdit: false })
    const { status, body } = await call('PUT', `/${id}`, { name: 'Anders' })
    expect([status, body.data.name, body.data.canEdit]).toEqual([200, 'Anders', false])
    expect((await call('PUT', `/${id}`, { canEdit: true })).body.data.canEdit).toBe(true)
  })

  test('an article is not deleted', proving(['D-ART-1.2', 'E-283']), async () => {
    const { id } = await anArticle(api, account)
    const { status, headers, body } = await call('DELETE', `/${id}`)
    expect([status, headers.get('allow'), body.code]).toEqual([405, 'GET, HEAD, OPTIONS, PUT', 'method_not_allowed'])
    expect((await call('GET', `/${id}`)).status).toBe(200)
  })

  test('an unknown article is not found', async () => {
    for (const method of ['GET', 'PUT'])
      expect((await call(method, '/999999', method === 'PUT' ? {} : undefined)).body.code).toBe('article_not_found')
  })
})

describe('listing', () => {
  test('in pages, filtered and sorted', async () => {
    const own = await anAccount(api)
    const template = await anArticleTemplate(api, own.accountId)
    const other = await anArticleTemplate(api, own.accountId)
    for (const [name, languageIso, templateId] of [
      ['Cidre', 'de', template],
      ['Apfel', 'en', template],
      ['Birne', 'de', other],
    ] as const)
      await anArticle(api, own, { name, languageIso, templateId })
    const names = async (query: string) =>
      (await call('GET', query, undefined, own.key)).body.data.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['Cidre', 'Apfel', 'Birne'])
    expect(await names('?sort=name')).toEqual(['Apfel', 'Birne', 'Cidre'])
    expect(await names('?sort=-name&limit=2&page=2')).toEqual(['Apfel'])
    expect(await names('?filter[languageIso]=de&sort=-id')).toEqual(['Birne', 'Cidre'])
    expect(await names(`?filter[templateId]=${other},999999`)).toEqual(['Birne'])
    expect(await names('?filter[name]=null')).toEqual([])
    expect(await names('?filter[updatedAt][gte]=2020-01-01 00:00:00')).toHaveLength(3)
    expect(await names('?filter[updatedAt][lt]=2020-01-01 00:00:00')).toEqual([])
    const { body } = await call('GET', '?limit=2', undefined, own.key)
    expect(body.meta).toEqual({
      include: [],
      meta: {},
      pagination: { total: 3, count: 2, perPage: 2, currentPage: 1, totalPages: 2 },
    })
    expect((await call('GET', '?filter[foo]=1', undefined, own.key)).status).toBe(422)
  })
})
