import { expect, test, vi } from 'vitest'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin as anAdminOf, aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { startUserMailPost } from '../../../test/user-mail-post.ts'

const { api, web } = await startApiAndWeb()

async function anAdmin() {
  const { account, at, ...session } = await anAdminOf(api, web)
  return { ...account, ...session, keys: `${at}/apiKeys` }
}

const wanted = {
  name: 'Shop checkout',
  scopes: ['subscribers'],
  permissions: ['archiveReceiveReady'],
  defaultChannelIds: [],
  deferUnconfirmedData: true,
  defaultLegalBasis: 'existingCustomer',
}
const whoami = (key: string) => api.call('GET', '/whoami', { key })

test(
  'an admin makes a key, sees its secret once, changes it and deletes it',
  proving(['W-104.1', 'R-025.2']),
  async () => {
    const { call, keys, optinMailingId } = await anAdmin()
    const made = await call('POST', keys, { body: { ...wanted, defaultOptinMailingId: optinMailingId } })
    expect(made.status).toBe(201)
    const { id, prefix, key } = made.body.data
    expect((await whoami(key)).body.data.apiKey).toMatchObject({
      prefix,
      permissions: ['archiveReceiveReady'],
      defaultOptinMailingId: optinMailingId,
    })
    const listed = await call('GET', keys)
    expect(listed.text).not.toContain(key.split('.')[1])
    expect(listed.body.data.find((known: { id: number }) => known.id === id)).toMatchObject({ ...wanted, prefix })
    expect(listed.body.meta.apiUrl).toBe(`${api.app.config.BASE_URL}/api/v1`)

    const changed = await call('PATCH', `${keys}/${id}`, { body: { name: 'Till', permissions: [] } })
    expect(changed.status).toBe(204)
    // Nobody knocks in this world, so that the API notices within its second.
    await vi.waitFor(async () => expect((await whoami(key)).body.data.apiKey.permissions).toEqual([]), 5000)
    expect((await call('DELETE', `${keys}/${id}`)).status).toBe(204)
    await vi.waitFor(async () => expect((await whoami(key)).status).toBe(401), 5000)
    expect((await call('PATCH', `${keys}/${id}`, { body: { name: 'Again' } })).body.code).toBe('key_not_found')
  },
)

test('all admins hear of a key that may bring people back, once', async () => {
  const post = await startUserMailPost(api)
  const { call, keys, accountId, optinMailingId, user } = await anAdmin()
  const other = await aUser(api, accountId)
  await aUser(api, accountId, { role: 'editor' })
  const made = await call('POST', keys, { body: { ...wanted, defaultOptinMailingId: optinMailingId } })
  expect(made.status, made.text).toBe(201)
  expect(await post.send()).toBe(0)
  const grant = (permissions: string[]) => call('PATCH', `${keys}/${made.body.data.id}`, { body: { permissions } })
  await grant(['archiveReceiveReady', 'reactivateUnsubscribed'])
  await post.send()
  const told = post.receiver.mails.map(({ parsed }) => parsed.to?.[0]?.address).sort()
  proves('W-104.4', () => expect(told).toEqual([user.email, other.email].sort()))
  expect(post.receiver.mails[0]?.parsed.text).toContain('Shop checkout')
  await grant(['reactivateUnsubscribed'])
  expect(await post.send()).toBe(0)
  await post.stop()
})

test('a key without name or scope is refused at the field', async () => {
  const { call, keys } = await anAdmin()
  const body = { ...wanted, name: ' x ', scopes: [], defaultOptinMailingId: null }
  const refused = await call('POST', keys, { body })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject([
    { pointer: '#/name', code: 'too_short' },
    { pointer: '#/scopes', code: 'too_short' },
  ])
})

test('keys, mailings and channels of another account are out of reach', async () => {
  const { call, keys } = await anAdmin()
  const other = await anAdmin()
  const stranger = (await other.call('GET', other.keys)).body.data[0]
  expect((await call('DELETE', `${keys}/${stranger.id}`)).body.code).toBe('key_not_found')
  expect((await whoami(other.key)).status).toBe(200)
  const body = { ...wanted, defaultOptinMailingId: other.optinMailingId }
  expect((await call('POST', keys, { body })).body.code).toBe('optin_mailing_not_found')
})

test('what settings can point at is listed', async () => {
  const { call, accountId, optinMailingId } = await anAdmin()
  const { body } = await call('GET', `/accounts/${accountId}/settings/choices`)
  expect(body.data).toMatchObject({ hasChannels: expect.any(Boolean), languages: expect.any(Array) })
  expect(body.data.channels[0].isDefault).toBe(true)
  expect(body.data.optinMailings.map(({ id }: { id: number }) => id)).toContain(optinMailingId)
})
