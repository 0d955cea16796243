import { expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { type AnyJobKind, runJob } from '../jobs/index.ts'
import { forgetBulkActs } from './bulk-act.store.ts'
import { bulkJobs } from './bulk-acts.job.ts'
import { undoBulkActJob } from './undo-bulk-act.job.ts'

const { api, web } = await startApiAndWeb()

interface Stage {
  account: TestAccount
  ada: TestSession
  ed: TestSession
  path: string
  groupId: number
}

/** An account with ten people, ids 1 to 10, and a group with the first three. */
async function stage(): Promise<Stage> {
  const account = await anAccount(api)
  const people = Array.from({ length: 10 }, (_, i) => ({ id: i + 1, email: `p${i + 1}@example.com` }))
  await manySubscribers(api, account, people)
  const path = `/accounts/${account.accountId}`
  const [ada, ed] = [
    await web.guardedSessionOf(await aUser(api, account.accountId)),
    await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' })),
  ]
  const groupId = (await ed.call('POST', `${path}/groups`, { body: { name: 'Chor' } })).body.data.id
  await ed.call('POST', `${path}/groups/${groupId}/members`, { body: { people: ['1', '2', '3'] } })
  return { account, ada, ed, groupId, path }
}

const kinds = new Map([...bulkJobs, undoBulkActJob].map((kind: AnyJobKind) => [kind.kind, kind]))
const everybody = { mode: 'all', ids: [], words: '' }
const run = ({ account: { accountId, customerId } }: Stage, jobId: number) =>
  runJob(api.app, kinds, { tenant: { accountId, customerId }, jobId }, () => true)

async function start(at: Stage, body: object, query = ''): Promise<number> {
  const answer = await at.ed.call('POST', `${at.path}/subscribers/acts?${query}`, { body })
  expect(answer.status, answer.text).toBe(202)
  return answer.body.data.jobId
}

async function membersOf({ ada, path, groupId }: Stage): Promise<number[]> {
  const query = `filter[groupId]=${groupId}&sort=id&limit=50`
  const { body } = await ada.call('GET', `${path}/subscribers?${query}`)
  return body.data.map(({ id }: { id: number }) => id)
}

test('everybody who matches but some is added, each with an outcome, and whoever joins later is not meant', async () => {
  const at = await stage()
  const order = { ...everybody, ids: [9], act: 'addToGroup', groupId: at.groupId }
  const counted = await at.ed.call('POST', `${at.path}/subscribers/chosen`, {
    body: { ...everybody, ids: [9], groupId: at.groupId },
  })
  expect(counted.body.data).toEqual({ total: 9, inGroup: 3 })
  const jobId = await start(at, order)
  await manySubscribers(api, at.account, [{ id: 11, email: 'late@example.com' }])
  await api.call('DELETE', '/subscribers/10', at.account)
  await run(at, jobId)
  const job = await at.ed.call('GET', `${at.path}/jobs/${jobId}`)
  const people = await at.ed.call('GET', `${at.path}/jobs/${jobId}/people`)
  const members = await membersOf(at)
  proves('W-031.1', () => {
    expect(members).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(job.body.data).toMatchObject({
      ...{ state: 'done', total: 9, done: 9 },
      result: { outcomes: { added: 5, alreadyMember: 3, notFound: 1 } },
    })
    expect(
      people.body.data.map(({ subscriberId, outcome }: Record<string, unknown>) => [subscriberId, outcome]),
    ).toEqual([...[1, 2, 3].map((id) => [id, 'alreadyMember']), ...[4, 5, 6, 7, 8].map((id) => [id, 'added'])])
  })
  const added = await at.ed.call('GET', `${at.path}/jobs/${jobId}/people?outcome=added&after=6`)
  expect(added.body.data).toMatchObject([{ subscriberId: 7, email: 'p7@example.com' }, { subscriberId: 8 }])
})

test('a change of groups is undone of those who were not changed since, once', proving('W-117.2'), async () => {
  const at = await stage()
  const jobId = await start(at, { mode: 'some', ids: [3, 4, 5], words: '', act: 'addToGroup', groupId: at.groupId })
  const early = await at.ed.call('POST', `${at.path}/jobs/${jobId}/undo`)
  expect(early.body).toMatchObject({ status: 409, code: 'bulk_undo_over' })
  await run(at, jobId)
  await at.ed.call('POST', `${at.path}/groups/${at.groupId}/dismissals`, { body: { subscriberIds: [5] } })
  const undone = await at.ed.call('POST', `${at.path}/jobs/${jobId}/undo`)
  expect(undone.status, undone.text).toBe(202)
  await run(at, undone.body.data.jobId)
  expect(await membersOf(at)).toEqual([1, 2, 3])
  const { body } = await at.ed.call('GET', `${at.path}/jobs/${undone.body.data.jobId}`)
  expect(body.data).toMatchObject({ state: 'done', result: { outcomes: { restored: 1, changedSince: 1 } } })
  expect((await at.ed.call('POST', `${at.path}/jobs/${jobId}/undo`)).body.code).toBe('bulk_undo_over')
})

test('those found by words and filters are taken out, and put back', async () => {
  const at = await stage()
  const order = { mode: 'all', ids: [], words: 'p2@', act: 'removeFromGroup', groupId: at.groupId }
  const jobId = await start(at, order, 'filter[status]=1')
  await run(at, jobId)
  expect(await membersOf(at)).toEqual([1, 3])
  const undone = await at.ed.call('POST', `${at.path}/jobs/${jobId}/undo`)
  await run(at, undone.body.data.jobId)
  expect(await membersOf(at)).toEqual([1, 2, 3])
})

test('many are erased by admins alone, and a job that has erased can be taken back by nobody', async () => {
  const at = await stage()
  const body = { mode: 'some', ids: [1, 2, 99], words: '' }
  const refused = await at.ed.call('POST', `${at.path}/subscribers/erasures`, { body })
  expect(refused.body).toMatchObject({ status: 403, requiredRight: 'deletePeople' })
  const { jobId } = (await at.ada.call('POST', `${at.path}/subscribers/erasures`, { body })).body.data
  await run(at, jobId)
  expect(await membersOf(at)).toEqual([3])
  const job = await at.ada.call('GET', `${at.path}/jobs/${jobId}`)
  expect(job.body.data.result.outcomes).toEqual({ erased: 2, subscriber_not_found: 1 })
  expect((await at.ada.call('GET', `${at.path}/jobs/${jobId}/people`)).body.data).toEqual([])
  expect((await at.ada.call('POST', `${at.path}/jobs/${jobId}/undo`)).body.code).toBe('bulk_undo_over')
})

test(
  'many are archived in their channels and are as before when that is undone, but who was changed since',
  proving('W-117.2'),
  async () => {
    const at = await stage()
    const body = { ...everybody, ids: [10], act: 'archive', reason: 'gone quiet' }
    const jobId = await start(at, body, `filter[groupId]=${at.groupId}`)
    await run(at, jobId)
    const stateOf = async (id: number) => {
      const { status, statusAddition } = (await at.ed.call('GET', `${at.path}/subscribers/${id}`)).body.data
      return [status, statusAddition]
    }
    expect([await stateOf(1), await stateOf(4)]).toEqual([
      [3, 6],
      [1, null],
    ])
    const acts = `${at.path}/subscribers/2/acts`
    expect((await at.ed.call('POST', acts, { body: { act: 'blacklist', reason: 'asked us to' } })).status).toBe(200)
    const undone = await at.ed.call('POST', `${at.path}/jobs/${jobId}/undo`)
    expect(undone.status, undone.text).toBe(202)
    await run(at, undone.body.data.jobId)
    const { result } = (await at.ed.call('GET', `${at.path}/jobs/${undone.body.data.jobId}`)).body.data
    expect(result.outcomes).toEqual({ restored: 2, changedSince: 1 })
    expect([await stateOf(1), await stateOf(2)]).toEqual([
      [1, null],
      [3, 8],
    ])
  },
)

test(
  'many whom a user has archived are reactivated on a stated basis; nobody else is opened',
  proving('W-031.2'),
  async () => {
    const at = await stage()
    await run(at, await start(at, { mode: 'some', ids: [1, 2, 3], words: '', act: 'archive' }))
    const one = (id: number, body: object) => at.ed.call('POST', `${at.path}/subscribers/${id}/acts`, { body })
    expect((await one(4, { act: 'unsubscribe', way: 'by telephone' })).status).toBe(200)
    expect((await one(5, { act: 'setTransactional' })).status).toBe(200)
    expect((await one(3, { act: 'unsubscribe', way: 'by telephone' })).status).toBe(200)
    const body = { mode: 'some', ids: [1, 2, 3, 4, 5, 6, 99], words: '', act: 'reactivate' }
    const refused = await at.ed.call('POST', `${at.path}/subscribers/acts`, { body })
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['#/basis', '#/reason'])
    const jobId = await start(at, { ...body, basis: 'consent', reason: 'archived by mistake' })
    await run(at, jobId)
    const { result } = (await at.ed.call('GET', `${at.path}/jobs/${jobId}`)).body.data
    expect(result.outcomes).toEqual({ reactivate: 2, unchanged: 4, subscriber_not_found: 1 })
    const states = await Promise.all([1, 3, 4, 5, 6].map((id) => at.ed.call('GET', `${at.path}/subscribers/${id}`)))
    expect(states.map(({ body: { data } }) => [data.status, data.statusAddition])).toEqual([
      [1, null],
      [3, 4],
      [3, 4],
      [2, 3],
      [1, null],
    ])
    expect((await at.ed.call('POST', `${at.path}/jobs/${jobId}/undo`)).body.code).toBe('bulk_undo_over')
  },
)

test('whoever left before they were archived is not opened with many', proving('W-031.2'), async () => {
  const at = await stage()
  const acts = `${at.path}/subscribers/1/acts`
  const left = await at.ed.call('POST', acts, { body: { act: 'unsubscribe', way: 'by telephone' } })
  expect(left.status, left.text).toBe(200)
  const asked = await at.ed.call('POST', acts, { body: { act: 'askByOptin', reason: 'wants it', personAsked: true } })
  expect(asked.status, asked.text).toBe(200)
  expect((await at.ed.call('POST', acts, { body: { act: 'archive' } })).status).toBe(200)
  const order = { mode: 'some', ids: [1], words: '', act: 'reactivate', basis: 'consent', reason: 'by mistake' }
  const jobId = await start(at, order)
  await run(at, jobId)
  const { result } = (await at.ed.call('GET', `${at.path}/jobs/${jobId}`)).body.data
  expect(result.outcomes).toEqual({ right_required: 1 })
})

test('the blacklist needs a reason, a change of groups a group', async () => {
  const at = await stage()
  const refusals = async (act: string) => {
    const answer = await at.ed.call('POST', `${at.path}/subscribers/acts`, { body: { ...everybody, act } })
    return [answer.status, answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)]
  }
  expect(await refusals('blacklist')).toEqual([422, ['#/reason']])
  expect(await refusals('addToGroup')).toEqual([422, ['#/groupId']])
  const jobId = await start(at, { mode: 'some', ids: [1, 99], words: '', act: 'blacklist', reason: 'asked us to' })
  await run(at, jobId)
  const { result } = (await at.ed.call('GET', `${at.path}/jobs/${jobId}`)).body.data
  expect(result.outcomes).toEqual({ blacklist: 1, subscriber_not_found: 1 })
})

test('what it came to is forgotten after 30 days, and the job stays', async () => {
  const at = await stage()
  const jobId = await start(at, { ...everybody, act: 'removeFromGroup', groupId: at.groupId })
  await run(at, jobId)
  const { accountId, customerId } = at.account
  const forget = (before: string) =>
    api.app.db.transaction({ accountId, customerId }, (tx) => forgetBulkActs(tx, before as never, 500))
  expect(await forget('2020-01-01 00:00:00')).toBe(0)
  expect(await forget('2100-01-01 00:00:00')).toBe(10)
  expect((await at.ed.call('GET', `${at.path}/jobs/${jobId}/people`)).body.data).toEqual([])
  expect((await at.ed.call('GET', `${at.path}/jobs/${jobId}`)).body.data.result.outcomes).toEqual({
    removed: 3,
    notMember: 7,
  })
})

test('a group that is not there, or that is not for users, is refused before anything begins', async () => {
  const at = await stage()
  const external = await api.call('POST', '/subscriberGroups', { key: at.account.key, body: { name: 'Kasse' } })
  const locked = { ...everybody, act: 'addToGroup', groupId: external.body.data.id }
  const refused = await at.ed.call('POST', `${at.path}/subscribers/acts`, { body: locked })
  expect(refused.body).toMatchObject({ status: 403, code: 'group_locked' })
  const body = { ...everybody, act: 'addToGroup', groupId: 999_999 }
  const answer = await at.ed.call('POST', `${at.path}/subscribers/acts`, { body })
  expect(answer.body).toMatchObject({ status: 404, code: 'group_not_found' })
  expect((await at.ed.call('GET', `${at.path}/jobs`)).body.data).toEqual([])
})
