import { afterAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import type { Condition, Line } from '../conditions/condition.rules.ts'
import { previewConditions } from '../conditions/preview-conditions.ts'
import { planMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
const engine = await startTestEngine(api)
afterAll(() => engine.stop())
const user = await anAdmin(api, web)
const { account, at: path } = user

const line = (source: string, operator: string, ...values: string[]): Line => ({ source, operator, values })
const all = (...of: Condition[]): Condition => ({ join: 'all', of })
const none = (...of: Condition[]): Condition => ({ join: 'none', of })

async function aDynamicGroup(name: string, conditions: Condition): Promise<number> {
  const { status, body, text } = await user.call('POST', `${path}/groups`, { body: { name, conditions } })
  if (status !== 201) throw new Error(text)
  return body.data.id
}

const preview = (conditions: Condition, rest: object = {}) =>
  user.call('POST', `${path}/conditions/preview`, { body: { conditions, ...rest } })

async function matches(conditions: Condition): Promise<number[]> {
  const { status, body, text } = await preview(conditions)
  if (status !== 200) throw new Error(text)
  return body.data.sample.map(({ id }: { id: number }) => id).sort()
}

test('a user makes a dynamic group: whoever matches is in it, at every moment', async () => {
  const city = 'Wanne-Eickel'
  const { id: ida } = await aSubscriber(api, account, { city })
  const id = await aDynamicGroup('From there', all(line('city', 'is', city)))
  const { body } = await user.call('GET', `${path}/groups/${id}`)
  proves('W-034.2', () =>
    expect(body.data).toMatchObject({
      type: 2,
      permissions: { canEdit: true, canDelete: true, canAssignSubscribers: true },
      subscriberCount: 1,
      conditions: all(line('city', 'is', city)),
      faults: [],
    }),
  )
  const { id: kim } = await aSubscriber(api, account, { city })
  const listed = await api.call('GET', `/subscribers?filter[groupId]=${id}&sort=id`, { key: account.key })
  proves('R-077.2', () => expect(listed.body.data.map((person: { id: number }) => person.id)).toEqual([ida, kim]))
  expect(listed.body.meta.pagination.total).toBe(2)
  const members = await api.call('GET', `/subscriberGroups/${id}/subscribers?sort=firstname`, { key: account.key })
  expect(members.body.data).toHaveLength(2)
  const put = await user.call('POST', `${path}/groups/${id}/members`, { body: { people: [String(ida)] } })
  expect([put.status, put.body.code]).toEqual([409, 'group_is_dynamic'])
})

test('a negative condition and NOT both match whoever has no value', proving('F-011'), async () => {
  const reference = 'f-011'
  const { id: empty } = await aSubscriber(api, account, { reference })
  const { id: berlin } = await aSubscriber(api, account, { reference, city: 'Berlin' })
  await aSubscriber(api, account, { reference, city: 'BONN' })
  const among = line('reference', 'is', reference)
  const expected = [empty, berlin].sort()
  expect(await matches(all(among, line('city', 'isNot', 'Bonn')))).toEqual(expected)
  expect(await matches(all(among, none(line('city', 'is', 'Bonn'))))).toEqual(expected)
})

test('where nobody is recognised, who did not open is unknown, and the answer says so', proving('F-012'), async () => {
  const mailingId = await aMailing(api, account.accountId)
  const [row] = await api.database.query<{ id: number }>('select id::int from newsletters where mailing_id = $1', [
    mailingId,
  ])
  const { body } = await preview(all(line('opened', 'notOfNewsletter', String(row?.id))))
  const everybody = await preview(all(line('id', 'more', '0')))
  expect(body.data).toMatchObject({ people: 0, recognises: false, unknown: everybody.body.data.people })
  expect(body.data.unknown).toBeGreaterThan(0)
})

test('born on 29 February, celebrated on 1 March', proving('F-014'), async () => {
  const { id } = await aSubscriber(api, account, { birthday: '1996-02-29' })
  const reader = api.app.db.reader({ customerId: account.customerId, accountId: account.accountId })
  const clock = { now: () => new Date('2027-02-28T12:00:00Z') }
  const within = async (days: string) => {
    const { sample } = await previewConditions({ reader, clock }, all(line('birthday', 'anniversaryInNextDays', days)))
    return sample.map((person) => person.id)
  }
  expect(await within('2')).toEqual([id])
  expect(await within('1')).toEqual([])
})

test('why somebody is in it: line by line', async () => {
  const { id } = await aSubscriber(api, account, { city: 'Ulm', firstname: 'Ida' })
  const conditions = all(line('city', 'is', 'ulm'), none(line('firstname', 'is', 'Ida'), line('city', 'is', 'Graz')))
  const explain = (subscriberId: number) =>
    user.call('POST', `${path}/subscribers/${subscriberId}/conditions`, { body: { conditions } })
  expect((await explain(id)).body.data).toEqual({
    verdict: 'false',
    lines: [
      { path: [0], verdict: 'true' },
      { path: [1], verdict: 'false' },
      { path: [1, 0], verdict: 'true' },
      { path: [1, 1], verdict: 'false' },
    ],
  })
  expect((await explain(999_999_999)).body.code).toBe('subscriber_not_found')
})

test('what cannot be judged is refused, line by line', async () => {
  const deep = (depth: number): Condition => (depth === 0 ? line('city', 'isEmpty') : all(deep(depth - 1)))
  const codesOf = ({ status, body }: Awaited<ReturnType<typeof preview>>) => [
    status,
    ...(body.errors ?? []).map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
  ]
  const codes = async (conditions: Condition, groupId?: number) => {
    const saved = await (groupId === undefined
      ? user.call('POST', `${path}/groups`, { body: { name: 'Refused', conditions } })
      : user.call('PATCH', `${path}/groups/${groupId}`, { body: { conditions } }))
    return codesOf(saved)
  }
  const mine = await aDynamicGroup('Mine', all(line('city', 'isNotEmpty')))
  const other = await aDynamicGroup('Names mine', all(line('group', 'memberOf', String(mine))))
  const refused = {
    many: await codes(
      all(
        ...Array.from({ length: 40 }, () => line('city', 'isEmpty')),
        all(...Array.from({ length: 11 }, () => line('city', 'isEmpty'))),
      ),
    ),
    deep: await codes(deep(6)),
    circle: await codes(all(line('group', 'memberOf', String(other))), mine),
    asked: codesOf(await preview(deep(6))),
    values: await codes(
      all(line('city', 'is'), line('shoes', 'is', '1'), line('id', 'contains', '1'), line('group', 'memberOf', 'x')),
    ),
  }
  proves('W-040.1', () =>
    expect(refused).toEqual({
      many: [422, '#/conditions too_many'],
      deep: [422, '#/conditions too_deep'],
      circle: [422, '#/conditions group_cycle'],
      asked: [422, '#/conditions too_deep'],
      values: [
        422,
        '#/conditions/of/0 values_wrong',
        '#/conditions/of/1 source_unknown',
        '#/conditions/of/2 operator_unknown',
        '#/conditions/of/3 values_wrong',
      ],
    }),
  )
  const used = await user.call('DELETE', `${path}/groups/${mine}`)
  expect([used.status, used.body.code, used.body.groupIds]).toEqual([409, 'group_in_use', [other]])
})

test('a newsletter goes to who matches when it starts, not when it was planned', async () => {
  const city = 'Husum'
  const { email } = await aSubscriber(api, account, { city, status: 1 })
  await aSubscriber(api, account, { city: 'Kiel', status: 1 })
  const groupId = await aDynamicGroup('Husum', all(line('city', 'is', city)))
  const mailingId = await aMailing(api, account.accountId, { groupIds: [groupId] })
  const before = engine.receiver.mails.length
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  const { email: late } = await aSubscriber(api, account, { city, status: 1 })
  await engine.work()
  const reached = engine.receiver.mails.slice(before).map(({ to }) => to)
  proves('W-039.1', () => expect(reached.flat().sort()).toEqual([email, late].sort()))
})

test('only who may change groups does, and only people who may see people count them', async () => {
  const analyst = await web.sessionOf(await aUser(api, account.accountId, { role: 'analyst' }))
  const conditions = all(line('city', 'is', 'Ulm'))
  const made = await analyst.call('POST', `${path}/groups`, { body: { name: 'Not mine', conditions } })
  expect(made.body).toMatchObject({ status: 403, requiredRight: 'changeGroups' })
  const asked = await analyst.call('POST', `${path}/conditions/preview`, { body: { conditions } })
  expect(asked.body).toMatchObject({ status: 403, requiredRight: 'seePeople' })
})
