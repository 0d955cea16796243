import { expect, test, vi } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aBelow, aFamily } from '../../../test/publishing-desk.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { inAccount, lookInto } from '../account-setup/index.ts'
import { findContentSource } from '../mailings/content.store.ts'
import { planMailing } from '../mailings/index.ts'
import { listPageSettings, settingsFor } from '../pages/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const patience = { timeout: 120_000, interval: 100 }
const plan = { at: '2027-05-01 08:00:00', fromVerifiedDomain: false } as Parameters<typeof planMailing>[2]
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [status, body?.code]

/** An L-account with a channel, and two accounts below that work with channels. */
async function aHouse() {
  const { above } = await aFamily(api, web)
  const graz = await aBelow(api, web, above, 'Graz', { channels: [] })
  const bern = await aBelow(api, web, above, 'Bern', { channels: [] })
  return { above, graz, bern, id: above.account.channelIds[1] as number }
}

const holdersAt = ({ at }: TestAdmin, id: number) => `${at}/channels/${id}/accounts`
const give = (above: TestAdmin, id: number, below: TestAdmin) =>
  above.call('PUT', `${holdersAt(above, id)}/${below.account.accountId}`)
const take = (above: TestAdmin, id: number, below: TestAdmin) =>
  above.call('DELETE', `${holdersAt(above, id)}/${below.account.accountId}`)
const seen = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/channels/${id}`)).body?.data
const inApi = async ({ account: { key } }: TestAdmin) => (await api.call('GET', '/channels', { key })).body.data
const holdings = async (above: TestAdmin, id: number) =>
  Object.fromEntries(
    (await above.call('GET', holdersAt(above, id))).body.data.map((row: { name: string; holding: string }) => [
      row.name,
      row.holding,
    ]),
  )
const isOutcome = ({ status, body }: Awaited<ReturnType<typeof give>>) => [status, body?.data?.outcome]

async function change({ call, at }: TestAdmin, id: number, part: '' | '/pages', body: object) {
  const { body: known } = await call('GET', `${at}/channels/${id}${part}`)
  const version = part === '' ? known.data.version : known.meta.version
  return call('PATCH', `${at}/channels/${id}${part}`, { body, headers: { 'if-match': `"${version}"` } })
}

const german = (name: string) => ({ translations: { de: { name, description: 'Nur das Beste' } } })
const settingsIn = ({ account: { accountId } }: TestAdmin, id: number) =>
  lookInto(api.operator, accountId, async ({ reader }) => settingsFor(await listPageSettings(reader), [id]))

test('the L-account names who gets a channel, and what it is called there', async () => {
  const { above, graz, bern, id } = await aHouse()
  expect(isOutcome(await give(above, id, graz))).toEqual([200, 'received'])
  expect(isOutcome(await give(above, id, graz))).toEqual([200, 'there'])
  expect(await holdings(above, id)).toMatchObject({ Graz: 'open', Bern: 'none' })
  expect((await change(above, id, '', german('Neues vom Haus'))).status).toBe(204)
  const ofGraz = await vi.waitFor(async () => {
    const [, channel] = await inApi(graz)
    expect(channel.translations.de.name).toBe('Neues vom Haus')
    return channel
  }, patience)
  proves('W-049.2', () =>
    expect(ofGraz).toMatchObject({
      id,
      type: 2,
      isDefault: false,
      translations: german('Neues vom Haus').translations,
    }),
  )
  expect(await inApi(bern)).toHaveLength(1)
  expect(codeOf(await change(graz, id, '', german('Unseres')))).toEqual([409, 'channel_inherited'])
  const acts = (await graz.call('GET', `${graz.at}/audit`)).body.data
  expect(acts.map(({ act, changes }: { act: string; changes: object }) => [act, changes])).toEqual(
    expect.arrayContaining([
      ['channels.arrive', { outcome: [null, 'received'], doneFrom: [null, 'Lindhof Group'] }],
      ['channels.arrive', { outcome: [null, 'renamed'], doneFrom: [null, 'Lindhof Group'] }],
    ]),
  )
})

test('pages and layout are the account’s own, before those of the L-account, before those of the whole account', async () => {
  const { above, graz, id } = await aHouse()
  await change(above, id, '/pages', { brandName: 'Haus Lindhof', theme: 'poster', noteUrl: 'https://l.example/n' })
  await give(above, id, graz)
  await change(above, id, '/pages', { brandColour: '#8f2f1e' })
  const mailingId = await aMailing(api, graz.account.accountId, { channelId: id })
  const source = () =>
    lookInto(api.operator, graz.account.accountId, ({ reader }) => findContentSource(reader, mailingId))
  const fallback = await settingsIn(graz, id)
  const worn = await source()
  const shown = (await graz.call('GET', `${graz.at}/channels/${id}/pages`)).body
  proves('W-049.2', () => {
    expect(fallback).toMatchObject({
      brandName: 'Haus Lindhof',
      brandColour: '#8f2f1e',
      noteUrl: 'https://l.example/n',
    })
    expect(fallback.postalAddress).toContain('Deichstraße')
    expect(worn).toMatchObject({ brandName: 'Haus Lindhof', brandColour: '#8f2f1e', layoutTheme: expect.any(String) })
    expect(shown.data.brandName).toBeNull()
    expect(shown.meta.account).toMatchObject({ brandName: 'Haus Lindhof', theme: 'poster' })
    expect([...shown.meta.inherited].sort()).toEqual(['brandColour', 'brandName', 'noteUrl', 'theme'])
  })
  expect((await change(graz, id, '/pages', { brandName: 'Lindhof Graz' })).status).toBe(204)
  expect(await settingsIn(graz, id)).toMatchObject({ brandName: 'Lindhof Graz', brandColour: '#8f2f1e' })
  expect(await source()).toMatchObject({ brandName: 'Lindhof Graz', brandColour: '#8f2f1e' })
  expect(await settingsIn(graz, graz.account.channelIds[0] as number)).toMatchObject({ brandName: null })
  const acts = (await graz.call('GET', `${graz.at}/audit`)).body.data
  const ofPages = acts.filter(({ act }: { act: string }) => act === 'channels.pages.arrive')
  proves('W-049.2', () =>
    expect(ofPages.map(({ changes }: { changes: object }) => changes)).toEqual([
      { brandColour: [null, '#8f2f1e'], doneFrom: [null, 'Lindhof Group'] },
      {
        ...{ brandName: [null, 'Haus Lindhof'], noteUrl: [null, 'https://l.example/n'] },
        ...{ theme: [null, 'poster'], doneFrom: [null, 'Lindhof Group'] },
      },
    ]),
  )
  await change(above, id, '/pages', { brandColour: null })
  expect(await settingsIn(graz, id)).toMatchObject({ brandName: 'Lindhof Graz', brandColour: null })
})

test('withdrawn, it is closed where it has people or mailings, and gone elsewhere', proving('W-049.3'), async () => {
  const { above, graz, bern, id } = await aHouse()
  for (const below of [graz, bern]) await give(above, id, below)
  // The API may work with what it read up to a second ago.
  await vi.waitFor(() => aSubscriber(api, graz.account, { channels: [{ id, status: 1 }] }), patience)
  expect(isOutcome(await take(above, id, graz))).toEqual([200, 'closed'])
  expect(isOutcome(await take(above, id, bern))).toEqual([200, 'gone'])
  expect(await holdings(above, id)).toMatchObject({ Graz: 'withdrawn', Bern: 'none' })
  const [closed, gone] = [await seen(graz, id), await seen(bern, id)]
  expect(gone).toBeUndefined()
  expect(closed).toMatchObject({ people: 1, closedAt: expect.any(String), withdrawnAt: expect.any(String) })
  await vi.waitFor(
    async () => expect((await inApi(graz)).map((one: { id: number }) => one.id)).not.toContain(id),
    patience,
  )
  const reopening = await graz.call('POST', `${graz.at}/channels/${id}/reopening`)
  expect(codeOf(reopening)).toEqual([409, 'channel_withdrawn'])
  await change(above, id, '', german('Später umbenannt'))
  expect((await seen(graz, id)).translations.de.name).not.toBe('Später umbenannt')
  expect(isOutcome(await give(above, id, graz))).toEqual([200, 'received'])
  expect(await seen(graz, id)).toMatchObject({
    closedAt: null,
    withdrawnAt: null,
    readyPeople: 1,
    ...german('Später umbenannt'),
  })
})

test('nothing is withdrawn under a planned mailing, and nothing deleted that others have', async () => {
  const { above, graz, id } = await aHouse()
  await give(above, id, graz)
  const mailingId = await aMailing(api, graz.account.accountId, { channelId: id })
  await inAccount(api.operator, graz.account.accountId, (act) => planMailing(act, mailingId, plan))
  const refused = await take(above, id, graz)
  expect([...codeOf(refused), refused.body.mailings]).toEqual([409, 'channel_in_use_below', 1])
  const { version } = await seen(above, id)
  const removal = await above.call('DELETE', `${above.at}/channels/${id}`, { headers: { 'if-match': `"${version}"` } })
  expect([...codeOf(removal), removal.body.accounts]).toEqual([409, 'channel_handed_down', 1])
})

test('detached, the channel is the account’s own, and looks as it did', async () => {
  const { above, graz, id } = await aHouse()
  await change(above, id, '/pages', { brandName: 'Haus Lindhof', brandColour: '#8f2f1e' })
  await give(above, id, graz)
  await change(graz, id, '/pages', { brandName: 'Lindhof Graz' })
  const { accountId } = graz.account
  expect((await above.call('POST', `${above.at}/subaccounts/${accountId}/detaching`)).status).toBe(204)
  await change(above, id, '', german('Nicht mehr Ihres'))
  const own = await seen(graz, id)
  const pages = (await graz.call('GET', `${graz.at}/channels/${id}/pages`)).body
  proves('W-010.1', () => {
    expect(own).toMatchObject({ id, inheritedFrom: null, translations: { de: { name: 'Angebote' } } })
    expect(pages.data).toMatchObject({ brandName: 'Lindhof Graz', brandColour: '#8f2f1e' })
    expect(pages.meta.inherited).toEqual([])
  })
  expect((await change(graz, id, '', german('Unseres'))).status).toBe(204)
})

test('neither another L-account nor an account below reaches any of it', async () => {
  const [ours, theirs] = [await aHouse(), await aHouse()]
  const beside = await anAdmin(api, web, { customerId: ours.above.account.customerId, channels: [] })
  for (const stranger of [theirs.graz, theirs.above, beside, ours.above])
    expect(codeOf(await give(ours.above, ours.id, stranger))).toEqual([404, 'account_not_found'])
  for (const answer of [
    await give(ours.above, theirs.id, ours.graz),
    await take(ours.above, ours.id, ours.graz),
    await ours.above.call('GET', holdersAt(ours.above, theirs.id)),
  ])
    expect(codeOf(answer)).toEqual([404, 'channel_not_found'])
  for (const { call } of [theirs.above, ours.graz])
    for (const [method, path] of [
      ['GET', holdersAt(ours.above, ours.id)],
      ['PUT', `${holdersAt(ours.above, ours.id)}/${ours.bern.account.accountId}`],
    ] as const)
      expect((await call(method, path)).status).toBe(404)
  await give(ours.above, ours.id, ours.graz)
  expect(codeOf(await give(ours.graz, ours.id, ours.bern))).toEqual([404, 'account_not_found'])
  expect(await inApi(ours.bern)).toHaveLength(1)
  expect(await inApi(theirs.graz)).toHaveLength(1)
})
