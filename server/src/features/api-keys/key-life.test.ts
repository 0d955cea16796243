import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChangedKey, aDeletedKey } from '../../../test/changed-set-up.ts'
import { aKey, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Permission, permissions } from '../accounts/index.ts'

let api: TestApi
/** A second process on the same database. */
let other: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  other = await startTestApi({ config: { DATABASE_URL: api.database.servingUrl } })
  account = await anAccount(api)
})
afterAll(async () => {
  await other.stop()
  await api.stop()
})

const whoami = (key: string, target = api) => target.call('GET', '/whoami', { key })

test(
  'a key is a prefix of 8 and a secret of 40 characters, never the same',
  proving(['R-019', 'D-AUTH-2.1']),
  async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => aKey(api, account.accountId)))
    for (const { key, prefix } of keys) {
      expect(key).toMatch(/^[a-z0-9]{8}\.[A-Za-z0-9]{40}$/)
      expect(key.startsWith(`${prefix}.`)).toBe(true)
    }
    expect(new Set(keys.map(({ key }) => key.slice(9))).size).toBe(20)
  },
)

test('the prefix is unique in the whole database, also after the key was deleted', proving('R-020.1'), async () => {
  const { prefix } = await aKey(api, account.accountId)
  await aDeletedKey(api, prefix)
  const stranger = await anAccount(api)
  const copy = api.database.query(
    `insert into api_keys (account_id, customer_id, name, prefix, secret_hash, scopes, permissions, created_at)
     values ($1, $2, 'copy', $3, '\\x00', '{}', '{}', now())`,
    [stranger.accountId, stranger.customerId, prefix],
  )
  await expect(copy).rejects.toThrow('api_key_prefix')
})

test('the database holds the hash of the secret, and the secret nowhere', proving('D-AUTH-2.2'), async () => {
  const { key, prefix } = await aKey(api, account.accountId)
  const secret = key.slice(9)
  const [row] = await api.database.query<{ secret_hash: Buffer; all: string }>(
    'select secret_hash, row_to_json(k)::text as all from api_keys k where prefix = $1',
    [prefix],
  )
  expect(row?.secret_hash).toEqual(createHash('sha256').update(secret).digest())
  expect(row?.all).not.toContain(secret)
})

test('the key record has its members, and notes its last use', proving('D-AUTH-3.1'), async () => {
  const { key, prefix, id } = await aKey(api, account.accountId, { defaultOptinMailingId: account.optinMailingId })
  const read = async () => (await api.database.query('select * from api_keys where prefix = $1', [prefix]))[0]
  expect(await read()).toMatchObject({
    id: String(id),
    account_id: String(account.accountId),
    name: 'test key',
    prefix,
    scopes: ['subscribers', 'articles'],
    default_optin_mailing_id: String(account.optinMailingId),
    created_at: expect.any(Date),
    last_used_at: null,
    deleted_at: null,
  })
  expect((await whoami(`${key.slice(0, -8)}00000000`)).status).toBe(401)
  await sleep(200)
  expect((await read())?.last_used_at, 'a guess is no use of it').toBeNull()
  await whoami(key)
  for (let i = 0; i < 100 && (await read())?.last_used_at === null; i++) await sleep(10)
  expect((await read())?.last_used_at).toBeInstanceOf(Date)
})

test('a deleted key is refused on the very next request, in every process', async () => {
  const { key, prefix } = await aKey(api, account.accountId)
  expect([(await whoami(key)).status, (await whoami(key, other)).status]).toEqual([200, 200])
  await aDeletedKey(api, prefix)
  await proves(['E-009', 'R-027.1'], async () =>
    expect([(await whoami(key)).status, (await whoami(key, other)).status]).toEqual([401, 401]),
  )
  const replacement = await aKey(api, account.accountId)
  await proves('R-027.2', async () => expect((await whoami(replacement.key)).body.data.id).toBe(account.accountId))
})

test(
  'a withdrawn permission is missing on the next request, in every process',
  proving(['E-010', 'R-024']),
  async () => {
    const { key, prefix } = await aKey(api, account.accountId, { permissions: ['archiveReceiveReady'] })
    const archive = async (target: TestApi) => {
      const { id } = await aSubscriber(api, account)
      const body = { status: 3, statusAddition: 6 }
      return (await target.call('PUT', `/subscribers/${id}`, { key, body })).status
    }
    expect([await archive(api), await archive(other)]).toEqual([200, 200])
    await aChangedKey(api, prefix, { permissions: [] })
    expect([await archive(other), await archive(api)]).toEqual([403, 403])
    await aChangedKey(api, prefix, { permissions: ['archiveReceiveReady'] })
    expect([await archive(api), await archive(other)]).toEqual([200, 200])
  },
)

test('scopes and defaults change at once, too', proving('D-AUTH-3.2'), async () => {
  const { key, prefix } = await aKey(api, account.accountId, { scopes: ['articles'] })
  const list = async () => (await api.call('GET', '/subscribers', { key })).status
  expect(await list()).toBe(403)
  await aChangedKey(api, prefix, { scopes: ['subscribers'], defaultOptinMailingId: account.optinMailingId })
  expect(await list()).toBe(200)
  expect((await whoami(key, other)).body.data.apiKey).toMatchObject({
    scopes: ['subscribers'],
    defaultOptinMailingId: account.optinMailingId,
  })
})

test('two keys of an account see the same data', async () => {
  const [first, second] = [await aKey(api, account.accountId), await aKey(api, account.accountId)]
  const { id } = await aSubscriber(api, first)
  const seen = await Promise.all([first, second].map(({ key }) => api.call('GET', `/subscribers/${id}`, { key })))
  proves('E-012', () => expect(seen[0]?.body).toEqual(seen[1]?.body))
  const accounts = await Promise.all([first, second].map(async ({ key }) => (await whoami(key)).body.data.id))
  proves('R-021', () => expect(accounts).toEqual([account.accountId, account.accountId]))
})

test('keys of one account carry the permissions given to each at creation', async () => {
  const sets: Permission[][] = [[], ...permissions.map((name) => [name]), [...permissions]]
  proves('D-AUTH-4', () =>
    expect([...permissions].sort()).toEqual([
      'archiveReceiveReady',
      'reactivateComplained',
      'reactivateManual',
      'reactivateUnsubscribed',
      'triggerUnknownSubscribers',
    ]),
  )
  const keys = await Promise.all(sets.map((set) => aKey(api, account.accountId, { permissions: set })))
  const shown = await Promise.all(keys.map(async ({ key }) => (await whoami(key)).body.data.apiKey.permissions))
  proves(['R-022', 'R-023'], () => expect(shown).toEqual(sets))
})
