import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, pair, pairIn } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { verifyConsent } from '../consent/index.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
let channelled: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  account = await anAccount(api)
  channelled = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})
beforeEach(() => api.clock.advance(1000))

const read = async (id: number, of = account) =>
  (await api.call('GET', `/subscribers/${id}?include=channels`, { key: of.key })).body.data
const stateOf = async (id: number) => pairIn(await read(id))
const statesOf = async (id: number) => (await read(id, channelled)).channels.data.map(pairIn)
const put = (id: number, body: object) => api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
const press = (of: TestAccount, id: number, form: Record<string, string> = {}) =>
  pages.visit(`/unsubscribe?p=${pages.ticket(of, id)}`, {
    method: 'POST',
    headers: byBrowser,
    form: { force: 'true', ...form },
  })
const undoPath = (text: string) => `/${/action="(undo\?p=[\w-]+)"/.exec(text)?.[1]}`
const takeBack = (path: string) => pages.visit(path, { method: 'POST', headers: byBrowser, form: { undo: 'true' } })

describe('taking it back', () => {
  const leave = async (state = '1') => {
    const { id } = await aSubscriber(api, account, pair(state))
    const before = await read(id)
    const { text } = await press(account, id)
    return { id, before, path: undoPath(text) }
  }

  test('looking changes nothing, pressing puts everything back', proving('W-054'), async () => {
    const { id, before, path } = await leave()
    const left = await read(id)
    api.clock.advance(5000)
    const look = await pages.visit(path, { headers: byBrowser })
    expect([look.status, look.text.includes('name="undo"')]).toEqual([200, true])
    await pages.visit(path, { method: 'HEAD', headers: byBrowser })
    expect(await read(id)).toEqual(left)
    expect((await takeBack(path)).status).toBe(200)
    expect(await read(id)).toEqual({ ...before, updatedAt: expect.any(String) })
    expect((await consentOf(api, account, id)).at(-1)).toMatchObject({
      from: 'unsubscribed',
      to: 'receiveReady',
      actor: 'person',
      source: 'undo',
      evidence: { method: 'POST', ip: '127.0.0.1' },
    })
    expect(await verifyConsent(api.app, account)).toMatchObject({ brokenAt: null })
  })

  test('the guard goes back as well', proving('W-054'), async () => {
    const { id, path } = await leave()
    const guardOf = async () => {
      const rows = await api.database.query<{ guard: number }>(
        'select guard from subscriptions where account_id = $1 and subscriber_id = $2',
        [account.accountId, id],
      )
      return rows.map(({ guard }) => guard)
    }
    expect(await guardOf()).toEqual([1 << 4])
    await takeBack(path)
    expect(await guardOf()).toEqual([0])
  })

  test('all channels of one press, and none besides', async () => {
    const states = ['1', '3/4', '2/2']
    const channels = channelled.channelIds.map((channelId, i) => ({ id: channelId, ...pair(states[i] as string) }))
    const { id } = await aSubscriber(api, channelled, { channels })
    const { text } = await press(channelled, id, { all: 'true' })
    expect(await statesOf(id)).toEqual(['3/4', '3/4', '3/4'])
    await takeBack(undoPath(text))
    expect(await statesOf(id)).toEqual(states)
  })

  test('twice is as good as once', async () => {
    const { id, path } = await leave()
    await takeBack(path)
    const entries = await consentOf(api, account, id)
    const again = await takeBack(path)
    expect([again.status, (await consentOf(api, account, id)).length]).toEqual([200, entries.length])
  })

  test('works for seven days, and not a second longer', proving('W-054'), async () => {
    const week = 7 * 24 * 60 * 60 * 1000
    const [inTime, late] = [await leave(), await leave()]
    api.clock.advance(week - 2000)
    expect((await takeBack(inTime.path)).status).toBe(200)
    api.clock.advance(3000)
    expect([(await takeBack(late.path)).status, await stateOf(late.id)]).toEqual([410, '3/4'])
    expect((await pages.visit(late.path)).status).toBe(410)
  })

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['a complaint', (id) => personIn(api, account).complain(id)],
    ['a bounce', (id) => personIn(api, account).bounce(id)],
    ['the blacklist', (id) => put(id, pair('3/8'))],
    ['another address', (id) => put(id, { email: anEmail() })],
    ['the erasure', (id) => api.call('DELETE', `/subscribers/${id}`, { key: account.key })],
  ])('is over after %s', proving('W-054'), async (_name, event) => {
    const { id, path } = await leave()
    await event(id)
    const after = await read(id)
    expect((await takeBack(path)).status).toBe(410)
    expect(await read(id)).toEqual(after)
  })

  test('is offered to who left just now alone', async () => {
    const { id } = await aSubscriber(api, account)
    expect((await press(account, id)).text).toContain('action="undo?p=')
    expect((await press(account, id)).text).not.toContain('undo')
    expect((await pages.visit(`/unsubscribe?p=${pages.ticket(account, id)}`)).text).not.toContain('undo')
  })

  test.each(['', '?p=test', `?p=${'A'.repeat(56)}`])('nothing is behind /undo%s', async (query) => {
    expect((await pages.visit(`/undo${query}`)).status).toBe(404)
    expect((await takeBack(`/undo${query}`)).status).toBe(404)
  })

  test('no other link takes anything back, and a press must say what it means', async () => {
    const { id, path } = await leave()
    expect((await takeBack(`/undo?p=${pages.ticket(account, id)}`)).status).toBe(404)
    expect((await pages.visit(path, { method: 'POST', form: { undo: 'TRUE' } })).status).toBe(400)
    expect(await stateOf(id)).toBe('3/4')
  })
})
