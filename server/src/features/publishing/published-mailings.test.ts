import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInheritedChannel } from '../../../test/changed-set-up.ts'
import { aCustomerField, aMailing } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import {
  aBelow,
  aFamily,
  aLetterAbove,
  change,
  contentOf,
  copyIn,
  detailOf,
  draftsOf,
  everybody,
  outcomesOf,
  plan,
  seenFromAbove,
} from '../../../test/publishing-desk.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { saveTheme, setMailingValue } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

const blocking = (detail: { checks: { name: string; verdict: string }[] }) =>
  detail.checks.filter(({ verdict }) => verdict === 'blocking').map(({ name }) => name)
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [status, body?.code]

test('a mailing arrives as a draft with ids of its own; who sends it, to whom and when is decided there', async () => {
  const { above, graz } = await aFamily(api, web)
  await aMailing(api, graz.account.accountId, { name: 'Eigenes', senderEmail: 'post@graz.example' })
  const fieldId = await aCustomerField(api, above.account.customerId, 1, { fieldType: 3 })
  const { id: themeId } = await inAccount(api.operator, above.account.accountId, (act) =>
    saveTheme(act, { name: 'Haus', html: '<main>{content}</main>' }),
  )
  const { mailingId, articleIds } = await aLetterAbove(api, above, ['Advent, week 1', 'Bulbs'], { themeId })
  await inAccount(api.operator, above.account.accountId, (act) => setMailingValue(act, mailingId, fieldId, 'Tulip'))
  const day = timestamp(api.clock.now().getTime() + 5 * 86_400_000).slice(0, 10)
  const proposed = { localTime: `${day}T09:00`, timeZone: 'UTC' }
  expect(await outcomesOf(above, [graz], { mailingId, proposed })).toEqual(['received'])
  expect(await outcomesOf(above, [graz], { mailingId, proposed })).toEqual(['unchanged'])
  const drafts = await draftsOf(graz)
  expect(drafts.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Advent', 'Eigenes']))
  const { id } = drafts.find(({ name }: { name: string }) => name === 'Advent')
  const detail = await detailOf(graz, id)
  proves('W-073', () => {
    expect(detail).toMatchObject({
      ...{ name: 'Advent', type: 'standard', subject: 'Advent begins', senderName: 'Lindhof', state: 'draft' },
      ...{ senderEmail: 'post@graz.example', groups: [], plannedAt: null, proposedAt: `${day} 09:00:00` },
      ...{ lacksAudience: true, isSubjectFixed: true, isContentFixed: true, theme: { name: 'Haus' } },
      received: { from: 'Lindhof Group', hasNewer: false, isWithdrawn: false },
    })
    expect(detail.id).not.toBe(mailingId)
    expect(detail.articles).toHaveLength(2)
  })
  expect(detail.articles.some((article: { id: number }) => articleIds.includes(article.id))).toBe(false)
  const { articles } = await contentOf(graz, id)
  expect(articles).toMatchObject([{ canEdit: false, received: { mayAdapt: false } }, { canEdit: false }])
  const values = await api.database.query('select value from mailing_field_values where mailing_id = $1', [id])
  expect(values).toEqual([{ value: 'Tulip' }])
})

test('nobody is the audience until somebody has chosen one', proving('W-073'), async () => {
  const { above, graz } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above)
  await outcomesOf(above, [graz], { mailingId })
  const id = await copyIn(graz)
  await change(graz, id, { senderEmail: 'post@graz.example' })
  expect(blocking(await detailOf(graz, id))).toEqual(['audience'])
  expect(codeOf(await plan(graz, id))).toEqual([409, 'checks_failed'])
  await change(graz, id, everybody)
  expect(blocking(await detailOf(graz, id))).toEqual([])
  expect((await plan(graz, id)).status).toBe(200)
})

test('a channel that was handed down stays the channel, another has to be chosen', proving('W-073'), async () => {
  const { above } = await aFamily(api, web)
  const turku = await aBelow(api, web, above, 'Turku', { channels: ['Eigen'] })
  const york = await aBelow(api, web, above, 'York', { channels: ['Eigen'] })
  const channelId = above.account.channelIds[1] as number
  await anInheritedChannel(api, turku.account.accountId, channelId)
  const mailingId = await aMailing(api, above.account.accountId, { channelId })
  await outcomesOf(above, [turku, york], { mailingId })
  expect((await detailOf(turku, await copyIn(turku))).channelId).toBe(channelId)
  const other = await detailOf(york, await copyIn(york))
  expect(other).toMatchObject({ channelId: york.account.channelIds[0], lacksAudience: true })
})

const headed = async (admin: TestAdmin, id: number) => ({
  headers: { 'if-match': `"${(await contentOf(admin, id)).version}"` },
})
const writeHead = async (admin: TestAdmin, id: number, body: object) =>
  admin.call('PATCH', `${admin.at}/mailings/${id}/content`, { body, ...(await headed(admin, id)) })
const arrange = async (admin: TestAdmin, id: number, articleIds: number[]) =>
  admin.call('PUT', `${admin.at}/mailings/${id}/content/articles`, {
    body: { articleIds },
    ...(await headed(admin, id)),
  })

test.each([
  ['both', 403, 403],
  ['subject', 403, 204],
  ['content', 204, 403],
] as const)('what the L-account keeps (%s) stays', proving('W-073'), async (fixes, ofSubject, ofContent) => {
  const { above, graz } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above, ['One', 'Two'])
  await outcomesOf(above, [graz], { mailingId, fixes })
  const id = await copyIn(graz)
  const ids = (await contentOf(graz, id)).articles.map((article: { id: number }) => article.id)
  const subjects = [await change(graz, id, { subject: 'Ours' }), await writeHead(graz, id, { subject: 'Ours, too' })]
  const contents = [
    await writeHead(graz, id, { previewText: 'Ours' }),
    await arrange(graz, id, ids.toReversed()),
    await graz.call('PUT', `${graz.at}/mailings/${id}/content/theme`, {
      body: { shipped: 'letter' },
      ...(await headed(graz, id)),
    }),
    await change(graz, id, { html: '<p>Ours</p>' }),
  ]
  expect(subjects.map(({ status }) => status)).toEqual([ofSubject, ofSubject])
  expect(contents.map(({ status }) => status)).toEqual(contents.map(() => ofContent))
  for (const { status, body } of [...subjects, ...contents]) if (status === 403) expect(body.code).toBe('part_fixed')
  expect((await change(graz, id, { name: 'Advent in Graz', senderName: 'Graz' })).status).toBe(204)
})

test('only the account below plans and sends; the L-account sees how far it is, and its numbers', async () => {
  const { above, graz, bern } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above)
  await outcomesOf(above, [graz, bern], { mailingId })
  const here = await detailOf(above, mailingId)
  const headers = { 'if-match': `"${here.version}"` }
  const planned = await above.call('POST', `${above.at}/mailings/${mailingId}/planning`, {
    body: { at: null },
    headers,
  })
  proves(['W-074', 'F-025.1'], () => expect(codeOf(planned)).toEqual([403, 'not_available_for_account_type']))
  const stateIn = async (admin: TestAdmin) => (await seenFromAbove(above, admin))?.state
  const states = [await stateIn(graz)]
  const id = await copyIn(graz)
  await change(graz, id, everybody)
  states.push(await stateIn(graz))
  await plan(graz, id)
  const seen = await seenFromAbove(above, graz)
  states.push(seen?.state)
  expect(seen?.plannedAt).toMatch(/^\d{4}-/)
  api.clock.advance(61_000)
  await engine.work()
  states.push(await stateIn(graz))
  proves('W-074', () => expect(states).toEqual(['received', 'draft', 'planned', 'sent']))
  expect(engine.receiver.mails.at(-1)?.parsed.html).toContain('Advent, week 1')
  expect(await stateIn(bern)).toBe('received')
})

test('what is published cannot be thrown away before it is withdrawn', async () => {
  const { above, graz } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above)
  await outcomesOf(above, [graz], { mailingId })
  const headers = { 'if-match': `"${(await detailOf(above, mailingId)).version}"` }
  const remove = () => above.call('DELETE', `${above.at}/mailings/${mailingId}`, { headers })
  expect(codeOf(await remove())).toEqual([409, 'mailing_in_use'])
  const [{ id }] = (await above.call('GET', `${above.at}/publications`)).body.data
  await above.call('POST', `${above.at}/publications/${id}/withdrawal`, { body: { stop: false } })
  expect((await remove()).status).toBe(204)
})

test('of a mailing in the L-account a test mail reaches its users', async () => {
  const { above } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above)
  const sent = await above.call('POST', `${above.at}/mailings/${mailingId}/tests`, {
    body: { userIds: [above.user.id], subscriberIds: [] },
  })
  expect(sent.status, sent.text).toBeLessThan(300)
  await engine.work()
  const addresses = engine.receiver.mails.map(({ parsed }) => parsed.to?.[0]?.address)
  proves('F-025.2', () => expect(addresses).toContain(above.user.email))
})
