import { describe, expect, test } from 'vitest'
import { aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anOperator, startWebAndConsole } from '../../../test/test-console.ts'
import { anAdmin, aUser, type TestAdmin } from '../../../test/test-web.ts'
import { openStream } from '../../platform/http/testing/open-stream.ts'
import { consoleRouteList } from '../../processes/console-routes.ts'

const { api, web, desk } = await startWebAndConsole()
const runa = await desk.enrol(await anOperator(api, 'Runa Valdis'))

const grant = (admin: TestAdmin, hours = 2) =>
  admin.call('POST', `${admin.at}/supportSessions`, { body: { hours, reason: 'an import that failed' } })
const opened = async (admin: TestAdmin) => (await admin.call('GET', `${admin.at}/supportSessions`)).body.data
const search = (accountId: number, words = '') =>
  runa.call('POST', `/accounts/${accountId}/people/search`, { body: { words } })
const look = (accountId: number, personId: number) => runa.call('GET', `/accounts/${accountId}/people/${personId}`)
const shut = [403, 'support_not_granted']
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]

async function anAccountWithSomebody() {
  const admin = await anAdmin(api, web)
  const email = `mila.${admin.account.accountId}@readers.example`
  const { id: personId } = await aSubscriber(api, admin.account, { email })
  return { admin, email, personId, accountId: admin.account.accountId }
}

describe('people are hidden from operators', () => {
  test('until an admin lets them in, and again from the moment it is ended', proving('W-024.4'), async () => {
    const { admin, email, personId, accountId } = await anAccountWithSomebody()
    expect(outcome(await search(accountId))).toEqual(shut)
    expect(outcome(await look(accountId, personId))).toEqual(shut)
    const granted = await grant(admin)
    expect([granted.status, granted.body.data.reason]).toEqual([201, 'an import that failed'])
    const found = await search(accountId, 'mila')
    proves('W-024.4', () => expect(found.body.data).toMatchObject([{ id: personId, email }]))
    expect((await look(accountId, personId)).body.data).toMatchObject({ id: personId, email })
    expect((await look(accountId, 987_654)).status).toBe(404)
    const { support } = (await runa.call('GET', `/accounts/${accountId}`)).body.data
    expect(support).toEqual({ reason: 'an import that failed', endsAt: granted.body.data.endsAt })
    const end = () => admin.call('DELETE', `${admin.at}/supportSessions/${granted.body.data.id}`)
    expect((await end()).status).toBe(204)
    const after = [outcome(await search(accountId)), outcome(await look(accountId, personId))]
    proves('W-024.4', () => expect(after).toEqual([shut, shut]))
    expect(outcome(await end())).toEqual([404, 'support_session_not_found'])
    expect(await opened(admin)).toEqual([])
  })

  test('once the hours are over', proving('W-024.4'), async () => {
    const { admin, accountId } = await anAccountWithSomebody()
    for (const hours of [0, 25, 1.5]) expect((await grant(admin, hours)).status).toBe(422)
    expect((await grant(admin, 24)).status).toBe(201)
    expect(outcome(await grant(admin, 1))).toEqual([409, 'support_open_already'])
    await api.database.query(
      `update support_sessions set granted_at = granted_at - interval '24 hours 1 second',
         ends_at = ends_at - interval '24 hours 1 second'
       where account_id = $1`,
      [accountId],
    )
    expect(outcome(await search(accountId))).toEqual(shut)
    expect(await opened(admin)).toEqual([])
    expect((await grant(admin, 1)).status).toBe(201)
  })

  test('in every other account', proving('W-024.4'), async () => {
    const [first, second] = [await anAccountWithSomebody(), await anAccountWithSomebody()]
    await grant(first.admin)
    expect(outcome(await search(second.accountId))).toEqual(shut)
    const crossed = await look(first.accountId, second.personId)
    expect(crossed.text).not.toContain(second.email)
    expect((await search(first.accountId, second.email)).body.data).toEqual([])
    const id = (await opened(first.admin))[0].id
    const foreign = await second.admin.call('DELETE', `${second.admin.at}/supportSessions/${id}`)
    expect(foreign.status).toBe(404)
    expect((await search(first.accountId)).status).toBe(200)
  })
})

test('all that operators can do with people is to look: two routes, and nothing that changes or exports', () => {
  const routes = consoleRouteList.filter(({ path }) => path.includes('/people'))
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /accounts/{id}/people/search',
    'GET /accounts/{id}/people/{personId}',
  ])
})

test('each look stands in the log of the account, and what was looked for does not', proving('W-024.4'), async () => {
  const { admin, email, personId, accountId } = await anAccountWithSomebody()
  await grant(admin)
  await search(accountId, email)
  await look(accountId, personId)
  const [{ id }] = await opened(admin)
  await admin.call('DELETE', `${admin.at}/supportSessions/${id}`)
  await search(accountId, email)
  const log = (await admin.call('GET', `${admin.at}/audit`)).body.data
  const operator = `operator:${runa.operator.id}`
  proves('W-025.6', () => expect(log.filter(({ act }: { act: string }) => act.startsWith('support'))).toHaveLength(4))
  expect(log).toMatchObject([
    { act: 'supportSessions.delete', actor: `user:${admin.user.id}`, objectId: id },
    { act: 'support.look', actor: operator, objectId: personId, changes: { supportSession: [null, id] } },
    {
      act: 'support.search',
      actor: operator,
      objectId: null,
      changes: { supportSession: [null, id], seen: [null, 1] },
    },
    { act: 'supportSessions.create', objectId: id, changes: { reason: [null, 'an import that failed'] } },
    { act: 'session.begin' },
  ])
  expect(JSON.stringify(log)).not.toContain(email)
})

test('everybody in the account is told, at once, and only admins decide', proving('W-024.4'), async () => {
  const { admin, accountId } = await anAccountWithSomebody()
  const editor = await web.sessionOf(await aUser(api, accountId, { role: 'analyst' }))
  const stream = await openStream(`${web.url}/app/api${admin.at}/live`, { cookie: editor.cookie })
  await stream.until(1)
  const granted = (await grant(admin)).body.data
  await stream.until((seen) => seen.some(({ event }) => event === 'support'))
  const told = async () => (await editor.call('GET', `${admin.at}/supportSessions`)).body.data
  expect(await told()).toMatchObject([{ id: granted.id, endsAt: granted.endsAt }])
  const refused = await editor.call('DELETE', `${admin.at}/supportSessions/${granted.id}`)
  expect(outcome(refused)).toEqual([403, 'right_required'])
  await admin.call('DELETE', `${admin.at}/supportSessions/${granted.id}`)
  await stream.until((seen) => seen.filter(({ event }) => event === 'support').length === 2)
  stream.close()
  expect(await told()).toEqual([])
})

test('to let operators in takes a fresh sign-in, to end it none', async () => {
  const { admin } = await anAccountWithSomebody()
  const { id } = (await grant(admin)).body.data
  await api.database.query(`update sessions set created_at = now() - interval '1 hour' where user_id = $1`, [
    admin.user.id,
  ])
  expect((await admin.call('DELETE', `${admin.at}/supportSessions/${id}`)).status).toBe(204)
  expect(outcome(await grant(admin))).toEqual([403, 'reauthentication_required'])
})
