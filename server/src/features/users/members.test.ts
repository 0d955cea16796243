import { expect, test, vi } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()

/** An account with two admins, each signed in. */
async function twoAdmins() {
  const { accountId } = await anAccount(api)
  const [ada, bea] = [await aUser(api, accountId), await aUser(api, accountId)]
  const members = `/accounts/${accountId}/members`
  return {
    accountId,
    members,
    ada: { ...ada, ...(await web.guardedSessionOf(ada)) },
    bea: { ...bea, ...(await web.guardedSessionOf(bea)) },
  }
}

test('members are listed, get another role and are removed', proving('R-015.2'), async () => {
  const { members, ada, bea } = await twoAdmins()
  const listed = await ada.call('GET', members)
  expect(listed.body.data).toMatchObject([
    { userId: ada.id, email: ada.email, role: 'admin' },
    { userId: bea.id, email: bea.email, role: 'admin' },
  ])
  const changed = await ada.call('PATCH', `${members}/${bea.id}`, { body: { role: 'author' } })
  expect(changed.body.data).toMatchObject({ userId: bea.id, role: 'author' })
  expect((await bea.call('GET', members)).body).toMatchObject({ status: 403, requiredRight: 'manageUsers' })
  expect((await ada.call('DELETE', `${members}/${bea.id}`)).status).toBe(204)
  expect((await bea.call('GET', '/session')).status).toBe(401)
})

test('the last admin stays, whoever asks', async () => {
  const { members, ada, bea } = await twoAdmins()
  expect((await ada.call('DELETE', `${members}/${ada.id}`)).status).toBe(204)
  const refusals = [
    await bea.call('PATCH', `${members}/${bea.id}`, { body: { role: 'editor' } }),
    await bea.call('DELETE', `${members}/${bea.id}`),
  ]
  proves('W-017', () =>
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'last_admin'],
      [409, 'last_admin'],
    ]),
  )
  expect((await bea.call('PATCH', `${members}/${bea.id}`, { body: { role: 'admin' } })).status).toBe(200)
})

test('of two admins who demote each other at once one succeeds', proving('F-004'), async () => {
  const { accountId, members, ada, bea } = await twoAdmins()
  const waiting = async () => {
    const rows = await api.database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%account_heads%'`,
    )
    return rows[0]?.count ?? 0
  }
  const holder = await api.app.db.transaction({ accountId, customerId: 1 }, async (tx) => {
    await tx.rows({
      text: 'select 1 from account_heads where account_id = $1 for update',
      values: [accountId],
    } as never)
    // Both have passed the gate as admins, and wait for the account.
    const answers = [
      ada.call('PATCH', `${members}/${bea.id}`, { body: { role: 'editor' } }),
      bea.call('PATCH', `${members}/${ada.id}`, { body: { role: 'editor' } }),
    ]
    await vi.waitUntil(async () => (await waiting()) === 2, { timeout: 120_000, interval: 50 })
    return { answers }
  })
  const answers = await Promise.all(holder.answers)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last_admin')
})

test.each([
  ['somebody who is no member', 'PATCH', '/999999', { role: 'editor' }, 404],
  ['a role that there is not', 'PATCH', '/1', { role: 'owner' }, 422],
  ['more than a role', 'PATCH', '/1', { role: 'editor', userId: 2 }, 422],
])('%s', async (_name, method, path, body, status) => {
  const { members, ada } = await twoAdmins()
  expect((await ada.call(method, members + path, { body })).status).toBe(status)
})
