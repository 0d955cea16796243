import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anAccount, anArticle, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, deactivateMailing, planMailing, saveTheme } from './index.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api, { channels: ['Reisen'], optinMailing: false })
})
afterAll(() => api.stop())

const get = (path: string, key = account.key) => api.call('GET', path, { key })
const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

async function newsletterOf(mailingId: number) {
  return (await get(`/newsletters?filter[mailingId]=${mailingId}`)).body.data[0]
}

describe('mailings', () => {
  test('a mailing is read as it was planned in the application', proving('D-MLG-1.1'), async () => {
    const group = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: 'VIP' } })
    const groupIds = [group.body.data.id]
    const [, channelId] = account.channelIds
    const id = await aMailing(api, account.accountId, {
      name: 'Sommer',
      groupIds,
      channelId,
      replyTo: 'a@nord.example',
    })
    await inAccount(api.operator, account.accountId, (act) =>
      planMailing(act, id, { at: '2030-06-01 08:00:00', fromVerifiedDomain: false }),
    )
    const { status, body } = await get(`/mailings/${id}`)
    expect(status).toBe(200)
    proves('D-MLG-1.3', () =>
      expect(body).toEqual({
        data: {
          objectType: 'Mailing',
          id,
          type: 'standard',
          name: 'Sommer',
          status: 'planned',
          dispatchState: 'planned',
          failureReason: null,
          senderName: 'Reisebüro Nord',
          senderEmail: 'news@nord.example',
          languageIso: 'de',
          channelId,
          groupIds,
          excludedGroupIds: [],
          purpose: 'general',
          triggerTypeId: null,
          isActive: null,
          plannedAt: '2030-06-01 08:00:00',
          sentAt: null,
          createdAt: time,
          updatedAt: time,
        },
        meta: { include: ['newsletters'], meta: {} },
      }),
    )
  })

  test('include=newsletters shows the newsletter of each', proving(['D-MLG-1.4', 'D-ENV-4.2']), async () => {
    const id = await aMailing(api, account.accountId)
    const newsletter = await newsletterOf(id)
    expect((await get(`/mailings/${id}?include=newsletters`)).body.data.newsletters).toEqual({ data: [newsletter] })
    const { data } = (await get('/mailings?include=newsletters&sort=-id&limit=1')).body
    expect(data).toMatchObject([{ id, newsletters: { data: [newsletter] } }])
    expect(refusals(await get('/mailings?include=articles'))).toEqual(['422 include include_unknown'])
  })

  test('in pages, filtered and sorted; a campaign copy is among them', async () => {
    const own = await anAccount(api, { optinMailing: false })
    const { id, triggerTypeId } = await aTriggerMailing(api, own)
    const standard = await aMailing(api, own.accountId, { name: 'Brief' })
    const copy = await api.call('POST', '/mailings/trigger', { key: own.key, body: { triggerTypeId, name: 'Kopie' } })
    const list = async (query: string) => (await get(`/mailings${query}`, own.key)).body
    const ids = async (query: string) => (await list(query)).data.map((mailing: { id: number }) => mailing.id)
    const copyId = copy.body.data.id
    expect(await ids('')).toEqual([id, standard, copyId])
    expect(await ids('?filter[type]=trigger&sort=-id')).toEqual([copyId, id])
    expect(await ids('?filter[status]=planned,sent')).toEqual([])
    expect(await ids('?filter[name]=Brief')).toEqual([standard])
    expect((await list('?limit=2&page=2')).meta.pagination).toEqual({
      ...{ total: 3, count: 1, perPage: 2, currentPage: 2, totalPages: 2 },
    })
    expect((await get(`/mailings/${id}`, own.key)).body.data).toMatchObject({ triggerTypeId, isActive: true })
  })

  test('the hidden channel of an account without channels stays hidden', async () => {
    const plain = await anAccount(api)
    const id = await aMailing(api, plain.accountId)
    expect((await get(`/mailings/${id}`, plain.key)).body.data.channelId).toBeNull()
  })

  test.each([
    ['POST', '', 'GET, HEAD, OPTIONS'],
    ['PUT', '/1', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/1', 'GET, HEAD, OPTIONS'],
  ])('%s /mailings%s is not a method of it', proving(['E-283', 'D-MLG-1.2', 'R-082']), async (method, path, allow) => {
    const body = method === 'DELETE' ? undefined : {}
    const answer = await api.call(method, `/mailings${path}`, { key: account.key, body })
    expect([answer.status, answer.headers.get('allow'), answer.body.code]).toEqual([405, allow, 'method_not_allowed'])
  })

  test.each(['optout', 'welcome'] as const)(
    'one of type %s stands: it is active or inactive',
    proving('W-137.3'),
    async (type) => {
      const id = await aMailing(api, account.accountId, { type, isActive: true })
      const { data } = (await get(`/mailings/${id}`)).body
      expect(data).toMatchObject({ type, dispatchState: 'active', status: 'draft', plannedAt: null })
      const { body } = await get(`/mailings?filter[type]=${type}`)
      expect(body.data.map((one: { id: number }) => one.id)).toEqual([id])
      await inAccount(api.operator, account.accountId, (act) => deactivateMailing(act, id))
      expect((await get(`/mailings/${id}`)).body.data.dispatchState).toBe('inactive')
    },
  )

  test('an unknown one is not found', async () => {
    expect(refusals(await get('/mailings/999999'))).toEqual(['404 mailing_not_found'])
  })
})

describe('newsletters', () => {
  test(
    'a newsletter has its theme, its subject and the articles it is made of, in their order',
    proving('R-085.1'),
    async () => {
      const { accountId } = account
      const { id: themeId } = await inAccount(api.operator, accountId, (act) =>
        saveTheme(act, { name: 'Corporate', html: '<main>{content}</main>' }),
      )
      const mailingId = await aMailing(api, accountId)
      const first = await anArticle(api, account)
      const second = await anArticle(api, account)
      const articleIds = [second.id, first.id]
      await inAccount(api.operator, accountId, (act) =>
        composeNewsletter(act, mailingId, { articleIds, subject: 'Angebote', themeId }),
      )
      const { id } = await newsletterOf(mailingId)
      const record = {
        objectType: 'Newsletter',
        id,
        mailingId,
        subject: 'Angebote',
        theme: { id: themeId, name: 'Corporate' },
        languageIso: 'de',
        sentAt: null,
        createdAt: time,
        updatedAt: time,
      }
      await proves('D-NWS-1.1', async () =>
        expect((await get(`/newsletters/${id}`)).body).toEqual({
          data: record,
          meta: { include: ['articles'], meta: {} },
        }),
      )
      const { data } = (await get(`/newsletters/${id}?include=articles`)).body
      proves(['D-NWS-1.2', 'R-085.2'], () => expect(data).toEqual({ ...record, articles: { data: [second, first] } }))
      expect((await get('/newsletters?include=articles&sort=-id&limit=1')).body.data).toEqual([data])
    },
  )

  test('one without theme and articles says so', async () => {
    const { id } = await newsletterOf(await aMailing(api, account.accountId))
    const { data } = (await get(`/newsletters/${id}?include=articles`)).body
    expect(data).toMatchObject({ theme: null, articles: { data: [] } })
  })

  test('an unknown one is not found', async () => {
    expect(refusals(await get('/newsletters/999999'))).toEqual(['404 newsletter_not_found'])
  })
})
