import { expect, test } from 'vitest'
import { aSandbox, aSandboxKey } from '../../../test/a-sandbox.ts'
import { aMailing, anAccount, anArticle, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { inAccount, lookInto } from '../account-setup/index.ts'
import { sandboxIdOf } from '../accounts/index.ts'
import { createSenderDomain, listSenderDomains, type SenderDomainRow } from '../sender-domains/index.ts'
import { publicKeysOf } from '../sender-domains/sealed-keys.ts'
import { createWebhook } from '../webhooks/index.ts'

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

test('it has the forms of the account, each at an address of its own, and so its register pages', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const channelId = admin.account.channelIds[1] as number
  const texts = { de: { title: 'Anmelden', intro: '', consent: 'Ja, ich möchte Angebote.', button: 'Anmelden' } }
  const group = await admin.call('POST', `${admin.at}/groups`, { body: { name: 'Von der Website' } })
  const made = { name: 'Fußzeile', channelIds: [channelId], fields: [], frameOrigins: [], isOpen: true, texts }
  const body = { ...made, groupId: group.body.data.id, privacyUrl: 'https://nord.example/privacy' }
  const { id } = (await admin.call('POST', `${admin.at}/forms`, { body })).body.data
  const pages = `${admin.at}/channels/${channelId}/pages`
  const { version } = (await admin.call('GET', pages)).body.meta
  await admin.call('PATCH', pages, { body: { registerFormId: id }, headers: { 'if-match': `"${version}"` } })
  const sandbox = await aSandbox(web, admin)
  const formAt = async (at: string) => (await admin.call('GET', `${at}/forms/${id}`)).body.data
  const [real, twin] = [await formAt(admin.at), await formAt(sandbox.at)]
  proves('W-110.6', () => {
    expect(twin).toMatchObject(body)
    expect(new URL(twin.url).pathname).toMatch(/^\/form\/[0-9a-f]{32}$/)
    expect(twin.url).not.toBe(real.url)
  })
  const ofChannel = await admin.call('GET', `${sandbox.at}/channels/${channelId}/pages`)
  expect(ofChannel.body.data.registerFormId).toBe(id)
  expect((await admin.call('POST', `${sandbox.at}/sandbox/reset`)).status, 'and after a reset').toBeLessThan(300)
  expect(await formAt(sandbox.at)).toMatchObject(body)
})

test('it has the webhooks of the account, paused, and its domains, with the same keys', async () => {
  const admin = await anAdmin(api, web)
  const { accountId } = admin.account
  const { webhook, row } = await inAccount(api.operator, accountId, async (act) => ({
    ...(await createWebhook(act, { name: 'CRM', url: 'https://crm.nord.example/hook', types: [] })),
    row: await createSenderDomain(act, { domain: 'nord.example' }),
  }))
  await api.database.query('update sender_domains set verified_at = now(), checked_at = now() where account_id = $1', [
    accountId,
  ])
  const sandbox = await aSandbox(web, admin)
  const hooksAt = async (at: string) => (await admin.call('GET', `${at}/webhooks`)).body.data
  const domainsThere = () =>
    lookInto(api.operator, sandbox.account.accountId, ({ reader }) => listSenderDomains(reader))
  const [[real], [copy], [domain]] = [await hooksAt(admin.at), await hooksAt(sandbox.at), await domainsThere()]
  proves('W-110.8', () => {
    expect(real).toMatchObject({ id: webhook.id, state: 'active' })
    expect(copy).toMatchObject({ name: 'CRM', url: 'https://crm.nord.example/hook', types: [], state: 'disabled' })
    expect(domain).toMatchObject({ domain: 'nord.example', selector: row.selector, verifiedAt: expect.any(String) })
    expect(publicKeysOf(domain as SenderDomainRow, api.app.secrets)).toEqual(publicKeysOf(row, api.app.secrets))
  })
  expect(copy.id).not.toBe(webhook.id)
  expect((await admin.call('POST', `${sandbox.at}/sandbox/reset`)).status).toBeLessThan(300)
  expect(await domainsThere()).toMatchObject([{ domain: 'nord.example', verifiedAt: expect.any(String) }])
  expect(await hooksAt(sandbox.at)).toHaveLength(1)
})

test('nobody but an admin of an S-account makes one', proving('W-110.1'), async () => {
  const admin = await anAdmin(api, web)
  const editor = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'editor' }))
  expect((await editor.call('POST', `${admin.at}/sandbox`)).status).toBe(403)
  const above = await anAdmin(api, web, { type: 'L', optinMailing: false })
  expect(codeOf(await above.call('POST', `${above.at}/sandbox`))).toEqual([409, 'sandbox_unsuitable'])
})

test('admins hear of what happens in the account, and of nothing in its sandbox', async () => {
  const admin = await anAdmin(api, web)
  const told = async () =>
    (await api.database.query('select kind from user_mails where email = $1', [admin.user.email])).length
  const sandbox = await aSandbox(web, admin)
  expect(await told()).toBe(0)
  await aSandboxKey(admin, sandbox.at)
  expect(await told()).toBe(0)
  await aSandboxKey(admin, admin.at)
  expect(await told()).toBe(1)
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
