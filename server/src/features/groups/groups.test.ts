import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'

let api: TestApi
let account: TestAccount
const call = (method: string, path: string, body?: unknown, key = account.key) =>
  api.call(method, `/subscriberGroups${path}`, { key, body })
let sequence = 0
const aGroup = async (body: object = {}) => {
  sequence += 1
  const { status, body: answer, text } = await call('POST', '', { name: `Gruppe ${sequence}`, ...body })
  if (status !== 201) throw new Error(text)
  return answer.data
}
const all = (value: boolean) => ({ canEdit: value, canDelete: value, canAssignSubscribers: value })

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

describe('creating', () => {
  test('a name is enough; it is external and closed to users', async () => {
    const { status, body, headers } = await call('POST', '', { name: ' VIP ' })
    expect(status).toBe(201)
    const { id, createdAt } = body.data
    expect(headers.get('location')).toBe(`/api/v1/subscriberGroups/${id}`)
    proves(['R-076', 'D-GRP-2.1', 'D-GRP-3.1'], () =>
      expect(body).toEqual({
        data: {
          objectType: 'SubscriberGroup',
          id,
          name: 'VIP',
          type: 3,
          permissions: all(false),
          subscriberCount: 0,
          createdAt,
          updatedAt: createdAt,
        },
        meta: { include: [], meta: {} },
      }),
    )
    expect((await call('GET', `/${id}`)).body).toEqual(body)
  })

  test.each([
    [1, undefined, all(true)],
    [3, undefined, all(false)],
    [1, { canDelete: false }, { ...all(true), canDelete: false }],
    [3, { canEdit: true }, { ...all(false), canEdit: true }],
  ])(
    'type %i with permissions %j',
    proving(['D-GRP-3.4', 'R-078.1', 'R-077.1']),
    async (type, permissions, expected) => {
      expect(await aGroup({ type, permissions })).toMatchObject({ type, permissions: expected })
    },
  )

  test.each([
    ['E-284.1 D-GRP-3.2 the dynamic type', { name: 'Neu', type: 2 }, '422 #/type group_type_not_creatable'],
    ['an unknown type', { name: 'Neu', type: 4 }, '422 #/type group_type_not_creatable'],
    ['D-GRP-2.2 no name', {}, '422 #/name required'],
    ['D-GRP-2.2 a name of one character', { name: 'N' }, '422 #/name too_short'],
    ['D-GRP-2.2 a name of one character and blanks', { name: ' N ' }, '422 #/name too_short'],
    ['D-GRP-2.2 a name of 192', { name: 'N'.repeat(192) }, '422 #/name too_long'],
    ['a line break', { name: 'N\nN' }, '422 #/name characters_invalid'],
    ['a number', { name: 5 }, '422 #/name type_mismatch'],
    ['an unknown permission', { name: 'Neu', permissions: { canFly: true } }, '422 #/permissions/canFly field_unknown'],
    [
      'a permission as a number',
      { name: 'Neu', permissions: { canEdit: 1 } },
      '422 #/permissions/canEdit type_mismatch',
    ],
    ['a misspelt member', { name: 'Neu', typ: 1 }, '422 #/typ field_unknown'],
  ])(
    '%s is refused',
    provingEach(async (_name, body, expected) => {
      expect(refusals(await call('POST', '', body))).toEqual([expected])
    }),
  )

  test.each(['No', '🎉'.repeat(191)])('the shortest and the longest name', proving('D-GRP-2.2'), async (name) => {
    expect((await aGroup({ name })).name).toBe(name)
  })

  test('a name in other letter case is taken', async () => {
    const { id } = await aGroup({ name: 'Ärzte' })
    const { status, body } = await call('POST', '', { name: 'ÄRZTE' })
    proves(['E-284.2', 'D-GRP-2.3'], () => expect([status, body.code, body.groupId]).toEqual([409, 'group_exists', id]))
    const other = await anAccount(api)
    expect((await call('POST', '', { name: 'Ärzte' }, other.key)).status).toBe(201)
  })

  test('of parallel creates of one name one wins', async () => {
    const answers = await Promise.all(['Eile', 'eile', 'EILE'].map((name) => call('POST', '', { name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('updating', () => {
  test('is partial, and updatedAt moves only with a change', proving('D-GRP-1.2'), async () => {
    const group = await aGroup({ permissions: { canEdit: true } })
    api.clock.advance(5000)
    expect((await call('PUT', `/${group.id}`, {})).body.data).toEqual(group)
    expect((await call('PUT', `/${group.id}`, group)).body.data).toEqual(group)
    const { body } = await call('PUT', `/${group.id}`, { permissions: { canDelete: true } })
    const permissions = { canEdit: true, canDelete: true, canAssignSubscribers: false }
    expect(body.data).toEqual({ ...group, permissions, updatedAt: body.data.updatedAt })
    expect(body.data.updatedAt > group.updatedAt).toBe(true)
    const renamed = await call('PUT', `/${group.id}`, { name: 'Umbenannt' })
    expect(renamed.body.data).toMatchObject({ name: 'Umbenannt', permissions })
    expect((await call('GET', `/${group.id}`)).body.data).toEqual(renamed.body.data)
  })

  test('to a taken name is refused, to its own in other case is not', async () => {
    const [one, two] = [await aGroup(), await aGroup()]
    const answer = await call('PUT', `/${two.id}`, { name: one.name.toUpperCase() })
    expect([answer.status, answer.body.code]).toEqual([409, 'group_exists'])
    expect((await call('PUT', `/${two.id}`, { name: two.name.toUpperCase() })).body.data.name).toBe(
      two.name.toUpperCase(),
    )
  })

  test.each([1, 2])('the type cannot become %i', proving('D-GRP-3.3'), async (type) => {
    const group = await aGroup()
    expect(refusals(await call('PUT', `/${group.id}`, { name: 'Anders', type }))).toEqual([
      '422 #/type group_type_fixed',
    ])
    expect((await call('GET', `/${group.id}`)).body.data).toEqual(group)
  })

  test.each([
    ['a name of null', { name: null }, '422 #/name type_mismatch'],
    ['an empty name', { name: '' }, '422 #/name too_short'],
    ['another id', { id: 999 }, '422 #/id out_of_range'],
  ])('%s is refused', async (_name, body, expected) => {
    const { id } = await aGroup()
    expect(refusals(await call('PUT', `/${id}`, body))).toEqual([expected])
  })
})

describe('listing', () => {
  let listed: TestAccount
  const list = async (query: string) => {
    const { status, body } = await call('GET', `?${query}`, undefined, listed.key)
    expect(status).toBe(200)
    return body
  }
  const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name).join(' ')

  beforeAll(async () => {
    listed = await anAccount(api)
    for (const [name, type] of [
      ['Birne', 1],
      ['apfel', 3],
      ['Citrus', 1],
    ] as const) {
      await call('POST', '', { name, type }, listed.key)
      api.clock.advance(2000)
    }
  })

  test.each([
    ['', 'Birne apfel Citrus'],
    ['limit=2', 'Birne apfel'],
    ['limit=2&page=2', 'Citrus'],
    ['sort=name', 'apfel Birne Citrus'],
    ['sort=-name', 'Citrus Birne apfel'],
    ['sort=-createdAt', 'Citrus apfel Birne'],
    ['sort=-id', 'Citrus apfel Birne'],
    ['filter[name]=APFEL', 'apfel'],
    ['filter[name]=apfel,citrus', 'apfel Citrus'],
    ['filter[name]=%25', ''],
    ['filter[type]=1', 'Birne Citrus'],
    ['filter[type]=1,3&filter[name]=apfel', 'apfel'],
    ['filter[type]=2', ''],
  ])('%s', proving('D-GRP-1.1'), async (query, expected) => expect(await names(query)).toBe(expected))

  test('has pages', async () => {
    expect((await list('limit=2&filter[type]=1')).meta.pagination).toEqual({
      total: 2,
      count: 2,
      perPage: 2,
      currentPage: 1,
      totalPages: 1,
    })
  })

  test.each(['filter[foo]=1', 'sort=type', 'limit=501', 'include=subscribers', 'filter[type]=x'])(
    '%s is refused',
    async (query) => {
      expect((await call('GET', `?${query}`, undefined, listed.key)).status).toBe(422)
    },
  )
})

describe('deleting', () => {
  test('the group goes, its people stay', async () => {
    const { id } = await aGroup()
    const person = await aSubscriber(api, account)
    await call('POST', `/${id}/subscribers`, { subscriberIds: [person.id] })
    const { status, text } = await call('DELETE', `/${id}`)
    proves('D-GRP-1.2', () => expect([status, text]).toEqual([204, '']))
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', {}],
      ['DELETE', undefined],
    ] as const)
      expect(refusals(await call(method, `/${id}`, body))).toEqual(['404 group_not_found'])
    const { body } = await api.call('GET', `/subscribers/${person.id}?include=groups`, { key: account.key })
    proves('E-286', () => expect(body.data).toMatchObject({ id: person.id, groups: { data: [] } }))
    const filtered = await api.call('GET', `/subscribers?filter[groupId]=${id}`, { key: account.key })
    expect(filtered.body.meta.pagination.total).toBe(0)
  })

  describe('that a mailing goes to', () => {
    const plan = (id: number) =>
      inAccount(api.operator, account.accountId, (act) =>
        planMailing(act, id, { at: '2030-03-10 08:00:00', fromVerifiedDomain: false }),
      )
    const inUse = async (groupId: number) => {
      const { status, body } = await call('DELETE', `/${groupId}`)
      return [status, body?.code, body?.mailingIds]
    }

    test(
      'is refused while the mailing is planned or active, and names them',
      proving(['D-GRP-4.2', 'W-036.1', 'F-057']),
      async () => {
        const group = await aGroup()
        const other = await aGroup()
        const draft = await aMailing(api, account.accountId, { groupIds: [group.id] })
        const planned = await aMailing(api, account.accountId, { groupIds: [other.id, group.id] })
        const active = await aMailing(api, account.accountId, {
          type: 'birthday',
          groupIds: [group.id],
          isActive: true,
        })
        await plan(planned)
        expect(await inUse(group.id)).toEqual([409, 'group_in_use', [planned, active]])
        expect(await inUse(other.id)).toEqual([409, 'group_in_use', [planned]])
        const read = await api.call('GET', `/mailings/${planned}`, { key: account.key })
        expect(read.body.data).toMatchObject({ status: 'planned', groupIds: [other.id, group.id] })
        expect((await api.call('GET', `/mailings/${draft}`, { key: account.key })).body.data.status).toBe('draft')
      },
    )

    test.each(['sending', 'paused'])('is refused while the mailing is %s', async (state) => {
      const { id } = await aGroup()
      const mailing = await aMailing(api, account.accountId, { groupIds: [id] })
      await plan(mailing)
      await aRun(mailing, state)
      expect(await inUse(id)).toEqual([409, 'group_in_use', [mailing]])
    })

    test(
      'goes while it is a draft, which keeps the dead id and cannot be planned',
      proving(['W-036.2', 'F-027']),
      async () => {
        const [{ id }, stays] = [await aGroup(), await aGroup()]
        const mailing = await aMailing(api, account.accountId, { groupIds: [id, stays.id] })
        expect((await call('DELETE', `/${id}`)).status).toBe(204)
        const read = await api.call('GET', `/mailings/${mailing}`, { key: account.key })
        expect(read.body.data.groupIds).toEqual([id, stays.id])
        await expect(plan(mailing)).rejects.toMatchObject({
          code: 'invalid_state',
          detail: expect.stringContaining(`${id}`),
        })
      },
    )

    async function aRun(mailing: number, state: string): Promise<void> {
      await api.database.query(
        `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, started_at, state)
         values ($1, $2, $3, 1, 'newsletter', '2030-03-10 08:00:00', $4, now(), $5)`,
        [account.accountId, account.customerId, mailing, account.channelIds[0], state],
      )
    }
  })

  test('a group of another account is not there', async () => {
    const { id } = await aGroup()
    const { key } = await anAccount(api)
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'x y' }],
      ['DELETE', undefined],
    ] as const)
      expect(refusals(await call(method, `/${id}`, body, key))).toEqual(['404 group_not_found'])
  })
})
