import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aChangedKey } from '../../../test/changed-set-up.ts'
import {
  aKey,
  anAccount,
  anEmail,
  anOptinMailing,
  aSubscriber,
  type MatterMailingWishes,
  type TestAccount,
} from '../../../test/factories.ts'
import { messagesOf, pair, sizeOf } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inAccount } from '../account-setup/index.ts'
import { chooseChannelMailing } from '../channels/index.ts'

let api: TestApi
let account: TestAccount
let channelled: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  channelled = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
})
afterAll(() => api.stop())

const create = (key: string, body: object = pair('2/1')) =>
  api.call('POST', '/subscribers', { key, body: { email: anEmail(), ...body } })
const mailingOf = async (of: TestAccount, id: number) =>
  (await messagesOf(api, of, id)).map(({ mailingId }) => mailingId)

describe('creating a person who must opt in', () => {
  test('pending, and the mailing of the key is queued', proving(['E-082.1', 'R-142.1']), async () => {
    const { status, body } = await create(account.key)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...pair('2/1'), receivedOptinAt: expect.any(String), optinAt: null })
    expect(await messagesOf(api, account, body.data.id)).toEqual([
      {
        class: 'optin',
        state: 0,
        attempt: 0,
        mailingId: account.optinMailingId,
        channelIds: account.channelIds,
        deferredData: null,
      },
    ])
  })

  test('without a mailing nothing is saved', proving(['E-083', 'D-REG-5.3']), async () => {
    const { key } = await aKey(api, account.accountId)
    const before = await sizeOf(api, account)
    expect(refusals(await create(key))).toEqual(['409 optin_mailing_missing'])
    expect(await sizeOf(api, account)).toEqual(before)
  })

  test('the mailing of a key is chosen at its creation, or later', proving('R-035.2'), async () => {
    const { key, prefix } = await aKey(api, account.accountId)
    expect((await create(key)).status).toBe(409)
    const defaultOptinMailingId = await anOptinMailing(api, account.accountId)
    await aChangedKey(api, prefix, { defaultOptinMailingId })
    const { status, body } = await create(key)
    expect(status).toBe(201)
    expect(await mailingOf(account, body.data.id)).toEqual([defaultOptinMailingId])
  })

  test('a mailing that is not active does not count', async () => {
    const defaultOptinMailingId = await anOptinMailing(api, account.accountId, { isActive: false })
    const { key } = await aKey(api, account.accountId, { defaultOptinMailingId })
    expect(refusals(await create(key))).toEqual(['409 optin_mailing_missing'])
  })

  test('several channels to confirm make one mail', proving('D-REG-5.4'), async () => {
    const channels = channelled.channelIds.map((id) => ({ id, ...pair('2/1') }))
    const { body } = await create(channelled.key, { channels })
    const sorted = channelled.channelIds.toSorted((a, b) => a - b)
    const [message, ...more] = await messagesOf(api, channelled, body.data.id)
    expect([message?.channelIds.toSorted((a, b) => a - b), more]).toEqual([sorted, []])
  })
})

describe('registering', () => {
  const register = (key: string, body: object = {}) =>
    api.call('POST', '/subscribers/register', { key, body: { email: anEmail(), ...body } })

  test('without a mailing nothing is created', proving(['E-166', 'D-REG-5.3']), async () => {
    const { key } = await aKey(api, account.accountId)
    const before = await sizeOf(api, account)
    expect(refusals(await register(key))).toEqual(['409 optin_mailing_missing'])
    expect(await sizeOf(api, account)).toEqual(before)
  })

  test('a known person keeps their state and data', async () => {
    const { key } = await aKey(api, account.accountId)
    const { id, email } = await aSubscriber(api, account, { firstname: 'Eva', ...pair('3/4') })
    expect((await register(key, { email, firstname: 'Mallory' })).status).toBe(409)
    const { body } = await api.call('GET', `/subscribers/${id}`, { key })
    expect(body.data).toMatchObject({ firstname: 'Eva', ...pair('3/4') })
  })

  test('where no mail is due none is missed', async () => {
    const { key } = await aKey(api, account.accountId)
    const { email } = await aSubscriber(api, account)
    expect((await register(key, { email })).status).toBe(200)
  })

  test('one channel uses its own mailing, several use that of the key', async () => {
    const [, own, other] = channelled.channelIds as [number, number, number]
    const mailing = await anOptinMailing(api, channelled.accountId)
    await inAccount(api.operator, channelled.accountId, (act) =>
      chooseChannelMailing(act, { type: 'optin', channelId: own, mailingId: mailing }),
    )
    const used = async (channelIds: number[]) => {
      const { body } = await register(channelled.key, { channelIds })
      return mailingOf(channelled, body.data.id)
    }
    await proves(['D-REG-5.1', 'R-090.1'], async () => expect(await used([own])).toEqual([mailing]))
    await proves('D-REG-5.2', async () => {
      expect(await used([other])).toEqual([channelled.optinMailingId])
      expect(await used([own, other])).toEqual([channelled.optinMailingId])
    })
    const { key } = await aKey(api, channelled.accountId)
    expect((await register(key, { channelIds: [own] })).status).toBe(201)
    expect(refusals(await register(key, { channelIds: [own, other] }))).toEqual(['409 optin_mailing_missing'])
  })
})

describe('in the language of the person', () => {
  let english: number
  beforeAll(async () => {
    english = await anOptinMailing(api, account.accountId, { languageIso: 'en', versionOf: account.optinMailingId })
  })
  const asked = async (body: object, key = account.key) => {
    const registered = await api.call('POST', '/subscribers/register', { key, body: { email: anEmail(), ...body } })
    return mailingOf(account, registered.body.data.id)
  }

  test('the version of the person, else that of the account', async () => {
    await proves(['W-135', 'F-056'], async () => {
      expect(await asked({ languageIso: 'en' })).toEqual([english])
      expect(await asked({ languageIso: 'fr' })).toEqual([account.optinMailingId])
    })
    expect(await asked({})).toEqual([account.optinMailingId])
  })

  test('also where the language takes effect only with the confirmation', async () => {
    const { key } = await aKey(api, account.accountId, {
      defaultOptinMailingId: account.optinMailingId,
      deferUnconfirmedData: true,
    })
    expect(await asked({ languageIso: 'en' }, key)).toEqual([english])
  })

  test('a version that is not active is not sent', async () => {
    await anOptinMailing(api, account.accountId, {
      languageIso: 'fr',
      versionOf: account.optinMailingId,
      isActive: false,
    })
    expect(await asked({ languageIso: 'fr' })).toEqual([account.optinMailingId])
  })

  test('one version for each language, of an opt-in mailing that is none itself', async () => {
    const version = (wishes: MatterMailingWishes) => anOptinMailing(api, account.accountId, wishes)
    const ofMain = { versionOf: account.optinMailingId }
    await expect(version({ ...ofMain, languageIso: 'en' })).rejects.toThrow('already has a version in en')
    await expect(version({ ...ofMain, languageIso: 'de' })).rejects.toThrow('already has a version in de')
    await expect(version({ versionOf: english, languageIso: 'it' })).rejects.toThrow('is itself a version')
    await expect(version({ versionOf: 999_999, languageIso: 'it' })).rejects.toThrow('no mailing')
  })
})
