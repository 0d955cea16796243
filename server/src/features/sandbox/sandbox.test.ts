import { expect, test } from 'vitest'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anAccount, anArticle, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { sandboxIdOf } from '../accounts/index.ts'

const { api, web } = await startApiAndWeb()
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [status, body?.code]
const whoami = async (key: string) => (await api.call('GET', '/whoami?include=channels', { key })).body.data

test('an admin makes one twin: everything but people, under the same ids', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const { account } = admin
  await aSubscriber(api, account)
  const draft = await aMailing(api, account.accountId, { name: 'May letter', subject: 'New in May' })
  const { id: articleId } = await anArticle(api, account)
  const sandbox = await aSandbox(web, admin)
  const [real, twin] = [await whoami(account.key), await whoami(sandbox.key)]
  proves('W-110.1', () => {
    expect(twin).toMatchObject({ id: sandboxIdOf(account.accountId), name: real.name, hasChannels: true })
    expect(twin.channels).toEqual(real.channels)
  })
  const mailing = await admin.call('GET', `${sandbox.at}/mailings/${draft}`)
  expect(mailing.body.data).toMatchObject({ id: draft, name: 'May letter' })
  expect((await api.call('GET', `/articles/${articleId}`, { key: sandbox.key })).status).toBe(200)
  const people = await api.call('GET', '/subscribers', { key: sandbox.key })
  proves('W-110.1', () => expect(people.body.data).toEqual([]))
  expect(codeOf(await admin.call('POST', `${admin.at}/sandbox`))).toEqual([409, 'sandbox_exists'])
  expect(codeOf(await admin.call('POST', `${sandbox.at}/sandbox`))).toEqual([409, 'sandbox_unsuitable'])
})

test('nobody but an admin of an S-account makes one', proving('W-110.1'), async () => {
  const admin = await anAdmin(api, web)
  const editor = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'editor' }))
  expect((await editor.call('POST', `${admin.at}/sandbox`)).status).toBe(403)
  const above = await anAdmin(api, web, { type: 'L', optinMailing: false })
  expect(codeOf(await above.call('POST', `${above.at}/sandbox`))).toEqual([409, 'sandbox_unsuitable'])
})

test('what is changed in one is not changed in the other', async () => {
  const admin = await anAdmin(api, web)
  const draft = await aMailing(api, admin.account.accountId, { name: 'May letter' })
  const sandbox = await aSandbox(web, admin)
  const { version } = (await admin.call('GET', `${sandbox.at}/mailings/${draft}`)).body.data
  const changed = await admin.call('PATCH', `${sandbox.at}/mailings/${draft}`, {
    body: { name: 'Try' },
    headers: { 'if-match': `"${version}"` },
  })
  expect(changed.status).toBeLessThan(300)
  expect((await admin.call('GET', `${admin.at}/mailings/${draft}`)).body.data.name).toBe('May letter')
  const email = anEmail()
  expect((await api.call('POST', '/subscribers', { key: sandbox.key, body: { email } })).status).toBe(201)
  expect((await api.call('GET', '/subscribers', { key: admin.account.key })).body.data).toEqual([])
})

test('keys of a sandbox begin with sb, those of accounts never; whoami tells', async () => {
  const admin = await anAdmin(api, web)
  const sandbox = await aSandbox(web, admin)
  const [real, twin] = [await whoami(admin.account.key), await whoami(sandbox.key)]
  proves('W-110.2', () => {
    expect([twin.isSandbox, twin.apiKey.prefix.slice(0, 2)]).toEqual([true, 'sb'])
    expect(real.isSandbox).toBe(false)
  })
  const insert = (accountId: number, prefix: string) =>
    api.app.db.transaction({ accountId, customerId: admin.account.customerId }, (tx) =>
      tx.rows({
        text: `insert into api_keys (account_id, customer_id, name, prefix, secret_hash, scopes, permissions, created_at)
               values ($1, $2, 'x', $3, '\\x00', '{}', '{}', now())`,
        values: [accountId, admin.account.customerId, prefix],
      } as never),
    )
  await expect(insert(admin.account.accountId, 'sb123456')).rejects.toThrow(/row-level security/)
  await expect(insert(sandbox.account.accountId, 'xx123456')).rejects.toThrow(/row-level security/)
})

test('whoever comes, goes or becomes something else in the account does so in its sandbox', async () => {
  const admin = await anAdmin(api, web)
  const early = await aUser(api, admin.account.accountId, { role: 'editor' })
  const sandbox = await aSandbox(web, admin)
  const late = await aUser(api, admin.account.accountId, { role: 'analyst' })
  const roleOf = async (user: typeof early) => {
    const session = await web.sessionOf(user)
    const accounts = (await session.call('GET', '/session')).body.data.accounts
    return accounts.find(({ id }: { id: number }) => id === sandbox.account.accountId)?.role
  }
  expect([await roleOf(early), await roleOf(late)]).toEqual(['editor', 'analyst'])
  await admin.call('PATCH', `${admin.at}/members/${late.id}`, { body: { role: 'author' } })
  await admin.call('DELETE', `${admin.at}/members/${early.id}`)
  const rows = await api.database.query<{ user_id: string; role: string }>(
    'select user_id, role from memberships where account_id = $1 order by user_id',
    [sandbox.account.accountId],
  )
  proves('W-110.1', () =>
    expect(rows.map(({ user_id, role }) => [Number(user_id), role])).toEqual([
      [admin.user.id, 'admin'],
      [late.id, 'author'],
    ]),
  )
  expect(codeOf(await admin.call('GET', `${sandbox.at}/members`))).toEqual([403, 'right_required'])
})

test('it is no account of strangers, and its key opens nothing of the account', async () => {
  const admin = await anAdmin(api, web)
  const sandbox = await aSandbox(web, admin)
  const stranger = await anAdmin(api, web)
  expect((await stranger.call('GET', `${sandbox.at}/overview`)).status).toBe(404)
  const other = await anAccount(api)
  const { id } = await aSubscriber(api, admin.account)
  for (const key of [sandbox.key, other.key])
    expect((await api.call('GET', `/subscribers/${id}`, { key })).status).toBe(404)
})
