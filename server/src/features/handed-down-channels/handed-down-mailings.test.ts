import { afterAll, expect, test, vi } from 'vitest'
import { anEmail, anOptinMailing, aSubscriber } from '../../../test/factories.ts'
import { handingDown } from '../../../test/handed-down-desk.ts'
import { messagesOf } from '../../../test/ledgers.ts'
import { proves } from '../../../test/proves.ts'
import { libraryOf } from '../../../test/publishing-desk.ts'
import { byBrowser, startTestPages } from '../../../test/test-pages.ts'
import { startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { inAccount, lookInto } from '../account-setup/index.ts'
import { findNewsletterContent } from '../mailings/content.store.ts'
import { applyMailing, findContent } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const pages = await startTestPages(api)
afterAll(() => pages.stop())
const patience = { timeout: 15_000, interval: 100 }

const { aBranch, aHouse, give, take, write, publish, choose, mailingsOf } = handingDown(api, web)

const register = ({ account: { key } }: TestAdmin, id: number) =>
  api.call('POST', '/subscribers/register', { key, body: { email: anEmail(), channelIds: [id] } })

/** What somebody who registers now is asked by. The API may work with what it read up to a second ago. */
async function askedBy(admin: TestAdmin, id: number, subject: string) {
  return vi.waitFor(async () => {
    const { status, body, text } = await register(admin, id)
    expect(status, text).toBeLessThan(300)
    const [mail] = await messagesOf(api, admin.account, body.data.id)
    const asked = await contentOf(admin, mail?.mailingId as number)
    expect(asked?.subject).toBe(subject)
    return { ...asked, mailingId: mail?.mailingId as number, subscriberId: body.data.id as number }
  }, patience)
}
const contentOf = ({ account }: TestAdmin, mailingId: number) =>
  lookInto(api.operator, account.accountId, async ({ reader }) =>
    findContent(reader, (await findNewsletterContent(reader, mailingId)) as number),
  )
const refusedIn = (admin: TestAdmin, id: number) =>
  vi.waitFor(async () => {
    const { status, body } = await register(admin, id)
    expect(status).toBeGreaterThanOrEqual(400)
    return body.code as string
  }, patience)

test('who registers is asked by the mailing of the L-account, in the name and by the links of the account below', async () => {
  const { above, graz, id, optin } = await aHouse()
  expect((await give(above, id, graz)).body.data.outcome).toBe('received')
  const asked = await askedBy(graz, id, 'Welcome to the house')
  const token = await pages.optinToken(graz.account, asked.subscriberId)
  const confirmed = await pages.visit(`/optin/${token}`, { headers: byBrowser })
  proves('W-049.4', () => {
    expect(asked).toMatchObject({ senderName: 'Lindhof Graz', senderEmail: 'post@graz.example' })
    expect(asked.html).toContain('{optinLink}')
    expect(asked.mailingId).not.toBe(optin)
    expect(confirmed.status).toBeLessThan(400)
  })
  expect((await choose(above, id, { optinMailingId: null })).status).toBe(204)
  const without = await refusedIn(graz, id)
  proves('W-049.4', () => expect(without).toBe('optin_mailing_missing'))
})

test('what the L-account publishes of it counts at once, in all its languages', async () => {
  const { above, graz, id, optin } = await aHouse()
  await give(above, id, graz)
  const { subscriberId } = await askedBy(graz, id, 'Welcome to the house')
  await write(above, optin, 'Do you want to hear from us?')
  // Somebody is still writing.
  expect((await askedBy(graz, id, 'Welcome to the house')).subscriberId).toBeGreaterThan(subscriberId)
  const published = await publish(above, optin, graz)
  const next = await askedBy(graz, id, 'Do you want to hear from us?')
  const wishes = { isActive: false, versionOf: optin, languageIso: 'en' }
  const english = await anOptinMailing(api, above.account.accountId, wishes)
  await write(above, english, 'In English')
  await publish(above, english, graz)
  const { key } = graz.account
  const asked = await vi.waitFor(async () => {
    const body = { email: anEmail(), languageIso: 'en', channelIds: [id] }
    const known = await api.call('POST', '/subscribers/register', { key, body })
    const [mail] = await messagesOf(api, graz.account, known.body.data.id)
    const content = await contentOf(graz, mail?.mailingId as number)
    expect(content?.subject).toBe('In English')
    return content
  }, patience)
  proves('W-049.4', () => {
    expect(published.body.data.outcomes).toMatchObject([{ outcome: 'waiting' }])
    expect(next).toMatchObject({ senderName: 'Lindhof Graz', languageIso: 'de' })
    expect(asked).toMatchObject({ senderName: 'Lindhof Graz', languageIso: 'en' })
  })
})

test('whoever leaves gets what the L-account says about it', async () => {
  const { above, graz, id, optout } = await aHouse()
  await write(above, optout, 'You left the house', '{undoLink}')
  await give(above, id, graz)
  const person = await vi.waitFor(() => aSubscriber(api, graz.account, { channels: [{ id, status: 1 }] }), patience)
  const ticket = pages.ticket(graz.account, person.id, { channelId: id })
  await pages.visit(`/unsubscribe?p=${ticket}`, { method: 'POST', headers: byBrowser, form: { force: 'true' } })
  const [mail] = await messagesOf(api, graz.account, person.id)
  const content = await contentOf(graz, mail?.mailingId as number)
  proves('W-049.4', () =>
    expect([mail?.class, content?.subject, content?.senderEmail]).toEqual([
      'optout',
      'You left the house',
      'post@graz.example',
    ]),
  )
})

test('a mailing of its own comes first, and so does what somebody there has switched off', async () => {
  const { above, graz, id } = await aHouse({ optinMailing: true })
  await give(above, id, graz)
  const { mailingId } = await askedBy(graz, id, 'Welcome to the house')
  const own = await anOptinMailing(api, graz.account.accountId)
  await write(graz, own, 'Graz asks')
  await inAccount(api.operator, graz.account.accountId, (act) => applyMailing(act, own))
  await choose(graz, id, { optinMailingId: own })
  const ofGraz = await askedBy(graz, id, 'Graz asks')
  proves('W-049.4', () => expect(ofGraz.mailingId).toBe(own))
  await choose(graz, id, { optinMailingId: null })
  await askedBy(graz, id, 'Welcome to the house')
  const shown = (await graz.call('GET', `${graz.at}/channels/${id}`)).body.data
  expect(shown).toMatchObject({ optinMailingId: null, fallbackOptinMailingId: mailingId })
  expect((await graz.call('POST', `${graz.at}/mailings/${mailingId}/deactivation`)).status).toBe(204)
  await vi.waitFor(async () => {
    const { body } = await register(graz, id)
    const [mail] = await messagesOf(api, graz.account, body.data.id)
    expect(mail?.mailingId).toBe(graz.account.optinMailingId)
  }, patience)
})

test('withdrawn, nothing of it is sent any more; detached, all of it stays', async () => {
  const { above, graz, id } = await aHouse()
  const bern = await aBranch(above, 'Bern')
  for (const below of [graz, bern]) await give(above, id, below)
  const { mailingId } = await askedBy(graz, id, 'Welcome to the house')
  expect((await take(above, id, graz)).body.data.outcome).toBe('closed')
  const left = await graz.call('GET', `${graz.at}/channels/${id}`)
  const copies = await mailingsOf(graz)
  proves('W-049.4', () => {
    expect(left.body.data).toMatchObject({ fallbackOptinMailingId: null, fallbackOptoutMailingId: null })
    expect(copies.map(({ isActive }) => isActive)).toEqual([false, false])
    expect(copies.map((copy) => copy.id)).toContain(mailingId)
  })
  await give(above, id, graz)
  const again = await askedBy(graz, id, 'Welcome to the house')
  proves('W-049.4', () => expect(again).toMatchObject({ senderName: 'Lindhof Graz', senderEmail: 'post@graz.example' }))
  expect((await above.call('POST', `${above.at}/subaccounts/${bern.account.accountId}/detaching`)).status).toBe(204)
  const own = await askedBy(bern, id, 'Welcome to the house')
  const kept = (await bern.call('GET', `${bern.at}/channels/${id}`)).body.data
  expect(kept).toMatchObject({ optinMailingId: own.mailingId, fallbackOptinMailingId: null })
})

test('it asks for its own channel alone, and nothing else of the L-account is to be seen', async () => {
  const { above, graz, id, optin } = await aHouse()
  const secret = await anOptinMailing(api, above.account.accountId, { isActive: false })
  const bern = await aBranch(above, 'Bern')
  await give(above, id, graz)
  await askedBy(graz, id, 'Welcome to the house')
  const added = await graz.call('POST', `${graz.at}/subscribers`, { body: { email: anEmail() } })
  const inGraz = await mailingsOf(graz)
  const inBern = await mailingsOf(bern)
  const reached = [optin, secret].map((mailing) => graz.call('GET', `${graz.at}/mailings/${mailing}`))
  const statuses = (await Promise.all(reached)).map(({ status }) => status)
  const published = (await above.call('GET', `${above.at}/publications`)).body.data
  const library = await libraryOf(graz)
  proves('W-049.4', () => {
    expect(inGraz).toHaveLength(2)
    expect(inBern).toEqual([])
    expect(library).toEqual([])
    expect(statuses).toEqual([404, 404])
    expect(published.map(({ mailingId }: { mailingId: number }) => mailingId)).not.toContain(secret)
  })
  expect(added.status).toBeGreaterThanOrEqual(400)
})
