import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMailing, anAccount, aTriggerMailing, aTriggerType, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { activateMailing, sendTest } from '../runs/index.ts'
import { createSenderDomain } from '../sender-domains/index.ts'
import { createMailing, deactivateMailing, importContent, planMailing, requireMailing, unplanMailing } from './index.ts'

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
const sender = { name: 'Rundbrief', senderName: 'Nord', senderEmail: 'news@nord.example', languageIso: 'de' } as const

describe('plan', () => {
  const at = '2030-03-10 08:00:00'
  const plan = (id: number, time: Timestamp = at, fromVerifiedDomain = false) =>
    inside((act) => planMailing(act, id, { at: time, fromVerifiedDomain }))

  test('a complete standard mailing is planned, moved and taken back', proving(['R-080', 'R-081']), async () => {
    const id = await aMailing(api, account.accountId)
    const state = async () => {
      const { mailing } = await know(id)
      return [mailing.status, mailing.plannedAt]
    }
    await plan(id)
    expect(await state()).toEqual(['planned', at])
    await plan(id, '2030-03-11 08:00:00')
    expect(await state()).toEqual(['planned', '2030-03-11 08:00:00'])
    const edit = inside((act) => importContent(act, id, { subject: 'x', html: 'x' }))
    await expect(edit).rejects.toMatchObject({ code: 'invalid_state' })
    await inside((act) => unplanMailing(act, id))
    expect(await state()).toEqual(['draft', null])
  })

  test('needs subject and content, and is for standard mailings', async () => {
    const empty = await inside((act) => createMailing(act, { ...sender, type: 'standard' }))
    await expect(plan(empty)).rejects.toThrow(/subject.*content/)
    await expect(plan((await aTriggerMailing(api, account)).id)).rejects.toMatchObject({ code: 'invalid_state' })
    await expect(plan(999_999)).rejects.toMatchObject({ code: 'mailing_not_found' })
  })

  test('needs a verified sender domain where one is required', async () => {
    const id = await aMailing(api, account.accountId)
    const { mailing } = await know(id)
    const domain = mailing.senderEmail.split('@')[1] as string
    await expect(plan(id, at, true)).rejects.toThrow(`The sender domain ${domain} has not passed its DNS check`)
    await inAccount(api.operator, account.accountId, (act) => createSenderDomain(act, { domain }))
    await expect(plan(id, at, true)).rejects.toMatchObject({ code: 'invalid_state' })
    await api.database.query('update sender_domains set verified_at = now() where account_id = $1', [account.accountId])
    await plan(id, at, true)
    expect((await know(id)).mailing.status).toBe('planned')
  })

  test('cannot be changed once the dispatch has begun', async () => {
    const id = await aMailing(api, account.accountId)
    await plan(id)
    await api.database.query(
      `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, started_at)
       values ($1, $2, $3, 1, 'newsletter', $4, $5, now())`,
      [account.accountId, account.customerId, id, at, account.channelIds[0]],
    )
    await expect(plan(id)).rejects.toThrow('begun')
    await expect(inside((act) => unplanMailing(act, id))).rejects.toThrow('begun')
  })
})

describe('an L-account', () => {
  const refused = { code: 'not_available_for_account_type', status: 403 }

  test('plans, activates and sends nothing', proving(['W-136', 'R-011.3']), async () => {
    account = await anAccount(api, { type: 'L', optinMailing: false })
    const { accountId } = account
    const standard = await aMailing(api, accountId)
    const birthday = await aMailing(api, accountId, { type: 'birthday' })
    const plan = inside((act) => planMailing(act, standard, { at: '2030-03-10 08:00:00', fromVerifiedDomain: false }))
    await expect(plan).rejects.toMatchObject(refused)
    await expect(inside((act) => activateMailing(act, birthday))).rejects.toMatchObject(refused)
    const to = { email: 'a@nord.example', emailKey: 'a@nord.example' }
    await expect(inside((act) => sendTest(act, standard, to))).rejects.toMatchObject(refused)
    expect((await know(standard)).mailing.status).toBe('draft')
    expect((await know(birthday)).mailing.isActive).toBe(false)
  })
})

describe('activate', () => {
  const activate = (id: number) => inside((act) => activateMailing(act, id))

  test('the content is frozen and the run of single mails is there, once', async () => {
    const { id } = await aTriggerMailing(api, account, { isActive: false })
    await activate(id)
    await activate(id)
    expect((await know(id)).mailing).toMatchObject({ isActive: true, status: 'draft' })
    const runs = await api.database.query('select class, occurrence, content_id from runs where mailing_id = $1', [id])
    expect(runs).toEqual([{ class: 'trigger', occurrence: 'standing', content_id: null }])
    await inside((act) => deactivateMailing(act, id))
    expect((await know(id)).mailing.isActive).toBe(false)
  })

  test(
    'not without content, not for standard mailings, not two for one type and language',
    proving('W-093.2'),
    async () => {
      const triggerTypeId = await aTriggerType(api, account.customerId)
      const empty = await inside((act) => createMailing(act, { ...sender, type: 'trigger', triggerTypeId }))
      await expect(activate(empty)).rejects.toThrow('content')
      await expect(activate(await aMailing(api, account.accountId))).rejects.toMatchObject({ code: 'invalid_state' })
      const first = await aTriggerMailing(api, account, { triggerTypeId })
      const second = await aTriggerMailing(api, account, { triggerTypeId, isActive: false })
      await expect(activate(second.id)).rejects.toThrow(`Mailing ${first.id} already answers`)
      await inside((act) => deactivateMailing(act, first.id))
      await activate(second.id)
    },
  )
})
