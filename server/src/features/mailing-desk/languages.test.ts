import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSandbox } from '../../../test/a-sandbox.ts'
import { aMailing, anArticle, aSubscriber } from '../../../test/factories.ts'
import { anOptinMailing } from '../../../test/matter-mailings.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, importContent, planMailing } from '../mailings/index.ts'
import { rehearseMailing } from '../sending/index.ts'
import { foldStatistics } from '../statistics/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
let pages: TestPages
beforeAll(async () => {
  engine = await startTestEngine(api)
  pages = await startTestPages(api)
})
afterAll(async () => {
  await pages.stop()
  await engine.stop()
})

async function aDesk(): Promise<TestAdmin> {
  const admin = await anAdmin(api, web)
  await api.database.query(`update accounts set languages = '{de,en,fr}' where id = $1`, [admin.account.accountId])
  return admin
}

const addLanguage = async ({ call, at }: TestAdmin, mailingId: number, languageIso: string) =>
  call('POST', `${at}/mailings/${mailingId}/languages/additions`, { body: { languageIso } })

async function added(admin: TestAdmin, mailingId: number, languageIso: string): Promise<number> {
  const { status, body, text } = await addLanguage(admin, mailingId, languageIso)
  expect(status, text).toBe(201)
  return body.data.id
}

const write = ({ account }: TestAdmin, id: number, subject: string, html: string) =>
  inAccount(api.operator, account.accountId, (act) => importContent(act, id, { subject, html }))

const plan = ({ account }: TestAdmin, id: number) =>
  inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
const detailOf = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/mailings/${id}`)).body.data
const mailTo = (email: string) => engine.receiver.mails.filter(({ to }) => to === email)
const languagesOf = (detail: { languages: { languageIso: string }[] }) =>
  detail.languages.map(({ languageIso }) => languageIso)

/** Two languages, written apart. */
async function twoLanguages(admin: TestAdmin) {
  const link = (words: string, to: string) =>
    `<p>${words} <a href="https://shop.example/${to}">x</a> <a href="{browserLink}">b</a></p>`
  const main = await aMailing(api, admin.account.accountId, { subject: 'Tulpen', html: link('Tulpen sind da', 'de') })
  const english = await added(admin, main, 'en')
  await write(admin, english, 'Tulips', link('Tulips are here', 'en'))
  return { main, english }
}

test(
  'one run reaches everybody in their language, once, and its numbers are one equation',
  proving('W-078.1'),
  async () => {
    const admin = await aDesk()
    const { account } = admin
    const { main } = await twoLanguages(admin)
    const people = []
    for (const languageIso of ['de', 'de-AT', 'en', 'en-GB', 'fr', null])
      people.push({ languageIso, ...(await aSubscriber(api, account, { languageIso })) })
    await plan(admin, main)
    await engine.work()
    const got = people.map(({ languageIso, email }) => [
      languageIso,
      ...mailTo(email).map(({ parsed }) => parsed.subject),
    ])
    proves('W-078.1', () =>
      expect(got).toEqual([
        ['de', 'Tulpen'],
        ['de-AT', 'Tulpen'],
        ['en', 'Tulips'],
        ['en-GB', 'Tulips'],
        ['fr', 'Tulpen'],
        [null, 'Tulpen'],
      ]),
    )
    const runs = await api.database.query('select targeted from runs where mailing_id = $1', [main])
    expect(runs).toEqual([{ targeted: '6' }])
    await foldStatistics({ db: engine.engine.db, clock: api.clock })
    const report = (await admin.call('GET', `${admin.at}/mailings/${main}/report`)).body.data
    proves('W-078.1', () => expect(report).toMatchObject({ targeted: 6, figures: { sent: 6, delivered: 6 } }))
    const urls = report.links.map(({ url }: { url: string }) => url)
    expect(urls.toSorted()).toEqual(['https://shop.example/de', 'https://shop.example/en'])

    const { body } = await api.call('GET', `/newsletters?filter[mailingId]=${main}`, { key: account.key })
    for (const { id } of body.data) {
      const { data } = (await api.call('GET', `/newsletters/${id}/statistics`, { key: account.key })).body
      expect(data).toMatchObject({ newsletterId: body.data[0].id, sent: 6 })
    }

    const english = mailTo(people[2]?.email ?? '')[0]?.parsed.html ?? ''
    expect(english).toContain('Tulips are here')
    const browser = await pages.visit(/\/browser\/[\w-]+/.exec(english)?.[0] ?? '', { headers: byBrowser })
    expect(browser.text).toContain('Tulips are here')
  },
)

test('a language begins with the words of the main one, and then goes its own way', async () => {
  const admin = await aDesk()
  const { accountId } = admin.account
  const { id: articleId } = await anArticle(api, admin.account)
  const main = await aMailing(api, accountId)
  await inAccount(api.operator, accountId, (act) =>
    composeNewsletter(act, main, { articleIds: [articleId], subject: 'Neu' }),
  )
  const english = await added(admin, main, 'en')
  const content = async (id: number) => (await admin.call('GET', `${admin.at}/mailings/${id}/content`)).body.data
  const [ofMain, ofEnglish] = [await content(main), await content(english)]
  expect(ofEnglish).toMatchObject({ subject: 'Neu', languageIso: 'en', name: ofMain.name })
  expect(ofEnglish.articles).toHaveLength(1)
  expect(ofEnglish.articles[0].id).not.toBe(articleId)
  const copied = await api.call('GET', `/articles/${ofEnglish.articles[0].id}`, { key: admin.account.key })
  expect(copied.body.data.languageIso).toBe('en')
  expect(ofEnglish.languages).toEqual([
    { mailingId: main, languageIso: 'de' },
    { mailingId: english, languageIso: 'en' },
  ])
  const changed = await admin.call('PATCH', `${admin.at}/mailings/${english}/content`, {
    body: { subject: 'New' },
    headers: { 'if-match': `"${ofEnglish.version}"` },
  })
  expect(changed.status, changed.text).toBe(204)
  expect([(await content(main)).subject, (await content(english)).subject]).toEqual(['Neu', 'New'])
})

test('a language is part of its mailing: no list shows it, and it has no life of its own', async () => {
  const admin = await aDesk()
  const { main, english } = await twoLanguages(admin)
  const { key } = admin.account
  const listed = (await admin.call('GET', `${admin.at}/mailings?shelf=drafts`)).body.data
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([main])
  expect((await api.call('GET', `/mailings/${english}`, { key })).status).toBe(404)
  const { body } = await api.call('GET', `/mailings/${main}?include=newsletters`, { key })
  expect(
    body.data.newsletters.data.map((one: { languageIso: string; mailingId: number }) => [
      one.languageIso,
      one.mailingId,
    ]),
  ).toEqual([
    ['de', main],
    ['en', main],
  ])
  await expect(plan(admin, english)).rejects.toMatchObject({ code: 'invalid_state' })
  await plan(admin, main)
  await expect(write(admin, english, 'Late', '<p>Late</p>')).rejects.toThrow('is planned')
})

test('what is missing in one language keeps the whole back, and names it', async () => {
  const admin = await aDesk()
  const { main, english } = await twoLanguages(admin)
  const content = (await admin.call('GET', `${admin.at}/mailings/${english}/content`)).body.data
  const headers = { 'if-match': `"${content.version}"` }
  await admin.call('PATCH', `${admin.at}/mailings/${english}/content`, { body: { subject: '' }, headers })
  const { checks } = await detailOf(admin, main)
  const subject = checks.find(({ name }: { name: string }) => name === 'subject')
  expect(subject).toMatchObject({ verdict: 'blocking', languages: ['en'] })
  await expect(plan(admin, main)).rejects.toThrow('en: The newsletter needs a subject.')
})

test('a rehearsal makes every mail in its own language', async () => {
  const admin = await aDesk()
  const { main, english } = await twoLanguages(admin)
  await aSubscriber(api, admin.account, { languageIso: 'de' })
  await aSubscriber(api, admin.account, { languageIso: 'en' })
  await write(admin, english, 'Tulips', `<p>${'long '.repeat(10_000)}</p>`)
  const rehearsed = await rehearseMailing(engine.engine, admin.account, main)
  expect(rehearsed).toMatchObject({ targeted: 2, made: 2, failed: {} })
  expect(rehearsed.largestBytes).toBeGreaterThan(50_000)
  expect(rehearsed.totalBytes - rehearsed.largestBytes).toBeLessThan(50_000)
})

test('a language can be taken out and put back; of two in one language nobody could tell which to send', async () => {
  const admin = await aDesk()
  const { call, at } = admin
  const { main, english } = await twoLanguages(admin)
  const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer
    return [status, body?.code]
  }
  expect(await codeOf(addLanguage(admin, main, 'en'))).toEqual([409, 'invalid_state'])
  expect(await codeOf(addLanguage(admin, main, 'de'))).toEqual([409, 'invalid_state'])
  expect((await addLanguage(admin, main, 'it')).status).toBe(422)
  expect((await call('DELETE', `${at}/mailings/${main}/languages/${main}`)).status).toBe(404)
  expect((await call('DELETE', `${at}/mailings/${main}/languages/${english}`)).status).toBe(204)
  expect(languagesOf(await detailOf(admin, main))).toEqual(['de'])
  expect((await call('POST', `${at}/mailings/${english}/restoration`)).status).toBe(404)
  expect((await call('POST', `${at}/mailings/${main}/languages/${english}/restoration`)).status).toBe(204)
  expect(languagesOf(await detailOf(admin, main))).toEqual(['de', 'en'])
  await call('DELETE', `${at}/mailings/${main}/languages/${english}`)
  await added(admin, main, 'en')
  expect((await call('POST', `${at}/mailings/${main}/languages/${english}/restoration`)).status).toBe(409)
})

test('a copy has the languages of what it was made of, and each has words of its own', async () => {
  const admin = await aDesk()
  const { main, english } = await twoLanguages(admin)
  const { body } = await admin.call('POST', `${admin.at}/mailings/${main}/copies`, { body: { name: 'Noch einmal' } })
  const copy = await detailOf(admin, body.data.id)
  expect(languagesOf(copy)).toEqual(['de', 'en'])
  expect(copy.languages.map(({ subject }: { subject: string }) => subject)).toEqual(['Tulpen', 'Tulips'])
  await write(admin, copy.languages[1].mailingId, 'Lilies', '<p>Lilies</p>')
  const before = (await detailOf(admin, main)).languages
  expect(before).toContainEqual({ mailingId: english, languageIso: 'en', subject: 'Tulips' })
})

test('several subjects and several languages exclude each other', async () => {
  const admin = await aDesk()
  const { main, english } = await twoLanguages(admin)
  const subjectTest = { otherSubjects: ['Lilien'], percent: 50, hours: 4, winsBy: 'clicks' }
  const change = async () =>
    admin.call('PATCH', `${admin.at}/mailings/${main}`, {
      body: { subjectTest },
      headers: { 'if-match': `"${(await detailOf(admin, main)).version}"` },
    })
  expect((await change()).status).toBe(409)
  await admin.call('DELETE', `${admin.at}/mailings/${main}/languages/${english}`)
  expect((await change()).status).toBe(204)
  expect((await addLanguage(admin, main, 'fr')).status).toBe(409)
})

test('deleting a mailing takes its languages along, and bringing it back brings them back', async () => {
  const admin = await aDesk()
  const { call, at } = admin
  const { main, english } = await twoLanguages(admin)
  const { version } = await detailOf(admin, main)
  expect((await call('DELETE', `${at}/mailings/${main}`, { headers: { 'if-match': `"${version}"` } })).status).toBe(204)
  expect((await call('GET', `${at}/mailings/${english}/content`)).status).toBe(404)
  expect((await call('POST', `${at}/mailings/${main}/restoration`)).status).toBe(204)
  expect(languagesOf(await detailOf(admin, main))).toEqual(['de', 'en'])
})

test('of a sent mailing that is deleted the words of every language go', async () => {
  const admin = await aDesk()
  const { call, at, account } = admin
  const { main } = await twoLanguages(admin)
  await aSubscriber(api, account, { languageIso: 'en' })
  await plan(admin, main)
  await engine.work()
  const { version } = await detailOf(admin, main)
  expect((await call('DELETE', `${at}/mailings/${main}`, { headers: { 'if-match': `"${version}"` } })).status).toBe(204)
  const [left] = await api.database.query(
    'select count(*) filter (where html <> $2)::int as words, count(*)::int as contents from contents where account_id = $1 and subject like $3',
    [account.accountId, '', 'Tul%'],
  )
  expect(left).toEqual({ words: 0, contents: 2 })
})

test('an approval is of all languages', proving('W-086'), async () => {
  const admin = await aDesk()
  const { main, english } = await twoLanguages(admin)
  const seen = async () => (await detailOf(admin, main)).approval.seen
  const before = await seen()
  expect(await seen()).toBe(before)
  await write(admin, english, 'Tulips', '<p>Other words</p>')
  expect(await seen()).not.toBe(before)
})

test('in a further language nothing is changed that goes for all', async () => {
  const admin = await aDesk()
  const { english } = await twoLanguages(admin)
  const change = async (body: object) => {
    const headers = { 'if-match': `"${(await detailOf(admin, english)).version}"` }
    return (await admin.call('PATCH', `${admin.at}/mailings/${english}`, { body, headers })).status
  }
  expect(await change({ subject: 'Lilies' })).toBe(204)
  for (const body of [{ name: 'Other' }, { senderName: 'Other' }, { languageIso: 'fr' }, { groupIds: [] }])
    expect([body, await change(body)]).toEqual([body, 409])
})

test('a sandbox has the languages of its mailings, of those that were sent as well', async () => {
  const admin = await aDesk()
  const sent = await twoLanguages(admin)
  await aSubscriber(api, admin.account)
  await plan(admin, sent.main)
  await engine.work()
  const { main } = await twoLanguages(admin)
  const { at } = await aSandbox(web, admin)
  for (const id of [main, sent.main]) {
    const there = (await admin.call('GET', `${at}/mailings/${id}`)).body.data
    expect(languagesOf(there)).toEqual(['de', 'en'])
  }
  expect((await admin.call('GET', `${at}/mailings/${sent.english}/content`)).status).toBe(200)
})

test('the version of an opt-in mailing is a mailing of its own, and so is its copy', async () => {
  const admin = await aDesk()
  const { accountId, optinMailingId } = admin.account
  const version = await anOptinMailing(api, accountId, { languageIso: 'en', versionOf: optinMailingId })
  expect((await detailOf(admin, version)).versionOf).toBeNull()
  const { body } = await admin.call('POST', `${admin.at}/mailings/${version}/copies`, { body: { name: 'Noch einmal' } })
  const made = await api.database.query('select 1 from mailings where account_id = $1 and id > $2', [
    accountId,
    version,
  ])
  expect([made.length, languagesOf(await detailOf(admin, body.data.id))]).toEqual([1, ['en']])
  expect((await addLanguage(admin, version, 'fr')).status).toBe(409)
})
