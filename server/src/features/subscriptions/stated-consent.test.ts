import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, pair } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inAccount } from '../account-setup/index.ts'
import { changeApiKey } from '../api-keys/index.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const call = (method: 'POST' | 'PUT', path: string, body: object, key = account.key) =>
  api.call(method, path, { key, body })
const lastEvidence = async (id: number) => (await consentOf(api, account, id)).at(-1)?.evidence

describe('what the form said', () => {
  const form = { formUrl: 'https://nord.example/newsletter', consentText: 'Yes, I want\nthe newsletter.' }

  test('is kept with the registration', proving(['W-061.2', 'W-138.3']), async () => {
    const { status, body } = await call('POST', '/subscribers/register', { email: anEmail(), ...form })
    expect(status).toBe(201)
    expect(await lastEvidence(body.data.id)).toMatchObject({ formUrl: form.formUrl, text: form.consentText })
  })

  test('is kept again when the person asks again', async () => {
    const { id, email } = await aSubscriber(api, account, pair('2/1'))
    await call('POST', '/subscribers/register', { email, ...form })
    expect(await lastEvidence(id)).toMatchObject({ formUrl: form.formUrl, text: form.consentText })
  })

  test.each([
    ['formUrl', 'x'.repeat(2001), 'too_long'],
    ['consentText', 'x'.repeat(10_001), 'too_long'],
    ['formUrl', 'two\nlines', 'characters_invalid'],
  ])('%s has its bounds', proving('W-138.3'), async (member, value, code) => {
    const { status, body } = await call('POST', '/subscribers/register', { email: anEmail(), [member]: value })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ pointer: `#/${member}`, code })]])
  })
})

describe('the legal basis', () => {
  const ways = {
    create: (body: object, key?: string) => call('POST', '/subscribers', { email: anEmail(), ...body }, key),
    update: async (body: object, key?: string) =>
      call('PUT', `/subscribers/${(await aSubscriber(api, account)).id}`, body, key),
    multiple: async (body: object, key?: string) => {
      const { id } = await aSubscriber(api, account)
      const { status } = await call('PUT', '/subscribers/multiple', { subscribers: [{ id, ...body }] }, key)
      return { status, body: { data: { id } } }
    },
  }

  test.each(Object.entries(ways))('of whoever is set to 2/2 by %s', async (_name, way) => {
    const silent = await way(pair('2/2'))
    expect(silent.status).toBeLessThan(300)
    await proves(['F-045', 'W-125'], async () =>
      expect(await lastEvidence(silent.body.data.id)).toMatchObject({ legalBasis: 'transactional' }),
    )
    const stated = await way({ ...pair('2/2'), legalBasis: 'existingCustomer' })
    await proves(['W-125', 'W-138.2'], async () =>
      expect(await lastEvidence(stated.body.data.id)).toMatchObject({ legalBasis: 'existingCustomer' }),
    )
  })

  test('is the key’s where a request has none', proving('W-125'), async () => {
    const { key, prefix } = await aKey(api, account.accountId)
    await inAccount(api.operator, account.accountId, (act) =>
      changeApiKey(act, prefix, { defaultLegalBasis: 'consent' }),
    )
    const { body } = await ways.create(pair('2/2'), key)
    expect(await lastEvidence(body.data.id)).toMatchObject({ legalBasis: 'consent' })
  })

  test('is nobody’s who was asked, unless it is stated', async () => {
    const { body } = await ways.create(pair('1'))
    expect(await lastEvidence(body.data.id)).not.toHaveProperty('legalBasis')
    const { body: stated } = await ways.create({ ...pair('1'), legalBasis: 'consent' })
    expect(await lastEvidence(stated.data.id)).toMatchObject({ legalBasis: 'consent' })
  })

  test('is one of three', proving('W-138.2'), async () => {
    const { status, body } = await ways.create({ ...pair('2/2'), legalBasis: 'because' })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ pointer: '#/legalBasis' })]])
  })
})
