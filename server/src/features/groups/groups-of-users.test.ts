import { beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let user: TestSession
let groups: string

beforeAll(async () => {
  account = await anAccount(api)
  user = await web.sessionOf(await aUser(api, account.accountId))
  groups = `/accounts/${account.accountId}/groups`
})

async function aGroup(name: string): Promise<number> {
  const { status, body, text } = await user.call('POST', groups, { body: { name } })
  if (status !== 201) throw new Error(text)
  return body.data.id
}

/** As a system makes it over the API, with nothing allowed but this. */
async function anExternalGroup(name: string, permissions: object = {}): Promise<number> {
  const { body } = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name, permissions } })
  return body.data.id
}

const membersOf = async (id: number) => {
  const { body } = await user.call('GET', `/accounts/${account.accountId}/subscribers?filter[groupId]=${id}`)
  return body.data.map(({ id: member }: { id: number }) => member)
}

test('a user makes a static group, with which everything may be done', proving('W-034.1'), async () => {
  const id = await aGroup('Regulars')
  const { body } = await user.call('GET', `${groups}/${id}`)
  expect(body.data).toMatchObject({
    name: 'Regulars',
    type: 1,
    permissions: { canEdit: true, canDelete: true, canAssignSubscribers: true },
    subscriberCount: 0,
    usedBy: [],
  })
  const again = await user.call('POST', groups, { body: { name: 'REGULARS' } })
  expect([again.status, again.body.code, again.body.groupId]).toEqual([409, 'group_exists', id])
  const renamed = await user.call('PATCH', `${groups}/${id}`, { body: { name: 'Old friends' } })
  expect(renamed.body.data.name).toBe('Old friends')
  const listed = await user.call('GET', `${groups}?sort=name&limit=50`)
  expect(listed.body.data.map(({ name }: { name: string }) => name)).toContain('Old friends')
  expect((await user.call('DELETE', `${groups}/${id}`)).status).toBe(204)
  expect((await user.call('GET', `${groups}/${id}`)).status).toBe(404)
})

test('people are put in by address or id, and who is unknown is named', async () => {
  const id = await aGroup('Pasted')
  const [{ id: ida, email }, { id: kim }] = [await aSubscriber(api, account), await aSubscriber(api, account)]
  const people = [` ${email.toUpperCase()} `, String(kim), 'nobody@example.org', '999999999', 'no address']
  const { body } = await user.call('POST', `${groups}/${id}/members`, { body: { people } })
  expect(body.data).toEqual({
    added: [ida, kim],
    alreadyMembers: 0,
    unknown: ['nobody@example.org', '999999999', 'no address'],
  })
  expect((await membersOf(id)).sort()).toEqual([ida, kim].sort())
  const again = await user.call('POST', `${groups}/${id}/members`, { body: { people: [String(ida)] } })
  expect(again.body.data).toEqual({ added: [], alreadyMembers: 1, unknown: [] })
  const taken = await user.call('POST', `${groups}/${id}/dismissals`, { body: { subscriberIds: [ida, 999_999_999] } })
  expect(taken.body.data).toEqual({ removed: [ida] })
  expect(await membersOf(id)).toEqual([kim])
})

test('what the keeper of a group does not allow, no user does; the API still may', async () => {
  const { id: subscriberId } = await aSubscriber(api, account)
  const id = await anExternalGroup('CRM: loyal')
  const refused = [
    await user.call('PATCH', `${groups}/${id}`, { body: { name: 'Ours' } }),
    await user.call('DELETE', `${groups}/${id}`),
    await user.call('POST', `${groups}/${id}/members`, { body: { people: [String(subscriberId)] } }),
    await user.call('POST', `${groups}/${id}/dismissals`, { body: { subscriberIds: [subscriberId] } }),
  ]
  proves(['W-035', 'R-078.2'], () =>
    expect(refused.map(({ status, body }) => [status, body.code, body.permission])).toEqual([
      [403, 'group_locked', 'canEdit'],
      [403, 'group_locked', 'canDelete'],
      [403, 'group_locked', 'canAssignSubscribers'],
      [403, 'group_locked', 'canAssignSubscribers'],
    ]),
  )
  const path = `/subscriberGroups/${id}`
  const body = { subscriberIds: [subscriberId] }
  expect((await api.call('POST', `${path}/subscribers`, { key: account.key, body })).status).toBe(200)
  expect((await api.call('DELETE', path, { key: account.key })).status).toBe(204)
})

test('each permission opens its own act', async () => {
  const { id: subscriberId } = await aSubscriber(api, account)
  const edit = await anExternalGroup('May be renamed', { canEdit: true })
  expect((await user.call('PATCH', `${groups}/${edit}`, { body: { name: 'Was renamed' } })).status).toBe(200)
  const assign = await anExternalGroup('May be filled', { canAssignSubscribers: true })
  const people = { people: [String(subscriberId)] }
  expect((await user.call('POST', `${groups}/${assign}/members`, { body: people })).status).toBe(200)
  expect((await user.call('DELETE', `${groups}/${assign}`)).body.code).toBe('group_locked')
  const remove = await anExternalGroup('May be deleted', { canDelete: true })
  expect((await user.call('DELETE', `${groups}/${remove}`)).status).toBe(204)
})

test('a group that a planned mailing counts on stays, and says what uses it', async () => {
  const [to, without] = [await aGroup('Target'), await aGroup('Left out')]
  const mailingId = await aMailing(api, account.accountId, { groupIds: [to], excludedGroupIds: [without] })
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at: '2036-01-01 09:00:00', fromVerifiedDomain: false }),
  )
  const { body } = await user.call('GET', `${groups}?limit=100`)
  const usesOf = (id: number) => body.data.find((group: { id: number }) => group.id === id).usedBy
  expect(usesOf(to)).toMatchObject([{ id: mailingId, isExcluded: false }])
  expect(usesOf(without)).toMatchObject([{ id: mailingId, isExcluded: true }])
  for (const id of [to, without]) {
    const refused = await user.call('DELETE', `${groups}/${id}`)
    proves('W-036.1', () =>
      expect([refused.status, refused.body.code, refused.body.mailingIds]).toEqual([409, 'group_in_use', [mailingId]]),
    )
  }
})

test('who only reads does not change groups, and numbers are not people', async () => {
  const analyst = await web.sessionOf(await aUser(api, account.accountId, { role: 'analyst' }))
  const id = await aGroup('For all to see')
  expect((await analyst.call('GET', `${groups}/${id}`)).status).toBe(200)
  expect((await analyst.call('DELETE', `${groups}/${id}`)).body).toMatchObject({
    status: 403,
    requiredRight: 'changeGroups',
  })
})
