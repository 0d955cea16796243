import { afterAll, expect, test } from 'vitest'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anEmail } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { byBrowser, startTestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { deleteTheme, freezeContent, planMailing, saveTheme, unplanMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
const pages = await startTestPages(api)
afterAll(() => pages.stop())

const within = <T>({ account }: TestAdmin, act: Parameters<typeof inAccount<T>>[2]) =>
  inAccount(api.operator, account.accountId, act)
const aTheme = async (admin: TestAdmin, name: string) =>
  (await within(admin, (act) => saveTheme(act, { name, html: `<main class="${name}">{content}</main>` }))).id
const saidBy = async (admin: TestAdmin, mailingId: number): Promise<string> => {
  const contentId = await within(admin, (act) => freezeContent(act.tx, mailingId))
  const [row] = await api.database.query<{ html: string }>('select html from contents where id = $1', [contentId])
  return (row as { html: string }).html
}

async function set(admin: TestAdmin, channelId: number, body: object) {
  if (channelId === 0) return admin.call('PATCH', `${admin.at}/settings/pages`, { body })
  const at = `${admin.at}/channels/${channelId}/pages`
  const { version } = (await admin.call('GET', at)).body.meta
  return admin.call('PATCH', at, { body, headers: { 'if-match': `"${version}"` } })
}

test('a newsletter wears the theme it names, else that of its channel, else that of the account', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote', 'Termine'] })
  const [, offers, dates] = admin.account.channelIds as [number, number, number]
  const [ofMailing, ofChannel] = [await aTheme(admin, 'own'), await aTheme(admin, 'offers')]
  const ofAccount = await aTheme(admin, 'usual')
  expect((await set(admin, 0, { theme: String(ofAccount), brandColour: '#112233' })).status).toBe(204)
  const looks = { theme: String(ofChannel), brandColour: '#aabbcc', logoUrl: 'https://nord.example/l.png' }
  expect((await set(admin, offers, { ...looks, postalAddress: 'Nordweg 7' })).status).toBe(204)
  const write = async (channelId: number, wishes: object = {}) =>
    saidBy(admin, await aMailing(api, admin.account.accountId, { channelId, html: '<p>Hallo</p>', ...wishes }))
  const [own, inChannel, elsewhere] = [
    await write(offers, { themeId: ofMailing }),
    await write(offers),
    await write(dates),
  ]
  proves(['W-051.1', 'R-090.5'], () => {
    expect(own).toContain('<main class="own"><p>Hallo</p></main>')
    expect(inChannel).toContain('<main class="offers"><p>Hallo</p></main>')
    expect(inChannel, 'the footer').toContain('Nordweg 7')
    expect(elsewhere).toContain('<main class="usual"><p>Hallo</p></main>')
  })
  await set(admin, 0, { theme: 'letter' })
  const inLetter = await write(dates)
  proves(['W-051.1', 'R-090.5'], () => expect(inLetter, 'the colour of the account').toContain('#112233'))
  const document = await write(offers, { html: '<html><body><p>Ganz</p></body></html>' })
  expect(document, 'a document of its own stays whole').not.toContain('<main')
})

test('a theme that something planned wears through its channel stays', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const channelId = admin.account.channelIds[1] as number
  const theme = await aTheme(admin, 'offers')
  await set(admin, channelId, { theme: String(theme) })
  const id = await aMailing(api, admin.account.accountId, { channelId })
  const at = timestamp(api.clock.now().getTime() + 60_000)
  await within(admin, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  await expect(within(admin, (act) => deleteTheme(act, theme))).rejects.toMatchObject({ code: 'in_use' })
  await within(admin, (act) => unplanMailing(act, id))
  await within(admin, (act) => deleteTheme(act, theme))
  expect(await saidBy(admin, id), 'nothing it could wear is left').not.toContain('<main')
})

test('the editor and the page of a mailing tell the look it gets, and an unknown theme is refused', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const channelId = admin.account.channelIds[1] as number
  const theme = await aTheme(admin, 'offers')
  await set(admin, channelId, { theme: String(theme) })
  const id = await aMailing(api, admin.account.accountId, { channelId })
  const desk = (await admin.call('GET', `${admin.at}/mailings/${id}`)).body.data
  expect([desk.theme, desk.layoutTheme]).toEqual([null, { id: theme, name: 'offers' }])
  const written = (await admin.call('GET', `${admin.at}/mailings/${id}/content`)).body.data
  expect(written.theme).toMatchObject({ id: theme })
  expect((await set(admin, channelId, { theme: '999999' })).status).toBe(422)
  expect((await set(admin, channelId, { theme: 'nonsense' })).status).toBe(422)
})

test('our pages wear the colour, logo and imprint of their channel', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const channelId = admin.account.channelIds[1] as number
  await set(admin, 0, { brandColour: '#112233', imprintUrl: 'https://nord.example/imprint' })
  await set(admin, channelId, { brandColour: '#3f5f3a', logoUrl: 'https://nord.example/offers.png' })
  const { text } = await late(admin, channelId)
  proves(['W-051.1', 'R-090.5'], () => {
    expect(text).toContain('#3f5f3a')
    expect(text).not.toContain('#112233')
    expect(text).toContain('https://nord.example/offers.png')
    expect(text, 'what the channel leaves to the account').toContain('https://nord.example/imprint')
  })
})

const aForm = async (admin: TestAdmin, channelIds: number[]) => {
  const texts = { de: { title: 'Anmelden', intro: '', consent: 'Ja, ich möchte Angebote.', button: 'Anmelden' } }
  const form = { name: 'Fuß', channelIds, fields: [], frameOrigins: [], isOpen: true, texts }
  const body = { ...form, privacyUrl: 'https://nord.example/privacy' }
  const { id } = (await admin.call('POST', `${admin.at}/forms`, { body })).body.data
  return (await admin.call('GET', `${admin.at}/forms/${id}`)).body.data as { id: number; url: string; version: string }
}

const week = (7 * 24 * 60 * 60 + 2) * 1000

/** What somebody sees who comes with a link that is no longer valid. */
async function late({ account }: TestAdmin, channelId: number) {
  const body = { email: anEmail(), channelIds: [channelId] }
  const { id } = (await api.call('POST', '/subscribers/register', { key: account.key, body })).body.data
  const token = await pages.optinToken(account, id)
  api.clock.advance(week)
  try {
    return await pages.visit(`/optin/${token}`, { headers: byBrowser })
  } finally {
    api.clock.advance(-week)
  }
}

test('a channel names a form or a page to sign up by, which our pages lead to', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote', 'Termine'] })
  const [, offers, dates] = admin.account.channelIds as [number, number, number]
  const form = await aForm(admin, [offers])
  await set(admin, 0, { registerUrl: 'https://nord.example/join' })
  expect((await set(admin, offers, { registerFormId: form.id })).status).toBe(204)
  const [byForm, ofAccount] = [await late(admin, offers), await late(admin, dates)]
  proves(['W-051.2', 'R-090.4'], () => {
    expect([byForm.status, ofAccount.status]).toEqual([410, 410])
    expect(byForm.text).toContain(`${new URL(form.url).pathname}" rel`)
    expect(ofAccount.text).toContain('href="https://nord.example/join"')
  })
  await set(admin, offers, { registerUrl: 'https://nord.example/offers' })
  const named = (await admin.call('GET', `${admin.at}/channels/${offers}/pages`)).body.data
  expect(named, 'one excludes the other').toMatchObject({ registerFormId: null })
  const byPage = await late(admin, offers)
  proves(['W-051.2', 'R-090.4'], () => expect(byPage.text).toContain('href="https://nord.example/offers"'))
  expect((await set(admin, offers, { registerUrl: 'ftp://nord.example' })).status).toBe(422)
  expect((await set(admin, offers, { registerFormId: 999_999 })).status).toBe(422)
})

test('a form that is deleted is nobody’s register page any more', async () => {
  const admin = await anAdmin(api, web, { channels: ['Angebote'] })
  const channelId = admin.account.channelIds[1] as number
  const form = await aForm(admin, [channelId])
  await set(admin, channelId, { registerFormId: form.id })
  const headers = { 'if-match': `"${form.version}"` }
  expect((await admin.call('DELETE', `${admin.at}/forms/${form.id}`, { headers })).status).toBe(204)
  expect((await admin.call('GET', `${admin.at}/channels/${channelId}/pages`)).body.data.registerFormId).toBeNull()
})

test('a sandbox has the looks of its account', async () => {
  const admin = await anAdmin(api, web)
  const theme = await aTheme(admin, 'own')
  await set(admin, 0, { theme: String(theme) })
  const { at } = await aSandbox(web, admin)
  expect((await admin.call('GET', `${at}/settings/pages`)).body.data.theme).toBe(String(theme))
})
