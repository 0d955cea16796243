import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anArticleTemplate, aSubscriber, aTriggerMailing } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { serviceUrls } from '../../../test/service-urls.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { startTracking, type TrackingFixture } from '../../../test/tracking-fixture.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { createArticle } from '../articles/index.ts'
import { composeNewsletter, planMailing } from '../mailings/index.ts'
import { forgetOutdated } from '../rights/forget-outdated.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
let pages: TestPages
let tracking: TrackingFixture
beforeAll(async () => {
  engine = await startTestEngine(api)
  pages = await startTestPages(api)
  tracking = await startTracking({ tracking: api.database.trackingUrl, nats: serviceUrls().nats })
})
afterAll(async () => {
  await tracking.stop()
  await pages.stop()
  await engine.stop()
})

const html =
  '<p>Tulpen <a href="https://shop.example/tulpen">ansehen</a> <a href="{browserLink}">im Browser</a> <a href="{unsubscribeLink}">ab</a></p>'

/** Sends a newsletter to one person by the engine, and finds what its mail holds. */
async function sent(admin: TestAdmin, wishes: object = {}) {
  const { account } = admin
  const person = await aSubscriber(api, account)
  const mailingId = await aMailing(api, account.accountId, { html, ...wishes })
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  const mail = engine.receiver.mails.findLast(({ to }) => to === person.email)?.parsed.html ?? ''
  const path = (pattern: RegExp) => pattern.exec(mail)?.[0] ?? ''
  const { body } = await api.call('GET', `/newsletters?filter[mailingId]=${mailingId}`, { key: account.key })
  const links = {
    browser: path(/\/browser\/[\w-]+/),
    click: path(/\/c\/[\w-]+\/1/),
    leave: path(/\/unsubscribe\?p=[\w-]+/),
  }
  return { person, mailingId, newsletterId: body.data[0].id as number, ...links }
}

type Caller = Pick<TestAdmin, 'call'>
async function remove({ call, at }: TestAdmin, id: number, by: Caller = { call }) {
  const { version } = (await call('GET', `${at}/mailings/${id}`)).body.data
  return by.call('DELETE', `${at}/mailings/${id}`, { headers: { 'if-match': `"${version}"` } })
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]

test('of a sent newsletter goes what it said, and its figures and links stay', async () => {
  const admin = await anAdmin(api, web)
  const { person, mailingId, newsletterId, browser, click, leave } = await sent(admin)
  const editor = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'editor' }))
  const seen = await remove(admin, mailingId, editor)
  await proves('W-083.2', () => expect(seen.body).toMatchObject({ status: 403, requiredRight: 'deleteSentMailings' }))
  const sums = async () => (await admin.call('GET', `${admin.at}/mailings/${mailingId}/report`)).body.data.figures
  const before = await sums()
  expect((await pages.visit(browser, { headers: byBrowser })).status).toBe(200)
  expect((await remove(admin, mailingId)).status).toBe(204)

  const asKey = async (path: string) => (await api.call('GET', path, { key: admin.account.key })).status
  await proves('W-083.2', async () => {
    expect(await asKey(`/mailings/${mailingId}`)).toBe(404)
    expect(await asKey(`/newsletters/${newsletterId}`)).toBe(404)
    expect(await asKey(`/newsletters/${newsletterId}/statistics`)).toBe(404)
    const gone = await pages.visit(browser, { headers: byBrowser })
    expect([gone.status, gone.text.includes('gibt es nicht mehr')]).toEqual([404, true])
    const [kept] = await api.database.query(
      `select c.html || c.plain_text || n.html as said, c.subject from newsletters n join contents c on c.id = n.content_id
       where n.id = $1`,
      [newsletterId],
    )
    expect(kept).toEqual({ said: '', subject: 'Neues aus Kiel' })
  })
  await proves('W-083.3', async () => {
    expect(before).toMatchObject({ recipients: 1 })
    expect(await sums()).toEqual(before)
  })
  await proves('F-033', async () => {
    const clicked = await fetch(tracking.url + click, { redirect: 'manual', headers: byBrowser })
    expect([clicked.status, clicked.headers.get('location')]).toEqual([302, 'https://shop.example/tulpen'])
    await pages.visit(`${leave}&force=true`, { headers: byBrowser })
    const { body } = await api.call('GET', `/subscribers/${person.id}`, { key: admin.account.key })
    expect(body.data).toMatchObject({ status: 3, statusAddition: 4, optoutNewsletterId: newsletterId })
  })
  expect((await admin.call('POST', `${admin.at}/mailings/${mailingId}/restoration`)).status).toBe(404)
  api.clock.advance(31 * 86_400_000)
  await forgetOutdated(engine.engine)
  expect(await sums()).toMatchObject({ recipients: 1, unsubscribes: 1 })
  api.clock.advance(-31 * 86_400_000)
})

test('what another mailing says word for word stays, and what is written again is there again', async () => {
  const admin = await anAdmin(api, web)
  const { mailingId } = await sent(admin)
  const again = await sent(admin)
  const open = () => pages.visit(again.browser, { headers: byBrowser })
  expect((await remove(admin, mailingId)).status).toBe(204)
  expect((await open()).text).toContain('Tulpen')
  expect((await remove(admin, again.mailingId)).status).toBe(204)
  const third = await sent(admin)
  expect((await pages.visit(third.browser, { headers: byBrowser })).text).toContain('Tulpen')
})

test('what is at work, or needed, is not deleted', async () => {
  const admin = await anAdmin(api, web)
  const { accountId, key } = admin.account
  const planned = await aMailing(api, accountId)
  await aSubscriber(api, admin.account)
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, planned, { at: timestamp(api.clock.now().getTime() + 3_600_000), fromVerifiedDomain: false }),
  )
  const { id: trigger, triggerTypeId } = await aTriggerMailing(api, admin.account)
  await proves('W-083.4', async () => {
    expect(codeOf(await remove(admin, planned))).toEqual([409, 'invalid_state'])
    expect(codeOf(await remove(admin, trigger))).toEqual([409, 'invalid_state'])
  })
  const copy = await api.call('POST', '/mailings/trigger', { key, body: { triggerTypeId, language: 'de' } })
  const optin = await aMailing(api, accountId, { type: 'optin', html: '<a href="{optinLink}">ja</a>' })
  await api.database.query('update channels set optin_mailing_id = $2 where account_id = $1 and is_default', [
    accountId,
    optin,
  ])
  const { version } = (await admin.call('GET', `${admin.at}/mailings/${trigger}`)).body.data
  await admin.call('POST', `${admin.at}/mailings/${trigger}/deactivation`, { headers: { 'if-match': `"${version}"` } })
  const usesOf = async (id: number) => {
    const { status, body } = await remove(admin, id)
    return [status, body?.code, body?.usedBy]
  }
  await proves('W-083.5', async () => {
    expect(await usesOf(trigger)).toEqual([409, 'mailing_in_use', ['copy']])
    expect(await usesOf(optin)).toEqual([409, 'mailing_in_use', ['channel']])
  })
  await api.call('DELETE', `/mailings/trigger/${copy.body.data.id}`, { key })
  expect((await remove(admin, trigger)).status).toBe(204)
  expect((await admin.call('POST', `${admin.at}/mailings/${trigger}/restoration`)).status).toBe(204)
})

test('a duplicate has articles of its own, and neither times nor approval', proving('W-083.1'), async () => {
  const admin = await anAdmin(api, web)
  const { accountId, key } = admin.account
  const templateId = await anArticleTemplate(api, accountId, '<p>{text:1.1}</p>')
  const id = await aMailing(api, accountId)
  const newsletterOf = async (of: number) => (await admin.call('GET', `${admin.at}/mailings/${of}/content`)).body.data
  const { body } = await api.call('GET', `/newsletters?filter[mailingId]=${id}`, { key })
  const [own, shared] = await inAccount(api.operator, accountId, async (act) => {
    const article = { languageIso: 'de', name: 'Tulpen', templateId }
    const made = [
      (await createArticle(act, { ...article, newsletterId: body.data[0].id })).id,
      (await createArticle(act, article)).id,
    ] as const
    await composeNewsletter(act, id, { articleIds: made })
    return made
  })
  await admin.call('PATCH', `${admin.at}/mailings/${id}/content`, {
    body: { previewText: 'Jetzt pflanzen' },
    headers: { 'if-match': `"${(await newsletterOf(id)).version}"` },
  })
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now().getTime() + 3_600_000), fromVerifiedDomain: false }),
  )
  const copy = await admin.call('POST', `${admin.at}/mailings/${id}/copies`, { body: { name: 'Noch einmal' } })
  const copied = await newsletterOf(copy.body.data.id)
  expect(copied.previewText).toBe('Jetzt pflanzen')
  const articleIds = copied.articles.map((article: { id: number }) => article.id)
  expect([articleIds.length, articleIds[0] === own, articleIds[1]]).toEqual([2, false, shared])
  const detail = (await admin.call('GET', `${admin.at}/mailings/${copy.body.data.id}`)).body.data
  expect(detail).toMatchObject({ state: 'draft', plannedAt: null, sentAt: null, subject: 'Neues aus Kiel' })
})
