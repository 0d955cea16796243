import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, messagesOf, pair, pairIn } from '../../../test/ledgers.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { type Answer, startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Permission } from '../accounts/index.ts'

/** `A` archiveReceiveReady · `U` `M` `C` reactivate… · `m` opt-in mail · `=` nothing happens · `no` never by a write. */
const table: [from: string, cells: string][] = [
  ['-', '  ok ok+m ok ok ok ok ok ok ok'],
  ['1', '  =  ok+m ok ok A  A  A  A  A '],
  ['2/1', 'ok =    ok ok ok ok ok ok ok'],
  ['2/2', 'ok ok+m =  ok ok ok ok ok ok'],
  ['2/3', 'ok ok+m ok =  ok ok ok ok ok'],
  ['3/4', 'U  U+m  U  U  =  ok ok ok ok'],
  ['3/5', 'no no   no no ok =  ok ok ok'],
  ['3/6', 'M  M+m  M  M  ok ok =  ok ok'],
  ['3/7', 'C  C+m  C  C  ok ok ok =  ok'],
  ['3/8', 'no no   no no no no no no = '],
]
const pairs = table.slice(1).map(([from]) => from)
const cells = table.flatMap(([from, row]) => {
  const inRow = row.trim().split(/\s+/)
  return inRow.map((cell, i) => ({ from, to: pairs[i] as string, cell }))
})
const permissionOf: Record<string, Permission> = {
  A: 'archiveReceiveReady',
  U: 'reactivateUnsubscribed',
  M: 'reactivateManual',
  C: 'reactivateComplained',
}
const reactivations = [permissionOf.U, permissionOf.M, permissionOf.C] as Permission[]

let api: TestApi
let account: TestAccount
const keys = new Map<string, string>()

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

async function keyWith(...permissions: Permission[]): Promise<string> {
  const name = permissions.toSorted().join()
  const known = keys.get(name)
  if (known) return known
  const { key } = await aKey(api, account.accountId, { permissions, defaultOptinMailingId: account.optinMailingId })
  keys.set(name, key)
  return key
}
const person = (at: string) => aSubscriber(api, account, pair(at))
const read = async (id: number) => (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data
async function put(id: number, body: object, ...permissions: Permission[]): Promise<Answer> {
  return api.call('PUT', `/subscribers/${id}`, { key: await keyWith(...permissions), body })
}
async function expectRefusal(answer: Answer, status: number, required?: Permission[]) {
  expect([answer.status, answer.body.code]).toEqual([
    status,
    status === 403 ? 'permission_required' : 'transition_not_allowed',
  ])
  expect(answer.body.requiredPermissions).toEqual(required)
}

describe('every cell of the table, with and without the permission', () => {
  test.each(cells.filter(({ from }) => from === '-'))(
    'a new record in $to: $cell',
    proving('E-169'),
    async ({ to, cell }) => {
      const body = { email: anEmail(), ...pair(to) }
      const answer = await api.call('POST', '/subscribers', { key: await keyWith(), body })
      expect([answer.status, pairIn(answer.body.data)]).toEqual([201, to])
      expect(await messagesOf(api, account, answer.body.data.id)).toHaveLength(cell === 'ok+m' ? 1 : 0)
    },
  )

  test.each(cells.filter(({ from }) => from !== '-'))(
    '$from → $to: $cell',
    proving('E-169'),
    async ({ from, to, cell }) => {
      const [gate, mail] = cell.split('+')
      const { id } = await person(from)
      const mails = (await messagesOf(api, account, id)).length
      api.clock.advance(5000)
      const before = await read(id)
      const needed = permissionOf[gate as string]
      if (needed) {
        const others = Object.values(permissionOf).filter((name) => name !== needed)
        await expectRefusal(await put(id, { ...pair(to), city: 'Bonn' }, ...others), 403, [needed])
        expect(await read(id)).toEqual(before)
      }
      const answer = await put(id, pair(to), ...(gate === 'no' ? Object.values(permissionOf) : needed ? [needed] : []))
      if (gate === 'no') await expectRefusal(answer, 409)
      else expect([answer.status, pairIn(answer.body.data)]).toEqual([200, to])
      if (gate === 'no' || gate === '=') expect(await read(id)).toEqual(before)
      expect((await messagesOf(api, account, id)).length - mails).toBe(mail ? 1 : 0)
    },
  )
})

describe('detours', () => {
  test('the permission of another reason does not help', proving('E-170'), async () => {
    const { id } = await person('3/4')
    await expectRefusal(await put(id, pair('1'), 'reactivateManual'), 403, ['reactivateUnsubscribed'])
  })

  test.each(['3/4', '3/5', '3/6', '3/7', '3/8'])('1 → %s needs archiveReceiveReady', proving('E-171'), async (to) => {
    const { id } = await person('1')
    await expectRefusal(await put(id, pair(to), ...reactivations), 403, ['archiveReceiveReady'])
    expect(pairIn(await read(id))).toBe('1')
    expect((await put(id, pair(to), 'archiveReceiveReady')).status).toBe(200)
  })

  test('3/4 → 2/3 → 1 ends at the first step', proving('E-172'), async () => {
    const { id } = await person('3/4')
    await expectRefusal(await put(id, pair('2/3')), 403, ['reactivateUnsubscribed'])
    expect(pairIn(await read(id))).toBe('3/4')
  })

  test('registering does not open what a write may not', proving('E-173'), async () => {
    const { id, email } = await person('3/4')
    const registered = await api.call('POST', '/subscribers/register', { key: await keyWith(), body: { email } })
    expect(pairIn(registered.body.data)).toBe('2/1')
    await expectRefusal(await put(id, pair('1')), 403, ['reactivateUnsubscribed'])
    await expectRefusal(await put(id, pair('2/2')), 403, ['reactivateUnsubscribed'])
    expect((await put(id, pair('1'), 'reactivateUnsubscribed')).status).toBe(200)
  })

  test('3/7 → 3/6 → 1 needs the permissions of both', proving('E-174'), async () => {
    const { id } = await person('3/7')
    expect((await put(id, pair('3/6'))).status).toBe(200)
    const both: Permission[] = ['reactivateComplained', 'reactivateManual']
    await expectRefusal(await put(id, pair('1'), 'reactivateManual'), 403, both)
    await expectRefusal(await put(id, pair('1'), 'reactivateComplained'), 403, both)
    expect((await put(id, pair('1'), ...both)).status).toBe(200)
  })

  test.each(['2/1', '2/2', '2/3'])('1 → %s → 3/6 needs archiveReceiveReady', proving('E-175'), async (between) => {
    const { id } = await person('1')
    expect((await put(id, pair(between))).status).toBe(200)
    await expectRefusal(await put(id, pair('3/6'), ...reactivations), 403, ['archiveReceiveReady'])
    expect((await put(id, pair('3/6'), 'archiveReceiveReady')).status).toBe(200)
  })

  test('a bounced address needs a new address, in the same request', async () => {
    const { id } = await person('3/5')
    await proves(
      'E-176.1',
      async () => await expectRefusal(await put(id, pair('1'), ...Object.values(permissionOf)), 409),
    )
    const answer = await put(id, { ...pair('1'), email: anEmail() })
    proves('E-176.2', () => expect([answer.status, pairIn(answer.body.data)]).toEqual([200, '1']))
  })

  test('… or in an earlier one', proving('E-176.2'), async () => {
    const { id } = await person('3/5')
    expect(pairIn((await put(id, { email: anEmail() })).body.data)).toBe('3/5')
    expect((await put(id, pair('1'))).status).toBe(200)
  })

  test.each(pairs.slice(0, -1))(
    '3/8 → %s is never possible, not even with a new address',
    proving('E-177'),
    async (to) => {
      const { id } = await person('3/8')
      await expectRefusal(await put(id, pair(to), ...Object.values(permissionOf)), 409)
      await expectRefusal(await put(id, { ...pair(to), email: anEmail() }, ...Object.values(permissionOf)), 409)
      expect(pairIn(await read(id))).toBe('3/8')
    },
  )

  test('a ready person set to pending is asked by mail', proving('E-178.1'), async () => {
    const { id } = await person('1')
    const answer = await put(id, pair('2/1'))
    expect(answer.body.data).toMatchObject({ ...pair('2/1'), receivedOptinAt: expect.any(String) })
    expect(await messagesOf(api, account, id)).toMatchObject([{ class: 'optin', state: 0 }])
  })
})

describe('what a change leaves behind', () => {
  test('becoming ready clears the opt-out and the addition', proving('E-186'), async () => {
    const { id } = await person('3/4')
    expect((await read(id)).optoutAt).toEqual(expect.any(String))
    const { body } = await put(id, pair('1'), 'reactivateUnsubscribed')
    expect(body.data).toMatchObject({
      ...pair('1'),
      optinAt: expect.any(String),
      optoutAt: null,
      optoutIp: null,
      optoutNewsletterId: null,
    })
    expect(await read(id)).toEqual(body.data)
  })

  test('a refusal names the transition and the permissions, and changes nothing', proving('E-187'), async () => {
    const { id } = await person('3/7')
    const before = await read(id)
    const history = await consentOf(api, account, id)
    const answer = await put(id, { ...pair('1'), firstname: 'Eva', email: anEmail() })
    await expectRefusal(answer, 403, ['reactivateComplained'])
    expect(answer.body.transition).toEqual({ channelId: null, from: pair('3/7'), to: pair('1') })
    expect(await read(id)).toEqual(before)
    expect(await consentOf(api, account, id)).toEqual(history)
  })

  test('a write archives a ready person by hand', proving('R-148.1'), async () => {
    const { id } = await person('1')
    expect((await put(id, pair('3/6'), 'archiveReceiveReady')).body.data).toMatchObject({ ...pair('3/6') })
    expect(await read(id)).toMatchObject({ status: 3, statusAddition: 6, optoutAt: null })
  })

  test('a person created without opt-in is ready', proving('R-143'), async () => {
    const { id } = await aSubscriber(api, account)
    expect(await read(id)).toMatchObject({ status: 1, statusAddition: null, optinAt: expect.any(String) })
    expect(await messagesOf(api, account, id)).toEqual([])
  })
})

test.each([
  ['R-131: ready', '1', 'receiveReady'],
  ['R-132, R-134: opt-in pending', '2/1', 'optinPending'],
  ['R-132, R-135: no opt-in', '2/2', 'noOptin'],
  ['R-132, R-136.1: transactional mail only', '2/3', 'transaction'],
  ['R-137: unsubscribed', '3/4', 'unsubscribed'],
  ['R-138: hard bounce', '3/5', 'hardBounce'],
  ['R-139: archived by hand', '3/6', 'manual'],
  ['R-140: complained', '3/7', 'complained'],
  ['R-141: blacklisted', '3/8', 'blacklist'],
])(
  '%s can be written, read, found and is on record',
  provingEach(async (_name, at, state) => {
    const { id, email } = await person(at)
    expect(pairIn(await read(id))).toBe(at)
    const { status, statusAddition } = pair(at)
    const filter = `filter[email]=${email}&filter[status]=${status}`
    const addition = statusAddition ? `&filter[statusAddition]=${statusAddition}` : ''
    const list = await api.call('GET', `/subscribers?${filter}${addition}`, { key: account.key })
    expect(list.body.data.map((one: { id: number }) => one.id)).toEqual([id])
    expect(await consentOf(api, account, id)).toMatchObject([{ from: null, to: state }])
  }),
)

test.each([
  ['R-150.1 POST /subscribers', 'POST', () => '/subscribers', (body: object) => body],
  ['R-150.2 PUT /subscribers/{id}', 'PUT', (id: number) => `/subscribers/${id}`, (body: object) => body],
  [
    'R-150.3 PUT /subscribers/multiple',
    'PUT',
    () => '/subscribers/multiple',
    (body: object) => ({ subscribers: [body] }),
  ],
  ['R-150.4 POST /subscribers/upsert', 'POST', () => '/subscribers/upsert', (body: object) => body],
])(
  '%s sets the requested status',
  provingEach(async (name, method, path, wrap) => {
    const isCreate = name.endsWith('POST /subscribers')
    const { id, email } = isCreate ? { id: 0, email: anEmail() } : await person('2/2')
    const body = wrap({ ...(method === 'POST' || name.endsWith('multiple') ? { email } : {}), ...pair('3/4') })
    const answer = await api.call(method, path(id), { key: await keyWith(), body })
    expect(answer.status).toBe(isCreate ? 201 : 200)
    expect(pairIn(await read(isCreate ? answer.body.data.id : id))).toBe('3/4')
  }),
)
