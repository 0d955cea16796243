import { afterAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestEngine } from '../../../test/test-engine.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import type { Condition, Line } from '../conditions/condition.rules.ts'
import { planMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
const engine = await startTestEngine(api)
afterAll(() => engine.stop())
const user = await anAdmin(api, web, { channels: ['Angebote', 'Reisen'] })
const { account, at: path } = user

const line = (source: string, operator: string, ...values: string[]): Line => ({ source, operator, values })
const all = (...of: Condition[]): Condition => ({ join: 'all', of })
const any = (...of: Condition[]): Condition => ({ join: 'any', of })

const preview = async (conditions: Condition, rest: object = {}) => {
  const { status, body, text } = await user.call('POST', `${path}/conditions/preview`, {
    body: { conditions, ...rest },
  })
  if (status !== 200) throw new Error(text)
  return body.data
}

async function aDynamicGroup(name: string, conditions: Condition): Promise<number> {
  const { status, body, text } = await user.call('POST', `${path}/groups`, { body: { name, conditions } })
  if (status !== 201) throw new Error(text)
  return body.data.id
}

test('what a change would do to a group is known before it is saved', async () => {
  for (const city of ['Ulm', 'Ulm', 'Graz']) await aSubscriber(api, account, { city, reference: 'change' })
  const among = line('reference', 'is', 'change')
  const groupId = await aDynamicGroup('Ulm', all(among, line('city', 'is', 'Ulm')))
  expect((await preview(all(among, line('city', 'is', 'Graz')), { groupId })).change).toEqual({
    people: 2,
    adds: 1,
    removes: 2,
  })
  expect((await preview(all(among), { groupId })).change).toEqual({ people: 2, adds: 1, removes: 0 })
  expect((await preview(all(among))).change).toBeNull()
})

test('five are shown, then others, until there are none', async () => {
  const ids: number[] = []
  for (let i = 0; i < 7; i += 1) ids.push((await aSubscriber(api, account, { reference: 'sample' })).id)
  const idsOf = ({ sample }: { sample: { id: number }[] }) => sample.map(({ id }) => id)
  const newest = ids.toReversed()
  const conditions = all(line('reference', 'is', 'sample'))
  expect(idsOf(await preview(conditions))).toEqual(newest.slice(0, 5))
  expect(idsOf(await preview(conditions, { below: newest[4] }))).toEqual(newest.slice(5))
  expect(idsOf(await preview(conditions, { below: newest[6] }))).toEqual([])
})

test('a line that cannot be judged is named, and everything is counted without it', async () => {
  await aSubscriber(api, account, { reference: 'fault', city: 'Bern' })
  const counted = await preview(
    all(
      line('reference', 'is', 'fault'),
      line('city', 'is'),
      any(line('field:999999', 'is', 'x')),
      any(line('group', 'memberOf', '999999'), line('opened', 'ofNewsletter', '999999'), line('city', 'is', 'bern')),
    ),
  )
  expect(counted.people).toBe(1)
  expect(counted.faults).toEqual([
    { path: [1], fault: 'values_wrong' },
    { path: [2, 0], fault: 'source_unknown' },
    { path: [3, 0], fault: 'group_gone' },
    { path: [3, 1], fault: 'newsletter_gone' },
  ])
  expect(counted.left.map((each: { path: number[] }) => each.path)).toEqual([[0], [3], [3, 2]])
  const nothing = await preview(all(line('city', 'is')))
  expect([nothing.people, nothing.left]).toEqual([nothing.everybody, []])
})

test('a group that names a deleted channel is invalid: it cannot be planned, and what was planned reaches nobody', async () => {
  const channelId = account.channelIds[2] as number
  await aSubscriber(api, account, { channels: [{ id: account.channelIds[0], status: 1 }] })
  const groupId = await aDynamicGroup('Not there', all(line(`channel:${channelId}`, 'isOneOf', 'none')))
  const planned = await aMailing(api, account.accountId, { groupIds: [groupId] })
  const plan = (mailingId: number) =>
    inAccount(api.operator, account.accountId, (act) =>
      planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
    )
  await plan(planned)
  const channel = await user.call('GET', `${path}/channels/${channelId}`)
  const gone = await user.call('DELETE', `${path}/channels/${channelId}`, {
    headers: { 'if-match': `"${channel.body.data.version}"` },
  })
  expect(gone.status).toBe(204)
  const { body } = await user.call('GET', `${path}/groups/${groupId}`)
  const before = engine.receiver.mails.length
  await engine.work()
  const [failed] = await api.database.query<{ reason: string }>(
    'select failure_reason as reason from mailings where id = $1',
    [planned],
  )
  const refused = await plan(await aMailing(api, account.accountId, { groupIds: [groupId] })).catch((error) => error)
  proves('W-040.2', () => {
    expect(body.data.faults).toEqual([{ path: [0], fault: 'source_unknown' }])
    expect(failed?.reason).toBe('group_invalid')
    expect(engine.receiver.mails).toHaveLength(before)
    expect(refused).toMatchObject({ code: 'invalid_state', message: expect.stringContaining(`group ${groupId} `) })
  })
})

test('the vocabulary has everything that a line can be made of, and the links of a newsletter are known', async () => {
  const { body } = await user.call('GET', `${path}/conditions/vocabulary`)
  const { sources, operators, states, origins, bases, limits } = body.data
  for (const { kind } of sources) expect(operators[kind].length).toBeGreaterThan(0)
  expect(sources.map(({ source }: { source: string }) => source)).toContain(`channel:${account.channelIds[0]}`)
  expect([states.length, origins.length, bases.length]).toEqual([10, 5, 3])
  expect(limits).toEqual({ conditions: 50, depth: 5, days: 395 })
  const links = await user.call('GET', `${path}/newsletters/1/links`)
  expect([links.status, links.body.data]).toEqual([200, []])
})
