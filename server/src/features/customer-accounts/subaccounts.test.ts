import { afterAll, expect, test } from 'vitest'
import { anInheritedChannel } from '../../../test/changed-set-up.ts'
import { anAccount, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { startUserMailPost } from '../../../test/user-mail-post.ts'

const { api, web } = await startApiAndWeb()
const post = await startUserMailPost(api)
afterAll(() => post.stop())

const anAdminAbove = () => anAdmin(api, web, { type: 'L', name: 'Lindhof Group', channels: ['Angebote'] })
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [status, body?.code]

async function made(above: TestAdmin, name = 'Lindhof Turku'): Promise<number> {
  const answer = await above.call('POST', `${above.at}/subaccounts`, { body: { name } })
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

const listed = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/subaccounts`)).body
const actsIn = async ({ call, at }: Pick<TestAdmin, 'call' | 'at'>) =>
  (await call('GET', `${at}/audit`)).body.data.map(({ act }: { act: string }) => act)

test('an L-admin makes an account below and invites its first admin, who then invites the others', async () => {
  const above = await anAdminAbove()
  const id = await made(above)
  const family = (await listed(above)).data
  proves('R-010.1', () => expect(family).toHaveLength(1))
  expect(family).toMatchObject([
    { id, name: 'Lindhof Turku', health: 'adminMissing', admin: 'none', readers: 0, last: null, opened: null },
  ])
  const invite = (email: string) =>
    above.call('POST', `${above.at}/subaccounts/${id}/invitations`, { body: { email, languageIso: 'en' } })
  expect((await invite('tove@turku.example')).status).toBe(204)
  expect((await listed(above)).data[0].admin).toBe('invited')
  await post.send()
  expect(post.receiver.mails.at(-1)?.parsed.text).toContain('Lindhof Group')
  const password = 'nine lamps on the pier'
  const body = { token: post.tokenFor('tove@turku.example'), name: 'Tove', password }
  expect((await web.call('POST', '/invitations/acceptance', { body })).status).toBe(200)
  expect((await listed(above)).data[0].admin).toBe('there')
  const refused = await invite('mallory@turku.example')
  proves('W-008', () => expect(codeOf(refused)).toEqual([409, 'account_has_admin']))
  const tove = await web.sessionOf({ id: 0, email: 'tove@turku.example', password })
  const log = await actsIn({ ...tove, at: `/accounts/${id}` })
  proves('W-016.2', () => {
    expect(log).toContain('account.open')
    expect(log).toContain('invitations.create')
  })
  expect(await actsIn(above)).toEqual(expect.arrayContaining(['subaccounts.create', 'subaccounts.invitations']))
})

test('renames it and books its channels; both logs know', proving(['W-008', 'W-011', 'W-016.2']), async () => {
  const above = await anAdminAbove()
  const below = await anAccount(api, { customerId: above.account.customerId, parentAccountId: above.account.accountId })
  const user = await web.sessionOf(await aUser(api, below.accountId))
  const at = `${above.at}/subaccounts/${below.accountId}`
  expect((await above.call('PATCH', at, { body: { name: 'Lindhof Graz' } })).status).toBe(204)
  expect((await above.call('PUT', `${at}/channelModule`, { body: { isBooked: true } })).status).toBe(204)
  expect((await listed(above)).data).toMatchObject([{ name: 'Lindhof Graz', hasChannels: true }])
  expect((await api.call('GET', '/channels', { key: below.key })).body.data).toHaveLength(1)
  const entries = (await user.call('GET', `/accounts/${below.accountId}/audit`)).body.data
  expect(entries).toMatchObject([
    { act: 'settings.channelModule.set', changes: { isBooked: [false, true], doneFrom: [null, 'Lindhof Group'] } },
    { act: 'account.rename', changes: { name: ['Reisebüro Nord', 'Lindhof Graz'] } },
    {},
  ])
  expect((await actsIn(above)).slice(0, 2)).toEqual(['subaccounts.channelModule.set', 'subaccounts.change'])
  const verified = await user.call('GET', `/accounts/${below.accountId}/audit/verification`)
  expect(verified.status).toBe(200)
})

test('detached, it keeps what it has, and the reach from above ends at once', async () => {
  const above = await anAdminAbove()
  const below = await anAccount(api, {
    customerId: above.account.customerId,
    parentAccountId: above.account.accountId,
    channels: [],
  })
  const inherited = above.account.channelIds[1] as number
  await anInheritedChannel(api, below.accountId, inherited)
  await aSubscriber(api, below, { channels: [{ id: inherited, status: 1 }] })
  const numbers = () => above.call('GET', `/accounts/${below.accountId}/overview`)
  expect((await numbers()).status).toBe(200)
  expect((await listed(above)).meta.handedDown).toMatchObject([{ id: inherited, accounts: 1 }])
  expect((await above.call('POST', `${above.at}/subaccounts/${below.accountId}/detaching`)).status).toBe(204)
  const after = await numbers()
  proves(['F-005', 'W-010.1'], () => expect(codeOf(after)).toEqual([404, 'not_found']))
  const { data } = (await api.call('GET', '/channels', { key: below.key })).body
  proves('W-010.1', () =>
    expect(data.map(({ id, type }: { id: number; type: number }) => [id, type])).toContainEqual([inherited, 1]),
  )
  expect((await api.call('GET', '/subscribers', { key: below.key })).body.data).toHaveLength(1)
  expect((await listed(above)).data).toEqual([])
  for (const path of ['locking', 'unlocking', 'detaching'])
    expect(codeOf(await above.call('POST', `${above.at}/subaccounts/${below.accountId}/${path}`))).toEqual([
      404,
      'account_not_found',
    ])
})

test('what is below another cannot be managed, nor told from what is not there', async () => {
  const [above, other] = [await anAdminAbove(), await anAdminAbove()]
  const elsewhere = await made(other)
  const rename = (id: number) => above.call('PATCH', `${above.at}/subaccounts/${id}`, { body: { name: 'Mallory' } })
  for (const id of [elsewhere, above.account.accountId, 987_654_321])
    expect(codeOf(await rename(id))).toEqual([404, 'account_not_found'])
  expect((await listed(other)).data[0].name).toBe('Lindhof Turku')
})

test('attaching takes an admin of each side, and one customer', proving('W-010.1'), async () => {
  const above = await anAdminAbove()
  const alone = await anAdmin(api, web, { customerId: above.account.customerId, name: 'Lindhof Bern' })
  const stranger = await anAdmin(api, web)
  const { accountId } = above.account
  const attach = (id: number) => above.call('POST', `${above.at}/offers/${id}/attaching`)
  const offer = (admin: TestAdmin, to: number) =>
    admin.call('PUT', `${admin.at}/relation/offer`, { body: { accountId: to } })
  expect(codeOf(await attach(alone.account.accountId))).toEqual([404, 'account_not_found'])
  for (const to of [stranger.account.accountId, alone.account.accountId, 987_654_321])
    expect(codeOf(await offer(alone, to))).toEqual([409, 'parent_account_unsuitable'])
  expect(codeOf(await offer(stranger, accountId))).toEqual([409, 'parent_account_unsuitable'])
  expect((await offer(alone, accountId)).status).toBe(204)
  expect((await listed(above)).meta.offers).toEqual([{ id: alone.account.accountId, name: 'Lindhof Bern' }])
  expect((await above.call('GET', `/accounts/${alone.account.accountId}/overview`)).status).toBe(404)
  expect((await alone.call('DELETE', `${alone.at}/relation/offer`)).status).toBe(204)
  expect(codeOf(await attach(alone.account.accountId))).toEqual([404, 'account_not_found'])
  await offer(alone, accountId)
  expect((await above.call('DELETE', `${above.at}/offers/${alone.account.accountId}`)).status).toBe(204)
  await offer(alone, accountId)
  expect((await attach(alone.account.accountId)).status).toBe(204)
  const relation = (await alone.call('GET', `${alone.at}/relation`)).body.data
  expect(relation).toMatchObject({ above: { id: accountId, name: 'Lindhof Group' }, offeredTo: null })
  expect(codeOf(await offer(alone, accountId))).toEqual([409, 'account_attached'])
  expect((await above.call('GET', `/accounts/${alone.account.accountId}/overview`)).status).toBe(200)
  expect(await actsIn(alone)).toContain('account.attach')
})

test('an admin makes further accounts of the customer, and is their admin', proving('W-007'), async () => {
  const admin = await anAdmin(api, web)
  for (const type of ['S', 'L'] as const) {
    const answer = await admin.call('POST', `${admin.at}/furtherAccounts`, { body: { name: `Ost ${type}`, type } })
    expect(answer.status).toBe(201)
    const renewed = await web.guardedSessionOf(admin.user)
    const { accounts } = (await renewed.call('GET', '/session')).body.data
    expect(accounts).toContainEqual(
      expect.objectContaining({ id: answer.body.data.id, name: `Ost ${type}`, type, role: 'admin' }),
    )
    Object.assign(admin, renewed)
  }
  const kept = await api.database.query<{ customer: string }>(
    'select distinct customer_id as customer from memberships where user_id = $1',
    [admin.user.id],
  )
  expect(kept).toEqual([{ customer: String(admin.account.customerId) }])
})

test('an S-account has none below', async () => {
  const admin = await anAdmin(api, web)
  const answer = await admin.call('POST', `${admin.at}/subaccounts`, { body: { name: 'Below' } })
  expect(codeOf(answer)).toEqual([409, 'parent_account_unsuitable'])
  expect((await listed(admin)).data).toEqual([])
})
