import { expect, test, vi } from 'vitest'
import { anInheritedChannel } from '../../../test/changed-set-up.ts'
import { aKey, aMailing, anAccount, anOptinMailing, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()

const plan = { at: '2027-05-01 08:00:00', fromVerifiedDomain: false } as Parameters<typeof planMailing>[2]
const german = (name: string, description: string | null = null) => ({ translations: { de: { name, description } } })

interface Door {
  account: TestAccount
  user: TestSession
  path: string
}

async function anAdmin(channels: string[], wishes: object = {}): Promise<Door> {
  const account = await anAccount(api, { channels, ...wishes })
  const user = await web.sessionOf(await aUser(api, account.accountId))
  return { account, user, path: `/accounts/${account.accountId}/channels` }
}

/** The API may work with what it read up to a second ago. */
async function known<T>(ask: () => Promise<T>, isNew: (answer: T) => boolean): Promise<T> {
  return vi.waitFor(
    async () => {
      const answer = await ask()
      if (!isNew(answer)) throw new Error('the API does not know it yet')
      return answer
    },
    { timeout: 120_000, interval: 100 },
  )
}

const seen = async ({ user, path }: Door, id: number) => (await user.call('GET', `${path}/${id}`)).body.data
const change = (door: Door, id: number, body: object, version: string) =>
  door.user.call('PATCH', `${door.path}/${id}`, { body, headers: { 'if-match': `"${version}"` } })
const remove = async (door: Door, id: number) => {
  const { version } = await seen(door, id)
  return door.user.call('DELETE', `${door.path}/${id}`, { headers: { 'if-match': `"${version}"` } })
}

test('an admin makes a channel with names and descriptions, and changes them', proving('W-049.1'), async () => {
  const door = await anAdmin([])
  const made = await door.user.call('POST', door.path, { body: german('Angebote', 'Preise für Mitglieder') })
  expect(made.status).toBe(201)
  const { id } = made.body.data
  const before = await seen(door, id)
  expect(before).toMatchObject({
    ...german('Angebote', 'Preise für Mitglieder'),
    ...{ isDefault: false, inheritedFrom: null, closedAt: null, people: 0, readyPeople: 0, mailings: 0 },
  })
  expect((await change(door, id, german('Neues'), before.version)).status).toBe(204)
  expect((await seen(door, id)).translations.de.name).toBe('Neues')
  const listed = await api.call('GET', '/channels', { key: door.account.key })
  expect(listed.body.data.map((channel: { translations: object }) => channel.translations)).toContainEqual(
    german('Neues').translations,
  )
})

test('a name in the language of the account is asked for, and no other language is taken', async () => {
  const { user, path } = await anAdmin([])
  const of = async (translations: object) =>
    refusals(await user.call('POST', path, { body: { translations } })).filter((text) => text.includes('translations'))
  expect(await of({})).toEqual(['422 #/translations/de/name required'])
  expect(await of({ de: { name: 'Neues', description: null }, fr: { name: 'Lettre', description: null } })).toEqual([
    '422 #/translations/fr out_of_range',
  ])
  expect(await of({ de: { name: 'N', description: null } })).toEqual(['422 #/translations/de/name too_short'])
})

test('who has not seen a change of the same member is told, others save', async () => {
  const door = await anAdmin(['Angebote'])
  const id = door.account.channelIds[1] as number
  const { version } = await seen(door, id)
  expect((await door.user.call('PATCH', `${door.path}/${id}`, { body: german('A') })).status).toBe(428)
  expect((await change(door, id, german('Zuerst'), version)).status).toBe(204)
  const second = await change(door, id, german('Danach'), version)
  expect([second.status, second.body.code, second.body.changedMembers]).toEqual([
    412,
    'changed_meanwhile',
    ['translations.de.name'],
  ])
  const optinMailingId = await anOptinMailing(api, door.account.accountId)
  expect((await change(door, id, { optinMailingId }, version)).status).toBe(204)
  expect(await seen(door, id)).toMatchObject({ optinMailingId, ...german('Zuerst') })
})

test('a closed channel keeps its people, takes nobody in and comes back', async () => {
  const door = await anAdmin(['Angebote'])
  const { key, channelIds, accountId } = door.account
  const id = channelIds[1] as number
  const call = (method: string, path: string, body?: unknown) => api.call(method, path, { key, body })
  const { id: subscriberId } = await aSubscriber(api, door.account, { channels: [{ id, status: 1 }] })
  const { key: ofChannel } = await aKey(api, accountId, {
    defaultChannelIds: [id],
    defaultOptinMailingId: door.account.optinMailingId,
  })
  expect((await door.user.call('POST', `${door.path}/${id}/closing`)).status).toBe(204)
  const write = await known(
    () => call('PUT', `/subscribers/${subscriberId}`, { channels: [{ id, status: 1 }] }),
    ({ status }) => status === 422,
  )
  const register = await call('POST', '/subscribers/register', { email: 'neu@nord.example', channelIds: [id] })
  const mailing = aMailing(api, accountId, { channelId: id })
  await expect(mailing).rejects.toMatchObject({ values: { errors: [{ code: 'channel_unknown' }] } })
  const listed = await call('GET', '/channels')
  const closed = await seen(door, id)
  await proves('W-050', async () => {
    expect(listed.body.data.map((channel: { id: number }) => channel.id)).toEqual([channelIds[0]])
    expect(refusals(write)).toEqual(['422 #/channels/0/id channel_unknown'])
    expect(refusals(register)).toEqual(['422 #/channelIds/0 channel_unknown'])
    expect(closed).toMatchObject({ people: 1, readyPeople: 1, closedAt: expect.any(String) })
    expect((await remove(door, id)).body).toMatchObject({ code: 'channel_not_empty', people: 1, mailings: 0 })
    expect((await door.user.call('POST', `${door.path}/${id}/reopening`)).status).toBe(204)
    const person = await known(
      () => call('GET', `/subscribers/${subscriberId}?include=channels`),
      ({ body }) => body.data.channels.data.length > 0,
    )
    expect(person.body.data.channels.data).toMatchObject([{ id, status: 1 }])
  })
  // A key whose channel is closed registers for the default one.
  await door.user.call('POST', `${door.path}/${id}/closing`)
  await known(
    () => call('PUT', `/subscribers/${subscriberId}`, { channels: [{ id, status: 1 }] }),
    ({ status }) => status === 422,
  )
  const byKey = await api.call('POST', '/subscribers/register', { key: ofChannel, body: { email: 'b@nord.example' } })
  expect([byKey.status, byKey.body.meta.meta.optinChannelIds]).toEqual([201, [channelIds[0]]])
})

test('a channel that a mailing counts on stays, and so does the module', async () => {
  const door = await anAdmin(['Angebote'])
  const { accountId, channelIds } = door.account
  const id = channelIds[1] as number
  const mailingId = await aMailing(api, accountId, { name: 'Herbst', channelId: id })
  await inAccount(api.operator, accountId, (act) => planMailing(act, mailingId, plan))
  const closing = await door.user.call('POST', `${door.path}/${id}/closing`)
  const module = `/accounts/${accountId}/settings/channelModule`
  const book = (isBooked: boolean) => door.user.call('PUT', module, { body: { isBooked } })
  const inUse = { code: 'channel_in_use', mailings: [{ id: mailingId, name: 'Herbst' }] }
  expect(closing.body).toMatchObject(inUse)
  const unbooking = await book(false)
  const other = await anAdmin(['Reisen'])
  const otherModule = `/accounts/${other.account.accountId}/settings/channelModule`
  await proves('W-011', async () => {
    expect([unbooking.status, unbooking.body]).toMatchObject([409, inUse])
    expect((await other.user.call('PUT', otherModule, { body: { isBooked: false } })).status).toBe(204)
    expect((await api.call('GET', '/channels', { key: other.account.key })).body.data).toEqual([])
    expect((await other.user.call('PUT', otherModule, { body: { isBooked: true } })).status).toBe(204)
    expect((await api.call('GET', '/channels', { key: other.account.key })).body.data).toHaveLength(2)
  })
})

test('a draft for a channel that was closed meanwhile is not planned', async () => {
  const door = await anAdmin(['Angebote'])
  const { accountId, channelIds } = door.account
  const mailingId = await aMailing(api, accountId, { channelId: channelIds[1] as number })
  await door.user.call('POST', `${door.path}/${channelIds[1]}/closing`)
  await expect(inAccount(api.operator, accountId, (act) => planMailing(act, mailingId, plan))).rejects.toMatchObject({
    values: { gaps: ['The channel of the mailing is closed.'] },
  })
})

test('an empty channel is deleted; the default one is neither closed nor deleted', async () => {
  const door = await anAdmin(['Angebote'])
  const [standard, special] = door.account.channelIds as [number, number]
  expect((await remove(door, special)).status).toBe(204)
  expect((await door.user.call('GET', `${door.path}/${special}`)).status).toBe(404)
  expect((await remove(door, standard)).body.code).toBe('channel_is_default')
  expect((await door.user.call('POST', `${door.path}/${standard}/closing`)).body.code).toBe('channel_is_default')
})

test('the L-account keeps the name of what it hands down', async () => {
  const above = await anAdmin(['Zentrale'], { type: 'L' })
  const { customerId, accountId, channelIds } = above.account
  const below = await anAdmin([], { customerId, parentAccountId: accountId })
  const id = channelIds[1] as number
  await anInheritedChannel(api, below.account.accountId, id)
  const inherited = await seen(below, id)
  expect(inherited.inheritedFrom).toMatchObject({ id: accountId })
  expect((await change(below, id, german('Unser'), inherited.version)).body.code).toBe('channel_inherited')
  expect((await remove(below, id)).body.code).toBe('channel_inherited')
  const optinMailingId = await anOptinMailing(api, below.account.accountId)
  expect((await change(below, id, { optinMailingId }, inherited.version)).status).toBe(204)
  expect(await seen(below, id)).toMatchObject({ optinMailingId, translations: inherited.translations })
})

test('a channel has pages and looks of its own, the account’s hold beside them', proving('W-058.1'), async () => {
  const door = await anAdmin(['Angebote'])
  const { accountId, channelIds } = door.account
  const pages = `${door.path}/${channelIds[1]}/pages`
  const ofAccount = { noteUrl: 'https://nord.example/note' }
  await door.user.call('PATCH', `/accounts/${accountId}/settings/pages`, { body: ofAccount })
  const { body } = await door.user.call('GET', pages)
  expect(body.meta.account).toMatchObject(ofAccount)
  expect(body.data).toMatchObject({ noteUrl: null, brandColour: null })
  const save = (sent: object, version: string) =>
    door.user.call('PATCH', pages, { body: sent, headers: { 'if-match': `"${version}"` } })
  const wrong = await save({ unsubscribeUrl: 'ftp://nord.example' }, body.meta.version)
  expect(refusals(wrong)).toEqual(['422 #/unsubscribeUrl link_invalid'])
  expect((await save({ brandColour: '#3f5f3a' }, body.meta.version)).status).toBe(204)
  expect((await save({ brandColour: '#000000' }, body.meta.version)).status).toBe(412)
  expect((await door.user.call('GET', pages)).body.data).toMatchObject({ brandColour: '#3f5f3a', noteUrl: null })
})

test('only admins look after channels', async () => {
  const { account, path } = await anAdmin(['Angebote'])
  const editor = await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' }))
  expect((await editor.call('GET', path)).status).toBe(403)
  expect((await editor.call('POST', path, { body: german('Neues') })).status).toBe(403)
})
