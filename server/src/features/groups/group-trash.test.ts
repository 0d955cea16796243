import { expect, test } from 'vitest'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anArticle, aSubscriber } from '../../../test/factories.ts'
import { forgetAfter } from '../../../test/forget-after.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { eraseSubscriber } from '../subscriptions/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })

const aGroup = async ({ call, at }: TestAdmin, body: object): Promise<number> => {
  const made = await call('POST', `${at}/groups`, { body })
  expect(made.status, made.text).toBe(201)
  return made.body.data.id
}
const fromHalle = { join: 'all', of: [{ source: 'city', operator: 'is', values: ['Halle'] }] }
const idsOf = ({ body }: { body: { data: { id: number }[] } | undefined }) => body?.data.map(({ id }) => id)
const trashOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/group-trash`)).body.data
const restore = ({ call, at }: TestAdmin, id: number) => call('POST', `${at}/groups/${id}/restoration`)
const remove = async ({ call, at }: TestAdmin, id: number) =>
  expect((await call('DELETE', `${at}/groups/${id}`)).status).toBe(204)

async function aWorld() {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const { account, at, call } = admin
  const channels = account.channelIds.map((channel) => ({ id: channel, status: 1 }))
  const people = [await aSubscriber(api, account, { channels }), await aSubscriber(api, account, { channels })].map(
    (person) => person.id,
  )
  const id = await aGroup(admin, { name: 'Regulars' })
  await call('POST', `${at}/groups/${id}/members`, { body: { people: people.map(String) } })
  const byApi = (method: string, path: string, body?: object) =>
    api.call(method, path, { key: account.key, ...(body && { body }) })
  return { admin, account, at, call, people, id, byApi }
}

test('a group that was deleted can be put back as it was for 30 days', async () => {
  const { admin, account, at, call, people, id, byApi } = await aWorld()
  const dynamic = await aGroup(admin, { name: 'From Halle', conditions: fromHalle })
  const permissions = { canEdit: false, canDelete: false, canAssignSubscribers: true }
  const external = (await byApi('POST', '/subscriberGroups', { name: 'Till', type: 3, permissions })).body.data.id
  await byApi('POST', `/subscriberGroups/${external}/subscribers`, { subscriberIds: people })
  const all = [id, dynamic, external]
  const look = () =>
    Promise.all(
      all.map(async (each) => ({
        seen: (await call('GET', `${at}/groups/${each}`)).body.data,
        byApi: (await byApi('GET', `/subscriberGroups/${each}`)).body,
        members: idsOf(await byApi('GET', `/subscriberGroups/${each}/subscribers?sort=id`)),
      })),
    )
  const before = await look()
  await remove(admin, id)
  await remove(admin, dynamic)
  expect((await byApi('DELETE', `/subscriberGroups/${external}`)).status).toBe(204)
  expect((await byApi('DELETE', `/subscriberGroups/${external}`)).body.code).toBe('group_not_found')
  expect((await trashOf(admin)).map((each: { name: string }) => each.name).sort()).toEqual([
    'From Halle',
    'Regulars',
    'Till',
  ])
  const stranger = await anAdmin(api, web)
  expect([await trashOf(stranger), (await restore(stranger, id)).status]).toEqual([[], 404])
  const reader = await web.sessionOf(await aUser(api, account.accountId, { role: 'author' }))
  expect((await reader.call('POST', `${at}/groups/${id}/restoration`)).status).toBe(403)
  await forgetAfter(api, 29)
  for (const each of all) expect((await restore(admin, each)).status).toBe(204)
  const after = await look()
  proves('W-117.5', () => expect(after).toEqual(before))
  expect([await trashOf(admin), (await restore(admin, id)).status]).toEqual([[], 404])
  for (const each of [id, dynamic]) await remove(admin, each)
  await forgetAfter(api, 31)
  const gone = await Promise.all([restore(admin, id), restore(admin, dynamic)])
  const rows = await api.database.query(
    'select 1 from group_members where account_id = $1 and group_id = $2 union all select 1 from subscriber_groups where account_id = $1 and id = $2',
    [account.accountId, id],
  )
  proves('W-117.5', () => expect([...gone.map(({ status }) => status), rows]).toEqual([404, 404, []]))
})

test('in the trash nobody sees or counts it', async () => {
  const { admin, account, at, call, people, id, byApi } = await aWorld()
  const other = await aGroup(admin, { name: 'Others' })
  await call('POST', `${at}/groups/${other}/members`, { body: { people: [String(people[0])] } })
  const mailingId = await aMailing(api, account.accountId, { groupIds: [id] })
  const around = await aMailing(api, account.accountId, { excludedGroupIds: [id] })
  const texts = { de: { title: 'Anmelden', intro: '', consent: 'Ja, gerne.', button: 'Anmelden' } }
  const form = {
    name: 'Website',
    channelIds: [account.channelIds[0]],
    fields: [],
    frameOrigins: [],
    isOpen: true,
    texts,
  }
  const privacyUrl = 'https://nord.example/privacy'
  const made = await call('POST', `${at}/forms`, { body: { ...form, groupId: id, privacyUrl } })
  expect(made.status, made.text).toBe(201)
  const named = { join: 'all', of: [{ source: 'group', operator: 'memberOf', values: [String(id)] }] }
  const detailOf = async (mailing: number) => (await call('GET', `${at}/mailings/${mailing}`)).body.data
  const look = async () => ({
    listed: idsOf(await call('GET', `${at}/groups`)),
    found: (await call('POST', `${at}/find`, { body: { words: 'regul' } })).body.data.groups.length,
    choices: (await call('GET', `${at}/conditions/vocabulary`)).body.data.groups.map((one: { id: number }) => one.id),
    byApi: idsOf(await byApi('GET', '/subscriberGroups?filter[name]=Regulars')),
    members: (await byApi('GET', `/subscriberGroups/${id}/subscribers`)).status,
    filtered: idsOf(await byApi('GET', `/subscribers?filter[groupId]=${id}&sort=id`)),
    searched: idsOf(await byApi('GET', `/subscribers?filter[groupId]=${id}&filter[email][contains]=@&sort=id`)),
    either: idsOf(await byApi('GET', `/subscribers?filter[groupId]=${id},${other}&sort=id`)),
    ofPerson: (await byApi('GET', `/subscribers/${people[1]}?include=groups`)).body.data.groups.data.length,
    preview: (await call('POST', `${at}/conditions/preview`, { body: { conditions: named } })).body.data.faults.length,
    form: (await call('GET', `${at}/forms/${made.body.data.id}`)).body.data.groupId,
    aimed: (await detailOf(mailingId)).groups,
    reached: (await detailOf(mailingId)).audience.reached,
    excluded: (await detailOf(around)).audience.excluded,
  })
  const before = await look()
  expect(before).toMatchObject({ found: 1, byApi: [id], members: 200, filtered: people, searched: people, form: id })
  expect(before).toMatchObject({ ofPerson: 1, preview: 0, reached: 2, excluded: 2, choices: [other, id] })
  await remove(admin, id)
  const meanwhile = await look()
  proves('W-117.5', () =>
    expect(meanwhile).toEqual({
      ...{ listed: [other], found: 0, choices: [other], byApi: [], members: 404, filtered: [], searched: [] },
      ...{ either: [people[0]], ofPerson: 0, preview: 1, form: null, aimed: [{ id, name: null }] },
      ...{ reached: 0, excluded: 0 },
    }),
  )
  const plan = () =>
    inAccount(api.operator, account.accountId, (act) =>
      planMailing(act, mailingId, {
        at: timestamp(api.clock.now().getTime() + 3_600_000),
        fromVerifiedDomain: false,
      }),
    )
  await expect(plan()).rejects.toMatchObject({ status: 409 })
  await restore(admin, id)
  expect(await look()).toEqual(before)
})

test('whoever is erased meanwhile does not come back with it, and nobody is put in', async () => {
  const { admin, account, people, id, byApi } = await aWorld()
  const [erased, stays] = people as [number, number]
  await remove(admin, id)
  await inAccount(api.operator, account.accountId, (act) =>
    eraseSubscriber(act, { subscriberId: erased, source: 'personRequest' }),
  )
  const put = await byApi('POST', `/subscriberGroups/${id}/subscribers`, { subscriberIds: [stays] })
  expect(put.status).toBe(404)
  await restore(admin, id)
  expect(idsOf(await byApi('GET', `/subscriberGroups/${id}/subscribers`))).toEqual([stays])
  expect((await byApi('GET', `/subscriberGroups/${id}`)).body.data.subscriberCount).toBe(1)
})

test('its name can be taken; then it comes back once the name is free', async () => {
  const { admin, at, call, id } = await aWorld()
  await remove(admin, id)
  const anew = await aGroup(admin, { name: 'REGULARS' })
  expect(await restore(admin, id)).toMatchObject({ status: 409, body: { code: 'group_exists', groupId: anew } })
  expect((await call('PATCH', `${at}/groups/${anew}`, { body: { name: 'New regulars' } })).status).toBe(200)
  expect((await restore(admin, id)).status).toBe(204)
  await remove(admin, id)
  const dynamic = await aGroup(admin, { name: 'Halle', conditions: fromHalle })
  await remove(admin, dynamic)
  await api.database.query(
    `insert into subscriber_groups (account_id, name, name_key, type, can_edit, can_delete, can_assign_subscribers, created_at, updated_at)
     select $1, 'D ' || n, 'd ' || n, 2, true, true, true, now(), now() from generate_series(1, 200) n`,
    [admin.account.accountId],
  )
  expect(await restore(admin, dynamic)).toMatchObject({ status: 422, body: { code: 'dynamic_group_limit' } })
})

test('the sandbox has no groups of the trash, and gaps for its articles', async () => {
  const { admin, account, at, call, id } = await aWorld()
  const texts = { de: { title: 'Anmelden', intro: '', consent: 'Ja, gerne.', button: 'Anmelden' } }
  const form = {
    name: 'Website',
    channelIds: [account.channelIds[0]],
    fields: [],
    frameOrigins: [],
    isOpen: true,
    texts,
  }
  const joins = await call('POST', `${at}/forms`, {
    body: { ...form, groupId: id, privacyUrl: 'https://nord.example/privacy' },
  })
  expect(joins.status, joins.text).toBe(201)
  const { id: articleId } = await anArticle(api, account)
  await remove(admin, id)
  expect((await call('DELETE', `${at}/articles/${articleId}`)).status).toBe(204)
  const sandbox = await aSandbox(web, admin)
  expect(idsOf(await admin.call('GET', `${sandbox.at}/groups`))).toEqual([])
  expect(await trashOf({ ...admin, at: sandbox.at })).toEqual([])
  expect(idsOf(await admin.call('GET', `${sandbox.at}/article-trash`))).toEqual([])
})

test('the largest groups leave the trash piece by piece', async () => {
  const { admin, account, id } = await aWorld()
  await api.database.query(
    `insert into subscribers (account_id, id, email, email_key, created_at, updated_at)
     select $1, 9000000 + n, 'm' || n || '@example.org', 'm' || n || '@example.org', now(), now() from generate_series(1, 5200) n`,
    [account.accountId],
  )
  await api.database.query(
    'insert into group_members select $1, $2, id, now() from subscribers where account_id = $1 on conflict do nothing',
    [account.accountId, id],
  )
  await remove(admin, id)
  await forgetAfter(api, 31)
  const left = await api.database.query(
    `select 'member' as kind, count(*) from group_members where account_id = $1 union all select 'group', count(*) from subscriber_groups where account_id = $1
     union all select 'block', count(*) from subscriber_facets where account_id = $1 and facet = 'group:' || $2::bigint and cnt > 0`,
    [account.accountId, id],
  )
  expect(left).toEqual(['member', 'group', 'block'].map((kind) => ({ kind, count: '0' })))
})
