import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anEmail, aSubscriber } from '../../../test/factories.ts'
import { consentOf, pairIn } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startTestWeb, type TestAdmin, type TestWeb } from '../../../test/test-web.ts'

let api: TestApi
let web: TestWeb
let pages: TestPages
let admin: TestAdmin
beforeAll(async () => {
  api = await startTestApi()
  web = await startTestWeb(api)
  pages = await startTestPages(api, { config: { TRUSTED_PROXIES: '127.0.0.1' } })
  admin = await anAdmin(api, web, { channels: ['Garten'] })
})
afterAll(async () => {
  await pages.stop()
  await web.stop()
  await api.stop()
})

const words = {
  title: 'A letter on Thursdays',
  intro: 'What to do.',
  consent: 'Yes, you may write to me.',
  button: 'Sign me up',
}
const content = () => ({
  name: 'Website',
  channelIds: [admin.account.channelIds[0] as number],
  fields: [{ name: 'firstname', isRequired: false }],
  frameOrigins: [],
  isOpen: true,
  texts: { de: words },
  privacyUrl: 'https://lindhof.example/privacy',
})

async function aForm(change: object = {}): Promise<{ id: number; at: string; version: string }> {
  const made = await admin.call('POST', `${admin.at}/forms`, { body: { ...content(), ...change } })
  expect(made).toMatchObject({ status: 201 })
  const { id } = made.body.data
  const { url, version } = (await admin.call('GET', `${admin.at}/forms/${id}`)).body.data
  return { id, at: new URL(url).pathname, version }
}

let visitors = 0
/** Everybody has an address of their own: ten a minute are let in from one. */
const somebody = () => {
  visitors += 1
  return { ...byBrowser, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.${visitors}` }
}
const open = (at: string) => pages.visit(at, { headers: byBrowser })
const stampIn = (text: string) => /name="form" value="([^"]+)"/.exec(text)?.[1] as string

/** Reads the page for a while and presses its button. */
async function signUp(at: string, typed: Record<string, string> = {}, waitMs = 3000) {
  const { text } = await open(at)
  api.clock.advance(waitMs)
  const form = { form: stampIn(text), consent: 'true', channel: String(admin.account.channelIds[0]), ...typed }
  return pages.visit(at, { method: 'POST', headers: somebody(), form })
}
const find = async (email: string) =>
  (await api.call('GET', `/subscribers?filter[email]=${encodeURIComponent(email)}&include=channels`, admin.account))
    .body.data[0]

test('shows what it offers, with nothing ticked', proving('W-059.1'), async () => {
  const { at } = await aForm({ frameOrigins: ['https://lindhof.example'] })
  const page = await open(at)
  expect(page).toMatchObject({ status: 200 })
  expect(page.text).toContain('A letter on Thursdays')
  expect(page.text).toContain('Yes, you may write to me.')
  expect(page.text).toContain('https://lindhof.example/privacy')
  expect(page.text).not.toContain('checked')
  expect(page.text).not.toContain('<script')
  proves('W-023.7', () =>
    expect(page.headers['content-security-policy']).toContain('frame-ancestors https://lindhof.example'),
  )
  expect(page.headers['x-frame-options']).toBeUndefined()
  const { at: framedNowhere } = await aForm()
  expect((await open(framedNowhere)).headers).toMatchObject({ 'x-frame-options': 'DENY' })
})

test('whoever signs up is asked by mail, and what they agreed to is kept', async () => {
  const { at } = await aForm()
  const email = anEmail()
  const answer = await signUp(at, { email, firstname: 'Ida' })
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(email) })
  const person = await find(email)
  await proves('W-060.1', async () => {
    expect([pairIn(person.channels.data[0]), person.firstname]).toEqual(['2/1', null])
  })
  const [entry] = await consentOf(api, admin.account, person.id)
  proves('W-061.1', () =>
    expect(entry).toMatchObject({
      ...{ to: 'optinPending', actor: 'person' },
      evidence: {
        ...{
          formUrl: `https://pages.postrider.example${at}`,
          text: 'Yes, you may write to me.',
          ip: expect.stringMatching(/^198\.51\.100\./),
        },
        'hash:consentText': expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    }),
  )
})

test('a stranger changes nothing of a ready person, who gets one opt-in mail', proving('F-022'), async () => {
  const { at } = await aForm()
  const channels = [{ id: admin.account.channelIds[0], status: 1 }]
  const person = await aSubscriber(api, admin.account, { firstname: 'Ida', channels })
  const mails = () =>
    api.database.query('select from optin_requests where account_id = $1 and subscriber_id = $2', [
      admin.account.accountId,
      person.id,
    ])
  const answer = await signUp(at, { email: person.email, firstname: 'Mallory' })
  const other = await signUp(at, { email: anEmail(), firstname: 'Mallory' })
  expect(answer.text.replaceAll(person.email, '')).toHaveLength(other.text.replace(/[\w.+-]+@[\w.-]+/g, '').length)
  expect(await find(person.email)).toMatchObject({ firstname: 'Ida', channels: { data: [{ status: 1 }] } })
  expect(await mails()).toHaveLength(1)
})

test('a blacklisted address gets the same answer, and nothing happens', proving('W-060.2'), async () => {
  const { at } = await aForm()
  const person = await aSubscriber(api, admin.account)
  await admin.call('POST', `${admin.at}/subscribers/${person.id}/acts`, {
    body: { act: 'blacklist', reason: 'Asked us to' },
  })
  const [closed, free] = [await signUp(at, { email: person.email }), await signUp(at, { email: anEmail() })]
  const bare = ({ status, text }: typeof closed) => [status, text.replace(/[\w.+-]+@[\w.-]+\w/g, '')]
  expect(bare(closed)).toEqual(bare(free))
})

describe('robots', () => {
  const isThere = async (email: string) => (await find(email)) !== undefined

  test.each([
    ['press sooner than two seconds', {}, 1900],
    ['have not seen the page', { form: 'x' }, 3000],
  ])('%s, and are asked to press once more', async (_name, typed, waitMs) => {
    const { at } = await aForm()
    const email = anEmail()
    const answer = await signUp(at, { email, ...typed }, waitMs)
    expect(answer.text).toContain('noch einmal')
    expect(answer.text).toContain(`value="${email}"`)
    expect(await isThere(email)).toBe(false)
  })

  test('fill in what nobody sees, and are told what everybody is told', proving('W-060.3'), async () => {
    const { at } = await aForm()
    const email = anEmail()
    expect(await signUp(at, { email, website: 'https://spam.example' })).toMatchObject({
      status: 200,
      text: expect.stringContaining(email),
    })
    expect(await isThere(email)).toBe(false)
  })

  test('come from another website, and see the form with what was typed', async () => {
    const { at } = await aForm()
    const email = anEmail()
    const form = { email, consent: 'on', channel: String(admin.account.channelIds[0]) }
    const headers = { ...somebody(), 'sec-fetch-site': 'cross-site' }
    const answer = await pages.visit(at, { method: 'POST', headers, form })
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(`value="${email}"`) })
    expect(await isThere(email)).toBe(false)
  })
})

test.each([
  [{ email: 'ida@' }, 'keine vollständige Adresse'],
  [{ email: '' }, 'Ohne Adresse'],
  [{ email: 'ida@example.com', channel: '999999' }, 'mindestens eines'],
  [{ email: 'ida@example.com', firstname: 'x'.repeat(192) }, 'passt hier nicht'],
])('%j is refused at its field, with what was typed', async (typed, said) => {
  const { at } = await aForm()
  const answer = await signUp(at, typed)
  expect(answer).toMatchObject({ status: 422, text: expect.stringContaining(said) })
  expect(answer.text).toContain('aria-invalid="true"')
})

test('what strangers type never becomes a part of the page', async () => {
  const { at } = await aForm()
  const { text } = await signUp(at, {
    email: '"><script>alert(1)</script>@',
    firstname: '<img src=x onerror=alert(1)>',
  })
  expect(text).not.toMatch(/<script|<img/)
})

test('other words are a new version; consents keep their own', proving('F-023'), async () => {
  const { id, at, version } = await aForm()
  const email = anEmail()
  await signUp(at, { email })
  const before = await open(at)
  const texts = { de: { ...words, consent: 'Yes, as often as you like.' } }
  const changed = await admin.call('PATCH', `${admin.at}/forms/${id}`, {
    body: { texts },
    headers: { 'if-match': `"${version}"` },
  })
  expect(changed).toMatchObject({ status: 204 })
  expect((await admin.call('GET', `${admin.at}/forms/${id}`)).body.data).toMatchObject({ wording: 2, texts })
  const [entry] = await consentOf(api, admin.account, (await find(email)).id)
  expect(entry).toMatchObject({ evidence: { text: 'Yes, you may write to me.' } })
  // Whoever has read the old words agrees to nothing else: the page comes again.
  api.clock.advance(3000)
  const other = {
    email: anEmail(),
    consent: 'true',
    channel: String(admin.account.channelIds[0]),
    form: stampIn(before.text),
  }
  const again = await pages.visit(at, { method: 'POST', headers: somebody(), form: other })
  expect(again.text).toContain('Yes, as often as you like.')
  expect(await find(other.email)).toBeUndefined()
})

test('a form that is closed, deleted, or was never there leads nowhere', async () => {
  const { id, at, version } = await aForm({ isOpen: false })
  expect(await open(at)).toMatchObject({ status: 404, text: expect.stringContaining('geschlossen') })
  expect(
    await admin.call('DELETE', `${admin.at}/forms/${id}`, { headers: { 'if-match': `"${version}"` } }),
  ).toMatchObject({ status: 204 })
  for (const path of [at, `/form/${'0'.repeat(32)}`, '/form/x', "/form/'or''='"])
    expect(await open(path)).toMatchObject({ status: 404 })
})

test.each([
  [{ channelIds: [] }, '#/channelIds'],
  [{ channelIds: [999_999] }, '#/channelIds/0'],
  [{ fields: [{ name: 'field:999999', isRequired: false }] }, '#/fields/0/name'],
  [{ fields: [{ name: 'email', isRequired: false }] }, '#/fields/0/name'],
  [{ privacyUrl: 'http://lindhof.example' }, '#/privacyUrl'],
  [{ frameOrigins: ['https://lindhof.example/path'] }, '#/frameOrigins/0'],
  [{ texts: {} }, '#/texts'],
  [{ texts: { fr: words } }, '#/texts/fr'],
])('a form with %j is refused', async (change, pointer) => {
  const refused = await admin.call('POST', `${admin.at}/forms`, { body: { ...content(), ...change } })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
})

test(
  'a field that is retired is in no form: neither asked for any more, nor chosen anew',
  proving('W-055.4'),
  async () => {
    const id = await aCustomerField(api, admin.account.customerId, 1)
    const fields = [{ name: `field:${id}`, isRequired: true }]
    const { at } = await aForm({ fields })
    expect((await open(at)).text).toContain(`name="field:${id}"`)
    await api.database.query('update customer_fields set retired_at = now() where id = $1', [id])
    expect((await open(at)).text).not.toContain(`field:${id}`)
    expect(await signUp(at, { email: anEmail() })).toMatchObject({ status: 200 })
    const again = await admin.call('POST', `${admin.at}/forms`, { body: { ...content(), fields } })
    expect(again).toMatchObject({ status: 422, body: { errors: [{ pointer: '#/fields/0/name' }] } })
  },
)

test('ten a minute from one address, the eleventh waits', proving('W-060.4'), async () => {
  const { at } = await aForm()
  const statuses = []
  for (let i = 0; i < 11; i++) {
    const headers = { ...byBrowser, 'x-forwarded-for': '203.0.113.77' }
    statuses.push((await pages.visit(at, { method: 'POST', headers, form: { email: 'x' } })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})

describe('a static group', () => {
  const aGroup = async (name: string): Promise<number> =>
    (await admin.call('POST', `${admin.at}/groups`, { body: { name } })).body.data.id
  const membersOf = async (id: number): Promise<number[]> => {
    const rows = await api.database.query<{ id: string }>(
      'select subscriber_id as id from group_members where group_id = $1 order by 1',
      [id],
    )
    return rows.map((row) => Number(row.id))
  }

  /** Opens the link of the mail a minute after it left. */
  const confirm = async (id: number) => {
    const [token, leftAt] = [await pages.optinToken(admin.account, id), api.clock.now().getTime() - 60_000]
    const sent = [id, new Date(leftAt).toISOString()]
    await api.database.query('update messages set wire_at = $2 where subscriber_id = $1', sent)
    return pages.visit(`/optin/${token}`, { headers: byBrowser })
  }

  test('is entered by whoever signs up by the form, once they have confirmed', async () => {
    const groupId = await aGroup('By the website')
    const { at } = await aForm({ groupId })
    const [email, silent] = [anEmail(), anEmail()]
    await signUp(at, { email })
    await signUp(at, { email: silent })
    const { id } = await find(email)
    const before = await membersOf(groupId)
    const confirmed = await confirm(id)
    const after = await membersOf(groupId)
    await proves('W-059.3', () => {
      expect(before, 'nobody before they confirm').toEqual([])
      expect(confirmed.status).toBe(200)
      expect(after, 'who confirmed, and nobody else').toEqual([id])
    })
  })

  test('that is gone by then keeps nobody from confirming', async () => {
    const groupId = await aGroup('For a while')
    const { at, id: formId } = await aForm({ groupId })
    const email = anEmail()
    await signUp(at, { email })
    expect((await admin.call('DELETE', `${admin.at}/groups/${groupId}`)).status).toBe(204)
    const { id } = await find(email)
    expect((await confirm(id)).status).toBe(200)
    expect(pairIn((await find(email)).channels.data[0])).toBe('1')
    expect((await admin.call('GET', `${admin.at}/forms/${formId}`)).body.data.groupId).toBeNull()
  })

  test('is one of the account, and a form without one asks for none', async () => {
    const { id } = await aForm()
    expect((await admin.call('GET', `${admin.at}/forms/${id}`)).body.data.groupId).toBeNull()
    const made = await admin.call('POST', `${admin.at}/forms`, { body: { ...content(), groupId: 999_999 } })
    expect([made.status, made.body.errors[0].pointer]).toEqual([422, '#/groupId'])
  })
})
