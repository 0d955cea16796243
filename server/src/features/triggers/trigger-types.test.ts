import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKey, anAccount, aTriggerMailing, aTriggerType } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const list = (key: string) => api.call('GET', '/triggerTypes', { key })

test(
  'every type of the customer, with the languages activated in this account',
  proving(['R-151', 'E-209', 'D-TRG-1.1']),
  async () => {
    const account = await anAccount(api)
    const sister = await anAccount(api, { customerId: account.customerId })
    const used = await aTriggerType(api, account.customerId, { key: 'password-reset' })
    const unused = await aTriggerType(api, account.customerId, { key: 'booking' })
    await aTriggerMailing(api, account, { triggerTypeId: used, languageIso: 'en' })
    await aTriggerMailing(api, account, { triggerTypeId: used, languageIso: 'de' })
    await aTriggerMailing(api, account, { triggerTypeId: used, languageIso: 'fr', isActive: false })
    await aTriggerMailing(api, sister, { triggerTypeId: unused })
    const { status, body } = await list(account.key)
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const record = {
      objectType: 'TriggerType',
      translations: { de: { name: 'Passwort zurücksetzen', description: null } },
      createdAt: time,
      updatedAt: time,
    }
    expect(status).toBe(200)
    proves(['D-TRG-1.2', 'D-TRG-1.3', 'D-ENV-2.1'], () =>
      expect(body).toEqual({
        data: [
          { ...record, id: used, key: 'password-reset', languages: ['de', 'en'], isActive: true },
          { ...record, id: unused, key: 'booking', languages: [], isActive: false },
        ],
        meta: { include: [], meta: {} },
      }),
    )
  },
)

test('neither the types nor anything else lists the placeholders of a template', proving('R-164'), async () => {
  const account = await anAccount(api)
  await aTriggerMailing(api, account)
  expect((await list(account.key)).text).not.toContain('resetLink')
  const document = (await api.call('GET', '/openapi.json')).body
  const reads = Object.entries<Record<string, object>>(document.paths).filter(([, methods]) => 'get' in methods)
  expect(reads.filter(([path]) => /placeholder/i.test(path))).toEqual([])
})

test('only keys with the scope subscribers, of S-accounts, see them, and there is nothing to ask for', async () => {
  const { accountId, key } = await anAccount(api)
  const editor = await aKey(api, accountId, { scopes: ['articles'] })
  expect(refusals(await list(editor.key))).toEqual(['403 scope_required'])
  expect(refusals(await api.call('GET', '/triggerTypes?page=1', { key }))).toEqual(['422 page query_parameter_invalid'])
  const parent = await anAccount(api, { type: 'L' })
  expect(refusals(await list(parent.key))).toEqual(['403 not_available_for_account_type'])
})
