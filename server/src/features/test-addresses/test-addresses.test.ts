import { expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { addressOfLink } from '../user-mails/user-link.rules.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const email = 'Probe@Agentur.example'

const add = ({ call, at }: TestAdmin, address = email) =>
  call('POST', `${at}/testAddresses`, { body: { email: address, languageIso: 'de' } })
const list = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/testAddresses`)).body.data
/** The token of the last mail to the address; whoever has it reads there. */
async function tokenFor(address = email): Promise<string> {
  const [mail] = await api.database.query<{ link_id: string }>(
    `select link_id from user_mails where kind = 'testAddress' and email = $1 order by id desc limit 1`,
    [address],
  )
  const link = { kind: 'testAddress' as const, linkId: mail?.link_id ?? '', matter: {} }
  return addressOfLink({ secrets: api.app.secrets, appUrl: web.url }, link).split('#')[1] as string
}
const open = (what: 'reading' | 'confirmation', token: string) =>
  web.call('POST', `/test-addresses/${what}`, { body: { token } })
const sendTest = ({ call, at }: TestAdmin, id: number, testAddressIds: number[], userIds: number[] = []) =>
  call('POST', `${at}/mailings/${id}/tests`, { body: { userIds, subscriberIds: [], testAddressIds } })

test('an address gets test mails once whoever reads there has confirmed it', async () => {
  const admin = await anAdmin(api, web)
  const id = await aMailing(api, admin.account.accountId)
  const added = await add(admin)
  expect(added).toMatchObject({ status: 201, body: { data: { confirmedAt: null, hasExpired: false } } })
  const addressId = added.body.data.id
  const token = await tokenFor(added.body.data.email)
  const before = await sendTest(admin, id, [addressId])
  const looked = await open('reading', token)
  expect(looked).toMatchObject({ status: 200, body: { data: { isConfirmed: false } } })
  const stillNot = await sendTest(admin, id, [addressId])
  const choices = async () => (await admin.call('GET', `${admin.at}/mailing-choices`)).body.data.testAddresses
  expect(await choices()).toEqual([])
  expect((await open('confirmation', token)).status).toBe(204)
  const after = await sendTest(admin, id, [addressId])
  proves('W-084.3', () => {
    for (const refused of [before, stillNot])
      expect(refused).toMatchObject({ status: 422, body: { code: 'test_receiver_unknown' } })
    expect(after).toMatchObject({ status: 200, body: { data: { mails: 1 } } })
  })
  expect(await choices()).toEqual([{ id: addressId, email: added.body.data.email }])
  expect((await open('reading', token)).body.data).toMatchObject({ isConfirmed: true })
  expect((await open('confirmation', token)).status).toBe(204)
  expect(await add(admin, email.toUpperCase())).toMatchObject({ status: 409, body: { code: 'test_address_confirmed' } })
  expect((await admin.call('DELETE', `${admin.at}/testAddresses/${addressId}`)).status).toBe(204)
  expect(await open('reading', token)).toMatchObject({ status: 404, body: { code: 'link_void' } })
  expect(await sendTest(admin, id, [addressId])).toMatchObject({ status: 422 })
})

test('its mails count with the others: twenty at a time', async () => {
  const admin = await anAdmin(api, web)
  const id = await aMailing(api, admin.account.accountId)
  const users = Array.from({ length: 20 }, () => admin.user.id)
  const answer = await sendTest(admin, id, [1], users)
  proves('W-084.3', () => expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } }))
})

test('a newer link voids the former, an old one opens nothing, and both are of one account', async () => {
  const [admin, other] = [await anAdmin(api, web), await anAdmin(api, web)]
  const { id, email: asked } = (await add(admin, 'anders@agentur.example')).body.data
  const former = await tokenFor(asked)
  expect(await add(admin, 'anders@agentur.example')).toMatchObject({ status: 201, body: { data: { id } } })
  const token = await tokenFor(asked)
  expect((await open('confirmation', former)).status).toBe(404)
  await api.database.query(`update test_addresses set expires_at = now() - interval '1 minute' where id = $1`, [id])
  expect((await open('confirmation', token)).status).toBe(404)
  expect(await list(admin)).toMatchObject([{ id, hasExpired: true, confirmedAt: null }])
  expect(await list(other)).toEqual([])
  expect((await other.call('DELETE', `${other.at}/testAddresses/${id}`)).status).toBe(404)
})

test('only admins add them, thirty an hour, and none that is no address', async () => {
  const admin = await anAdmin(api, web)
  const editor = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'editor' }))
  expect((await add({ ...admin, ...editor })).status).toBe(403)
  expect(await add(admin, 'nobody')).toMatchObject({ status: 422, body: { code: 'email_invalid' } })
  for (let n = 0; n < 30; n += 1) expect((await add(admin, `a${n}@agentur.example`)).status).toBe(201)
  expect(await add(admin)).toMatchObject({ status: 429, body: { code: 'test_addresses_too_many' } })
})
