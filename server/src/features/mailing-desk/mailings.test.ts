import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { deleteMailing, editableOf, readWritten } from '../mailings/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { forgetOutdated } from '../rights/forget-outdated.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

/** An admin whose account lacks nothing that a mailing needs. */
async function aReadyAdmin(people = 0): Promise<TestAdmin> {
  const admin = await anAdmin(api, web)
  await inAccount(api.operator, admin.account.accountId, (act) =>
    changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' }),
  )
  for (let i = 0; i < people; i += 1) await aSubscriber(api, admin.account)
  return admin
}

const detailOf = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/mailings/${id}`)).body.data
const change = async (admin: TestAdmin, id: number, body: object, version?: string) =>
  admin.call('PATCH', `${admin.at}/mailings/${id}`, {
    body,
    headers: { 'if-match': `"${version ?? (await detailOf(admin, id)).version}"` },
  })
const plan = async (admin: TestAdmin, id: number, at: object | null) =>
  admin.call('POST', `${admin.at}/mailings/${id}/planning`, {
    body: { at },
    headers: { 'if-match': `"${(await detailOf(admin, id)).version}"` },
  })
const ofCode = (body: { errors?: { code: string }[] }) => body.errors?.map(({ code }) => code)
const checkOf = (detail: { checks: { name: string; verdict: string }[] }) =>
  detail.checks.filter(({ verdict }) => verdict === 'blocking').map(({ name }) => name)

test('a mailing is begun, written, planned, moved and taken back', proving('W-080.1'), async () => {
  const admin = await aReadyAdmin(2)
  const made = await admin.call('POST', `${admin.at}/mailings`, { body: { name: 'Herbstbrief' } })
  expect(made.status).toBe(201)
  const { id } = made.body.data
  expect(checkOf(await detailOf(admin, id))).toEqual(['subject', 'content', 'sender'])
  const body = { subject: 'Neues', html: '<p>Guten Tag</p>', senderEmail: 'brief@nord.example' }
  expect((await change(admin, id, body)).status).toBe(204)
  const detail = await detailOf(admin, id)
  expect(detail).toMatchObject({ state: 'draft', subject: 'Neues', audience: { everyone: 2, reached: 2 } })
  expect(detail.changedBy).toEqual({ kind: 'user', name: 'Ute Nord' })
  const day = timestamp(api.clock.now().getTime() + 3 * 86_400_000).slice(0, 10)
  expect((await plan(admin, id, { localTime: `${day}T09:00`, timeZone: 'Asia/Kolkata' })).body.data).toEqual({
    plannedAt: `${day} 03:30:00`,
  })
  expect(await detailOf(admin, id)).toMatchObject({ state: 'planned', plannedBy: { name: 'Ute Nord' } })
  expect((await plan(admin, id, { localTime: `${day}T10:00`, timeZone: 'Asia/Kolkata' })).status).toBe(200)
  expect((await admin.call('POST', `${admin.at}/mailings/${id}/withdrawal`)).status).toBe(204)
  expect(await detailOf(admin, id)).toMatchObject({ state: 'draft', plannedAt: null, plannedBy: null })
})

test(
  'what mail cannot carry is taken out of uploaded HTML and named by its line',
  proving(['W-065.1', 'W-065.2']),
  async () => {
    const admin = await aReadyAdmin(1)
    const id = await aMailing(api, admin.account.accountId)
    const html =
      '<TABLE width=600>\r\n<tr onclick="x()"><td>Guten Tag {{V:99:Leser}}</td>\n<script>x()</script></TABLE>'
    const saved = await change(admin, id, { html })
    expect([
      saved.status,
      saved.body.data.map(({ code, line }: { code: string; line: number }) => [line, code]),
    ]).toEqual([
      200,
      [
        [2, 'cut_handler'],
        [3, 'cut_script'],
        [2, 'unknown_variable'],
      ],
    ])
    const [kept] = await api.database.query<{ html: string }>('select html from newsletters where mailing_id = $1', [
      id,
    ])
    expect(kept?.html).toBe('<TABLE width=600>\r\n<tr ><td>Guten Tag {{V:99:Leser}}</td>\n</TABLE>')
    const tooLarge = await change(admin, id, { html: `<p>${'x'.repeat(1_000_000)}</p>` })
    expect([tooLarge.status, tooLarge.body.code]).toEqual([422, 'content_invalid'])
  },
)

test('W-082 what may be edited in which state', proving('W-082.1'), async () => {
  const admin = await aReadyAdmin(1)
  const id = await aMailing(api, admin.account.accountId)
  expect((await change(admin, id, { senderName: 'Nord' })).status).toBe(204)
  await plan(admin, id, null)
  expect((await change(admin, id, { name: 'Anders' })).status).toBe(204)
  expect((await change(admin, id, { subject: 'Anders' })).body).toMatchObject({ status: 409, code: 'invalid_state' })
  expect((await change(admin, id, { groupIds: [] })).body).toMatchObject({ status: 409, code: 'invalid_state' })
  api.clock.advance(61_000)
  await engine.work()
  expect(await detailOf(admin, id)).toMatchObject({ state: 'sent', name: 'Anders' })
  expect((await change(admin, id, { name: 'Noch anders' })).status).toBe(204)
  expect((await change(admin, id, { senderName: 'Süd' })).body).toMatchObject({ status: 409, code: 'invalid_state' })
})

test('F-029 W-087 a time is meant on the clocks of its place', proving(['W-087.1', 'F-029']), async () => {
  const now = timestamp(api.clock.now())
  api.clock.set('2026-12-01 00:00:00')
  const admin = await aReadyAdmin(1)
  const id = await aMailing(api, admin.account.accountId)
  const at = (localTime: string, timeZone = 'Europe/Berlin') => plan(admin, id, { localTime, timeZone })
  const doubled = await at('2027-10-31T02:30')
  expect(doubled.body.data).toEqual({ plannedAt: '2027-10-31 00:30:00' })
  const skipped = await at('2027-03-28T02:30')
  expect(skipped.status).toBe(422)
  expect(skipped.body.errors).toMatchObject([
    { code: 'time_skipped', pointer: '#/localTime', detail: expect.stringContaining('2027-03-28T03:00') },
  ])
  expect(ofCode((await at('2026-11-30T09:00')).body)).toEqual(['scheduled_in_past'])
  expect(ofCode((await at('2027-12-02T09:00')).body)).toEqual(['time_too_far'])
  expect(ofCode((await at('2027-02-30T09:00')).body)).toEqual(['time_invalid'])
  expect(ofCode((await at('2027-02-01T09:00', 'Mars/Base')).body)).toEqual(['time_zone_unknown'])
  const { plannedAt } = (await plan(admin, id, null)).body.data
  expect(plannedAt).toMatch(/^2026-12-01 00:01:\d\d$/)
  await admin.call('POST', `${admin.at}/mailings/${id}/withdrawal`)
  api.clock.set(now)
})

test('sent now it waits as long as the account wants, and is taken back until then', proving('W-087.2'), async () => {
  const admin = await aReadyAdmin(1)
  const id = await aMailing(api, admin.account.accountId)
  const takeBack = () => admin.call('POST', `${admin.at}/mailings/${id}/withdrawal`)
  const set = await admin.call('PATCH', `${admin.at}/settings`, { body: { undoSeconds: 300 } })
  expect(set.status, set.text).toBe(204)
  await expect.poll(async () => (await detailOf(admin, id)).undoSeconds).toBe(300)
  const inUndoSeconds = () => timestamp(api.clock.now().getTime() + 300_000)
  const earliest = inUndoSeconds()
  const { plannedAt } = (await plan(admin, id, null)).body.data
  expect([earliest, plannedAt, inUndoSeconds()].toSorted()[1]).toBe(plannedAt)
  // A busy machine takes some seconds for what follows.
  api.clock.advance(240_000)
  await engine.work()
  expect((await takeBack()).status).toBe(204)
  await plan(admin, id, null)
  api.clock.advance(301_000)
  await engine.work()
  expect((await takeBack()).body).toMatchObject({ status: 409, code: 'invalid_state' })
  const tooLong = await admin.call('PATCH', `${admin.at}/settings`, { body: { undoSeconds: 601 } })
  expect(tooLong.body).toMatchObject({ status: 422, errors: [{ pointer: '#/undoSeconds' }] })
})

test('W-085 what stands in the way is named before anything is planned', proving('W-085.2'), async () => {
  const admin = await anAdmin(api, web)
  const id = await aMailing(api, admin.account.accountId, { html: '<img src="https://nord.example/a.png">' })
  expect(checkOf(await detailOf(admin, id))).toEqual(['altTexts', 'recipients', 'postalAddress'])
  const refused = await plan(admin, id, null)
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'checks_failed',
    checks: ['altTexts', 'recipients', 'postalAddress'],
  })
  expect((await detailOf(admin, id)).state).toBe('draft')
})

test('who saves second is told by whom, and only of what both have touched', async () => {
  const admin = await aReadyAdmin()
  const id = await aMailing(api, admin.account.accountId)
  const { version } = await detailOf(admin, id)
  expect((await change(admin, id, { subject: 'Eins' }, version)).status).toBe(204)
  expect((await change(admin, id, { name: 'Zwei' }, version)).status).toBe(204)
  expect((await change(admin, id, { subject: 'Drei' }, version)).body).toMatchObject({
    ...{ status: 412, code: 'changed_meanwhile', changedMembers: ['subject'] },
    changedBy: { kind: 'user', name: 'Ute Nord' },
  })
  const { status } = await admin.call('PATCH', `${admin.at}/mailings/${id}`, { body: { name: 'Vier' } })
  expect(status).toBe(428)
  const planned = await admin.call('POST', `${admin.at}/mailings/${id}/planning`, {
    body: { at: null },
    headers: { 'if-match': `"${version}"` },
  })
  expect(planned.status).toBe(412)
})

test('the list: what goes out now, then what is next, then drafts, then what is over', async () => {
  const admin = await aReadyAdmin(2)
  const { accountId } = admin.account
  const sent = await aMailing(api, accountId, { name: 'Gesendet' })
  await plan(admin, sent, null)
  api.clock.advance(61_000)
  await engine.work()
  const draft = await aMailing(api, accountId, { name: 'Entwurf', subject: 'Frost kommt' })
  const planned = await aMailing(api, accountId, { name: 'Geplant' })
  await plan(admin, planned, null)
  const list = async (query = '') => (await admin.call('GET', `${admin.at}/mailings${query}`)).body
  const all = await list()
  expect(all.data.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
    [planned, 'planned'],
    [draft, 'draft'],
    [sent, 'sent'],
  ])
  expect(all.data.map(({ recipients }: { recipients: number | null }) => recipients)).toEqual([2, null, 2])
  expect(all.meta.counts).toEqual({ all: 3, drafts: 1, planned: 1, sending: 0, sent: 1, standing: 1 })
  expect((await list('?shelf=sent')).data).toMatchObject([{ id: sent }])
  expect((await list('?words=FROST')).data).toMatchObject([{ id: draft }])
  expect((await admin.call('GET', `${admin.at}/mailings?shelve=sent`)).status).toBe(422)
})

test('any state is used again as a draft; drafts go to the trash and come back', async () => {
  const admin = await aReadyAdmin(1)
  const { accountId } = admin.account
  const id = await aMailing(api, accountId, { name: 'Original' })
  await plan(admin, id, null)
  const copy = await admin.call('POST', `${admin.at}/mailings/${id}/copies`, { body: { name: 'Noch einmal' } })
  expect(copy.status).toBe(201)
  const copied = await detailOf(admin, copy.body.data.id)
  expect(copied).toMatchObject({ name: 'Noch einmal', state: 'draft', subject: 'Neues aus Kiel', plannedAt: null })
  const trash = async (of: number) =>
    admin.call('DELETE', `${admin.at}/mailings/${of}`, {
      headers: { 'if-match': `"${(await detailOf(admin, of)).version}"` },
    })
  expect((await trash(id)).body).toMatchObject({ status: 409, code: 'invalid_state' })
  expect((await trash(copied.id)).status).toBe(204)
  expect((await admin.call('GET', `${admin.at}/mailings/${copied.id}`)).status).toBe(404)
  const inTrash = async ({ call, at } = admin) => (await call('GET', `${at}/mailing-trash`)).body.data
  const listed = await inTrash()
  proves('W-117.3', () =>
    expect(listed).toMatchObject([{ id: copied.id, type: 'standard', name: 'Noch einmal', subject: 'Neues aus Kiel' }]),
  )
  expect(await inTrash(await aReadyAdmin())).toEqual([])
  expect((await admin.call('POST', `${admin.at}/mailings/${copied.id}/restoration`)).status).toBe(204)
  const restored = await detailOf(admin, copied.id)
  expect(await inTrash()).toEqual([])
  proves('W-117.3', () =>
    expect(restored).toMatchObject({ state: 'draft', subject: copied.subject, name: copied.name }),
  )
})

test('after 30 days the trash is empty, but for what a test mail was sent of', async () => {
  const admin = await aReadyAdmin()
  const [tried, plain, young] = [
    await aMailing(api, admin.account.accountId),
    await aMailing(api, admin.account.accountId),
    await aMailing(api, admin.account.accountId),
  ]
  await admin.call('POST', `${admin.at}/mailings/${tried}/tests`, {
    body: { userIds: [admin.user.id], subscriberIds: [] },
  })
  const trash = async (of: number) =>
    admin.call('DELETE', `${admin.at}/mailings/${of}`, {
      headers: { 'if-match': `"${(await detailOf(admin, of)).version}"` },
    })
  await trash(tried)
  await trash(plain)
  api.clock.advance(31 * 86_400_000)
  await inAccount(api.operator, admin.account.accountId, async (act) => {
    const written = await readWritten(act, young)
    const lastChange = async () => ({ at: null, by: null })
    await deleteMailing(act, young, { version: versionOf(editableOf(written)), lastChange })
  })
  await forgetOutdated(engine.engine)
  const rows = await api.database.query<{ id: string; html: string }>(
    "select m.id, n.html from mailings m join newsletters n on n.mailing_id = m.id where m.account_id = $1 and m.type = 'standard' order by m.id",
    [admin.account.accountId],
  )
  proves('W-117.3', () =>
    expect(rows.map(({ id, html }) => [Number(id), html === ''])).toEqual([
      [tried, true],
      [young, false],
    ]),
  )
  const listed = (await admin.call('GET', `${admin.at}/mailing-trash`)).body.data
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([young])
  expect((await admin.call('POST', `${admin.at}/mailings/${tried}/restoration`)).status).toBe(404)
  expect((await admin.call('POST', `${admin.at}/mailings/${young}/restoration`)).status).toBe(204)
  api.clock.advance(-31 * 86_400_000)
})

test('authors throw away what they wrote, and nothing of others', async () => {
  const admin = await aReadyAdmin()
  const author = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'author' }))
  const others = await aMailing(api, admin.account.accountId)
  const own = (await author.call('POST', `${admin.at}/mailings`, { body: { name: 'Meins' } })).body.data.id
  const trash = async (id: number) => {
    const headers = { 'if-match': `"${(await detailOf(admin, id)).version}"` }
    return author.call('DELETE', `${admin.at}/mailings/${id}`, { headers })
  }
  expect((await trash(others)).body).toMatchObject({ status: 403, requiredRight: 'controlSending' })
  expect((await trash(own)).status).toBe(204)
})
