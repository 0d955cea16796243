import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import {
  aFamily,
  aLetterAbove,
  anArticleAbove,
  change,
  contentOf,
  copyIn,
  detailOf,
  draftsOf,
  everybody,
  libraryOf,
  outcomesOf,
  plan,
  rewrite,
  seenFromAbove,
} from '../../../test/publishing-desk.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { arrangeArticles } from '../mailings/index.ts'
import { startDueRuns } from '../runs/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
let post: UserMailPost
beforeAll(async () => {
  engine = await startTestEngine(api)
  post = await startUserMailPost(api)
})
afterAll(async () => {
  await engine.stop()
  await post.stop()
})

const later = () => ({
  localTime: `${timestamp(api.clock.now().getTime() + 86_400_000).slice(0, 10)}T09:00`,
  timeZone: 'UTC',
})
const wordsIn = async (admin: TestAdmin, id: number) =>
  (await contentOf(admin, id)).articles.map(
    ({ places }: { places: Record<string, { text: string }> }) => places['1.1']?.text,
  )
const previewOf = async ({ call, at }: TestAdmin, id: number) =>
  (await call('GET', `${at}/mailings/${id}/preview`)).body.data.text

/** A mailing that both accounts below have, planned in the first. */
async function published(fixes?: string) {
  const family = await aFamily(api, web)
  const letter = await aLetterAbove(api, family.above)
  const body = { mailingId: letter.mailingId, ...(fixes && { fixes }) }
  await outcomesOf(family.above, [family.graz, family.bern], body)
  return { ...family, ...letter, body, articleId: letter.articleIds[0] as number }
}

async function withdraw({ call, at }: TestAdmin, stop: boolean) {
  const [{ id }] = (await call('GET', `${at}/publications`)).body.data
  const answer = await call('POST', `${at}/publications/${id}/withdrawal`, { body: { stop } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.map(({ outcome }: { outcome: string }) => outcome)
}

test('a draft takes the new version at once, what is planned waits for it', async () => {
  const { above, graz, bern, body, articleId } = await published()
  const [planned, draft] = [await copyIn(graz), await copyIn(bern)]
  await change(graz, planned, everybody)
  expect((await plan(graz, planned, later())).status).toBe(200)
  await rewrite(api, above, articleId, 'Advent, rewritten')
  const outcomes = await outcomesOf(above, [graz, bern], body)
  proves('W-075', () => expect(outcomes).toEqual(['waiting', 'updated']))
  expect(await wordsIn(bern, draft)).toEqual(['Advent, rewritten'])
  expect(await previewOf(graz, planned)).toContain('Advent, week 1')
  const [there, here] = [await detailOf(graz, planned), await seenFromAbove(above, graz)]
  proves('W-075', () => expect([there.received.hasNewer, here?.isBehind]).toEqual([true, true]))
  expect((await seenFromAbove(above, bern))?.isBehind).toBe(false)
  expect((await plan(graz, planned, later())).status).toBe(200)
  const taken = await previewOf(graz, planned)
  proves('W-075', () => expect(taken).toContain('Advent, rewritten'))
  expect((await detailOf(graz, planned)).received.hasNewer).toBe(false)
  expect((await seenFromAbove(above, graz))?.isBehind).toBe(false)
})

test('what the account may change and has changed stays', proving('W-075'), async () => {
  const { above, graz, body, mailingId } = await published('content')
  const id = await copyIn(graz)
  await change(graz, id, { subject: 'Advent in Graz', ...everybody })
  await change(above, mailingId, { subject: 'Advent, anew', senderName: 'Lindhof AG' })
  expect(await outcomesOf(above, [graz], body)).toEqual(['updated'])
  expect(await detailOf(graz, id)).toMatchObject({
    ...{ subject: 'Advent in Graz', senderName: 'Lindhof AG', lacksAudience: false, senderEmail: 'post@graz.example' },
  })
})

test('an own order and own words stay where the content is free; the rest follows', proving('W-075'), async () => {
  const { above, graz } = await aFamily(api, web)
  const { mailingId, articleIds } = await aLetterAbove(api, above, ['One', 'Two', 'Three'])
  const body = { mailingId, fixes: 'subject' }
  await outcomesOf(above, [graz], body)
  const id = await copyIn(graz)
  const { articles, version } = await contentOf(graz, id)
  const [one, two, three] = articles
  const path = `${graz.at}/mailings/${id}/content/articles`
  const order = { articleIds: [three.id, one.id] }
  expect((await graz.call('PUT', path, { body: order, headers: { 'if-match': `"${version}"` } })).status).toBe(204)
  const words = { places: { '1.1': { text: 'Three, ours' } } }
  const headers = { 'if-match': `"${three.version}"` }
  expect((await graz.call('PATCH', `${path}/${three.id}`, { body: words, headers })).status).toBe(200)
  for (const [i, text] of ['One, anew', 'Two, anew', 'Three, anew'].entries())
    await rewrite(api, above, articleIds[i] as number, text)
  expect(await outcomesOf(above, [graz], body)).toEqual(['updated'])
  expect(await wordsIn(graz, id)).toEqual(['Three, ours', 'One, anew'])
  expect(two.id).not.toBe(one.id)
})

test('what was taken out of the plan takes the newer version by hand', proving('W-075'), async () => {
  const { above, graz, body, articleId } = await published()
  const id = await copyIn(graz)
  await change(graz, id, everybody)
  await plan(graz, id, later())
  await rewrite(api, above, articleId, 'Advent, rewritten')
  await outcomesOf(above, [graz], body)
  const take = () => graz.call('POST', `${graz.at}/mailings/${id}/newerVersion`)
  expect((await take()).body).toMatchObject({ status: 409, code: 'invalid_state' })
  await graz.call('POST', `${graz.at}/mailings/${id}/withdrawal`)
  expect((await take()).status).toBe(204)
  expect(await wordsIn(graz, id)).toEqual(['Advent, rewritten'])
})

test('an active mailing goes on as it is until it is applied anew', proving('W-075'), async () => {
  const { above, graz } = await aFamily(api, web)
  const mailingId = await aMailing(api, above.account.accountId, {
    type: 'birthday',
    html: '<p>Joy</p>',
    name: 'Birthday',
  })
  await outcomesOf(above, [graz], { mailingId })
  const [{ id }] = (await graz.call('GET', `${graz.at}/mailings?shelf=standing`)).body.data.filter(
    ({ name }: { name: string }) => name === 'Birthday',
  )
  await change(graz, id, everybody)
  const act = async (what: string, body?: object) => {
    const headers = { 'if-match': `"${(await detailOf(graz, id)).version}"` }
    return graz.call('POST', `${graz.at}/mailings/${id}/${what}`, { body, headers })
  }
  const activated = await act('activation', { replaces: false })
  expect(activated.status, activated.text).toBe(204)
  await change(above, mailingId, { html: '<p>More joy</p>' })
  expect(await outcomesOf(above, [graz], { mailingId })).toEqual(['waiting'])
  const frozen = async () =>
    (
      await api.database.query<{ html: string }>(
        'select c.html from newsletters n join contents c on c.id = n.content_id where n.mailing_id = $1',
        [id],
      )
    )[0]?.html
  expect(await frozen()).not.toContain('More joy')
  const applied = await act('application')
  expect(applied.status, applied.text).toBe(204)
  expect(await frozen()).toContain('More joy')
})

test('what was sent stays as it was', proving(['W-075', 'W-076']), async () => {
  const { above, graz, bern, body, articleId } = await published()
  const id = await copyIn(graz)
  await change(graz, id, everybody)
  await plan(graz, id)
  api.clock.advance(61_000)
  await engine.work()
  await rewrite(api, above, articleId, 'Too late')
  expect(await outcomesOf(above, [graz, bern], body)).toEqual(['sent', 'updated'])
  expect(await previewOf(graz, id)).toContain('Advent, week 1')
  expect(await withdraw(above, true)).toEqual(['sent', 'gone'])
  expect(await detailOf(graz, id)).toMatchObject({ state: 'sent' })
})

test('withdrawn articles leave the library, own copies stay, drafts show a gap', async () => {
  const { above, graz, bern } = await aFamily(api, web)
  const { id: articleId } = await anArticleAbove(api, above)
  await outcomesOf(above, [graz, bern], { articleId, mayAdapt: true })
  const [[inGraz], [inBern]] = [await libraryOf(graz), await libraryOf(bern)]
  const { accountId } = graz.account
  const draft = await aMailing(api, accountId, { html: '' })
  await inAccount(api.operator, accountId, (act) => arrangeArticles(act, draft, [inGraz.id]))
  expect((await bern.call('PUT', `${bern.at}/articles/${inBern.id}/adaptation`)).status).toBe(204)
  expect(await withdraw(above, false)).toEqual(['gone', 'kept'])
  const libraries = [await libraryOf(graz), await libraryOf(bern)]
  proves('W-076', () => {
    expect(libraries[0]).toEqual([])
    expect(libraries[1]).toMatchObject([{ canEdit: true, isReceived: false }])
  })
  const { checks } = await detailOf(graz, draft)
  proves('W-076', () =>
    expect(checks).toContainEqual(expect.objectContaining({ name: 'gaps', verdict: 'blocking', count: 1 })),
  )
  expect((await contentOf(graz, draft)).articles).toMatchObject([{ isWithdrawn: true }])
  expect((await plan(graz, draft)).body).toMatchObject({ status: 409, code: 'checks_failed' })
  expect((await api.call('GET', `/articles/${inGraz.id}`, { key: graz.account.key })).status).toBe(404)
  expect(await outcomesOf(above, [graz], { articleId, mayAdapt: true })).toEqual(['updated'])
  expect((await contentOf(graz, draft)).articles).toMatchObject([{ isWithdrawn: false }])
})

test('untouched drafts go, others keep what is their own and show a gap', proving('W-076'), async () => {
  const { above, graz, bern } = await published()
  const id = await copyIn(graz)
  await change(graz, id, { name: 'Advent in Graz' })
  expect(await withdraw(above, false)).toEqual(['gap', 'gone'])
  expect(await draftsOf(bern)).toEqual([])
  const detail = await detailOf(graz, id)
  expect(detail).toMatchObject({ name: 'Advent in Graz', isContentFixed: false, received: { isWithdrawn: true } })
  expect(detail.checks).toContainEqual(expect.objectContaining({ name: 'gaps', verdict: 'blocking' }))
  expect((await seenFromAbove(above, graz))?.state).toBe('withdrawn')
})

test('what is planned stays, or is stopped, and then the admins hear of it', async () => {
  const { above, graz } = await published()
  const id = await copyIn(graz)
  await change(graz, id, everybody)
  await plan(graz, id, later())
  const kept = await withdraw(above, false)
  const state = (await detailOf(graz, id)).state
  proves('W-076', () => expect([kept, state]).toEqual([['kept', 'gone'], 'planned']))
  const stopped = await withdraw(above, true)
  const after = await detailOf(graz, id)
  proves('W-076', () => expect([stopped, after.state, after.plannedAt]).toEqual([['stopped'], 'draft', null]))
  await post.send()
  const told = post.receiver.mails.filter(({ parsed }) => parsed.to?.[0]?.address === graz.user.email)
  proves('W-076', () => expect(told.map(({ parsed }) => parsed.subject)).toEqual([expect.stringContaining('Advent')]))
})

test('what begins to send just then is sent, and the L-account is told', async () => {
  const { above, graz } = await published()
  const id = await copyIn(graz)
  await change(graz, id, everybody)
  await plan(graz, id)
  api.clock.advance(61_000)
  await startDueRuns(engine.engine)
  const [outcome] = await withdraw(above, true)
  await engine.work()
  const { state } = await detailOf(graz, id)
  proves('F-026', () => expect([outcome, state]).toEqual(['sending', 'sent']))
})

test('at once, it is either stopped before anybody has it, or sent', async () => {
  const { above, graz } = await published()
  const id = await copyIn(graz)
  await change(graz, id, everybody)
  await plan(graz, id)
  api.clock.advance(61_000)
  const [[outcome]] = await Promise.all([withdraw(above, true), startDueRuns(engine.engine)])
  await engine.work()
  expect(['stopped draft', 'sending sent']).toContain(`${outcome} ${(await detailOf(graz, id)).state}`)
})
