import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCustomerField,
  aMailing,
  anAccount,
  aTriggerMailing,
  aTriggerType,
  type TestAccount,
} from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inAccount } from '../account-setup/index.ts'
import {
  type Content,
  createMailing,
  findContent,
  freezeContent,
  type ImportedContent,
  importContent,
  type NewMailing,
  planMailing,
  requireMailing,
  resetMailingValue,
  saveTheme,
  setMailingValue,
} from './index.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  account = await anAccount(api)
})

const inside = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, account.accountId, work)
const know = (id: number) => inside(({ tx }) => requireMailing(tx, id))
const put = (id: number, content: ImportedContent) => inside((act) => importContent(act, id, content))
const freeze = (id: number) => inside(({ tx }) => freezeContent(tx, id))
const frozen = (id: number) => inside(async ({ tx }) => (await findContent(tx, await freezeContent(tx, id))) as Content)
const sender = { name: 'Rundbrief', senderName: 'Nord', senderEmail: 'news@nord.example', languageIso: 'de' } as const

describe('a mailing', () => {
  test.each(['standard', 'optin', 'birthday', 'trigger'] as const)(
    'of type %s comes with its newsletter, sender and recipients, as a draft',
    async (type) => {
      const triggerTypeId = type === 'trigger' ? await aTriggerType(api, account.customerId) : null
      const id = await inside((act) => createMailing(act, { ...sender, type, triggerTypeId }))
      const { mailing, newsletter } = await know(id)
      proves('R-079', () => {
        expect(mailing).toMatchObject({
          ...sender,
          type,
          status: 'draft',
          channelId: account.channelIds[0],
          groupIds: [],
        })
        expect([mailing.isActive, mailing.plannedAt]).toEqual([type === 'standard' ? null : false, null])
      })
      proves('R-084', () => expect(newsletter.mailingId).toBe(id))
    },
  )

  test('names only records that are there', async () => {
    const wrong: NewMailing = {
      ...sender,
      type: 'trigger',
      channelId: 999_999,
      groupIds: [999_998],
      triggerTypeId: 999_997,
    }
    await expect(inside((act) => createMailing(act, wrong))).rejects.toMatchObject({
      extensions: { errors: [{ pointer: '#/groupIds' }, { pointer: '#/channelId' }, { pointer: '#/triggerTypeId' }] },
    })
    await expect(inside((act) => createMailing(act, { ...sender, type: 'trigger' }))).rejects.toThrow()
  })
})

describe('content', () => {
  test('a text part is made from the HTML, unless one is given', async () => {
    const id = await aMailing(api, account.accountId, {
      html: '<h1>Neues</h1><p>aus {{V:4:Kiel}}</p>{unsubscribeLink}',
    })
    expect((await frozen(id)).plainText).toContain('Neues\n\naus {{V:4:Kiel}}')
    await put(id, { subject: 'x', html: '<p>HTML</p>', plainText: 'Nur Text {unsubscribeLink} {browserLink}' })
    expect((await frozen(id)).plainText).toBe('Nur Text {unsubscribeLink} {browserLink}')
  })

  test('faults refuse it and nothing changes, oddities come back as warnings', async () => {
    const id = await aMailing(api, account.accountId, { subject: 'Vorher' })
    const html = '<p>[[A:-:1:-:a:-:b]] [[A:-:1:-:c:-:d]]</p>'
    await proves('R-178', () =>
      expect(put(id, { subject: 'Nachher', html })).rejects.toMatchObject({ code: 'content_invalid' }),
    )
    expect((await know(id)).newsletter.subject).toBe('Vorher')
    const warnings = await put(id, { subject: 'Nachher', html: '{{V:9:x}} {{C:999999:y}} {{V:x:y}}', plainText: 'x' })
    proves('D-VAR-2.5', () =>
      expect(warnings.map(({ code }) => code)).toEqual([
        'unknown_variable',
        'unknown_customer_field',
        'malformed_variable',
      ]),
    )
    expect((await know(id)).newsletter.subject).toBe('Nachher')
  })

  test('an opt-in mailing can be sent as it is, and cannot lose its link', async () => {
    for (const [languageIso, word] of [
      ['de', 'bestätigen'],
      ['en', 'confirm'],
    ] as const) {
      const id = await inside((act) => createMailing(act, { ...sender, languageIso, type: 'optin' }))
      const { subject, html, plainText } = await frozen(id)
      expect(subject).toContain(word)
      expect([html, plainText].map((part) => part.includes('{optinLink}'))).toEqual([true, true])
      expect(html).not.toContain('{unsubscribeLink}')
      for (const content of [{ html: '<p>x</p>' }, { html: '{optinLink}', plainText: 'x' }])
        await expect(put(id, { subject: 'x', ...content })).rejects.toMatchObject({ code: 'content_invalid' })
      await put(id, { subject: 'x', html: '<a href="{optinLink}">ja</a>' })
    }
  })

  test('a newsletter always shows the way out, a trigger mail does not', async () => {
    const newsletter = await frozen(await aMailing(api, account.accountId))
    expect([newsletter.html, newsletter.plainText].map((part) => part.includes('{unsubscribeLink}'))).toEqual([
      true,
      true,
    ])
    const trigger = await frozen((await aTriggerMailing(api, account)).id)
    expect(trigger.html).not.toContain('{unsubscribeLink}')
  })

  test('placeholders are declared by trigger mailings only, with names that can be sent', async () => {
    const newsletter = await aMailing(api, account.accountId)
    const trigger = await aTriggerMailing(api, account)
    const content = { subject: 'x', html: '<p>{code}</p>' }
    for (const [id, placeholders] of [
      [newsletter, ['code']],
      [trigger.id, ['2nd']],
      [trigger.id, ['unsubscribeLink']],
    ] as const)
      await expect(put(id, { ...content, placeholders })).rejects.toMatchObject({ code: 'content_invalid' })
    await put(trigger.id, { ...content, placeholders: ['code', 'code'] })
    expect((await know(trigger.id)).newsletter.placeholders).toEqual(['code'])
  })

  test('theme, subject and content are put together', proving('R-085.1'), async () => {
    const { id: themeId } = await inside((act) =>
      saveTheme(act, { name: 'Blau', html: '<body class="blau">{content}</body>' }),
    )
    const id = await aMailing(api, account.accountId, { subject: 'Neues', html: '<p>Text</p>', themeId })
    const content = await frozen(id)
    expect(content.subject).toBe('Neues')
    expect(content.html).toMatch(/^<body class="blau"><p>Text<\/p>/)
    await expect(inside((act) => saveTheme(act, { name: 'Leer', html: '<body></body>' }))).rejects.toThrow('{content}')
    await expect(put(id, { subject: 'x', html: 'x', themeId: 999_999 })).rejects.toThrow('no theme')
  })
})

describe('a frozen content', () => {
  test('is one row as long as nothing changes, and keeps what it said', async () => {
    const id = await aMailing(api, account.accountId, { subject: 'Erst' })
    const first = await freeze(id)
    expect(await freeze(id)).toBe(first)
    await put(id, { subject: 'Dann', html: '<p>Neu</p>' })
    expect(await freeze(id)).not.toBe(first)
    expect(await inside(({ tx }) => findContent(tx, first))).toMatchObject({ subject: 'Erst' })
  })

  test('holds the values of account and mailing fields of that moment', async () => {
    const [own, fallback, , ofMailing] = [
      await aCustomerField(api, account.customerId, 1, { fieldType: 2 }),
      await aCustomerField(api, account.customerId, 1, { fieldType: 2, defaultValue: 'Vorgabe' }),
      await aCustomerField(api, account.customerId, 1, { fieldType: 2 }),
      await aCustomerField(api, account.customerId, 2, { fieldType: 3 }),
    ]
    await aCustomerField(api, account.customerId, 1)
    const set = (value: string) =>
      api.call('PUT', `/customerFields/${own}/value`, { key: account.key, body: { value } })
    await set('Kiel')
    const id = await aMailing(api, account.accountId)
    await inside((act) => setMailingValue(act, id, ofMailing as number, 7))
    const before = await freeze(id)
    await set('Bonn')
    await proves('W-057.2', async () =>
      expect((await inside(({ tx }) => findContent(tx, before)))?.fieldValues).toEqual({
        [own]: 'Kiel',
        [fallback]: 'Vorgabe',
        [ofMailing]: 7,
      }),
    )
    expect((await frozen(id)).fieldValues).toMatchObject({ [own]: 'Bonn' })
  })

  test('a mailing field takes values of its type, on the mailings that can be edited', async () => {
    const field = await aCustomerField(api, account.customerId, 2, { fieldType: 3, defaultValue: 3 })
    const ofPeople = await aCustomerField(api, account.customerId, 2)
    const id = await aMailing(api, account.accountId)
    const set = (fieldId: number, value: unknown) => inside((act) => setMailingValue(act, id, fieldId, value))
    const refused = (code: string) => ({ code: 'validation_failed', extensions: { errors: [{ code }] } })
    await expect(set(field, 'sieben')).rejects.toMatchObject(refused('customer_field_type'))
    await expect(set(ofPeople, 7)).rejects.toMatchObject(refused('customer_field_wrong_scope'))
    await expect(set(999_999, 7)).rejects.toMatchObject(refused('customer_field_unknown'))
    await set(field, 7)
    await set(field, 8)
    expect((await frozen(id)).fieldValues).toEqual({ [field]: 8 })
    await inside((act) => resetMailingValue(act, id, field))
    expect((await frozen(id)).fieldValues).toEqual({ [field]: 3 })
    await inside((act) => planMailing(act, id, { at: '2030-03-10 08:00:00', fromVerifiedDomain: false }))
    await expect(set(field, 9)).rejects.toMatchObject({ code: 'invalid_state' })
  })

  test('an active mailing sends what an edited theme looks like', async () => {
    const save = async (html: string, id?: number) =>
      (await inside((act) => saveTheme(act, { id, name: 'Thema', html }))).id
    const themeId = await save('<b>{content}</b>')
    const { id } = await aTriggerMailing(api, account, { themeId })
    const current = () =>
      api.database.query<{ html: string }>(
        'select c.html from newsletters n join contents c on (c.account_id, c.id) = (n.account_id, n.content_id) where n.mailing_id = $1',
        [id],
      )
    expect((await current())[0]?.html).toMatch(/^<b>/)
    await save('<i>{content}</i>', themeId)
    expect((await current())[0]?.html).toMatch(/^<i>/)
  })
})
