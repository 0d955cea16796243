import { expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin, type TestSession } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { createGroup } from '../groups/index.ts'
import { planMailing } from '../mailings/index.ts'
import { changePageSettings } from '../pages/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })

interface Two {
  admin: TestAdmin
  editor: TestSession & { id: number; email: string }
  id: number
}

/** A mailing that lacks nothing but an approval, and two who may give it. */
async function twoAndAMailing(): Promise<Two> {
  const admin = await anAdmin(api, web)
  const { accountId } = admin.account
  await inAccount(api.operator, accountId, (act) => changePageSettings(act, 0, { postalAddress: 'Deichstraße 1' }))
  const user = await aUser(api, accountId, { role: 'editor' })
  await aSubscriber(api, admin.account)
  const settings = await admin.call('PATCH', `${admin.at}/settings`, { body: { requireApproval: 'standard' } })
  expect(settings.status, settings.text).toBe(204)
  const id = await aMailing(api, accountId)
  const editor = { ...(await web.sessionOf(user)), id: user.id, email: user.email }
  // Doors keep an account for a second.
  await expect.poll(async () => (await detailOf(admin, id)).approval.isRequired).toBe(true)
  return { admin, editor, id }
}

const detailOf = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/mailings/${id}`)).body.data
const inHours = (hours: number) => {
  const at = timestamp(api.clock.now().getTime() + hours * 3_600_000)
  return { localTime: at.slice(0, 16).replace(' ', 'T'), timeZone: 'UTC' }
}
const plannedOf = ({ localTime }: { localTime: string }) => `${localTime.replace('T', ' ')}:00`

async function send({ admin, id }: Two, by: Pick<TestSession, 'call'>, what: string, body: object) {
  const { version } = await detailOf(admin, id)
  return by.call('POST', `${admin.at}/mailings/${id}/${what}`, { body, headers: { 'if-match': `"${version}"` } })
}
const ask = (two: Two, by: Pick<TestSession, 'call'>, at: object | null, note: string | null = null) =>
  send(two, by, 'approval/request', { at, note })
const answer = async ({ admin, id }: Two, by: Pick<TestSession, 'call'>, what: string, note?: string) => {
  const { seen } = (await detailOf(admin, id)).approval
  return by.call('POST', `${admin.at}/mailings/${id}/approval/${what}`, { body: { seen, ...(note && { note }) } })
}
const mailsOf = async (kind: string, email: string) =>
  (await api.database.query('select 1 from user_mails where kind = $1 and email = $2', [kind, email])).length

test('the setting needs two who may', async () => {
  const admin = await anAdmin(api, web)
  const set = (body: object) => admin.call('PATCH', `${admin.at}/settings`, { body })
  expect((await set({ requireApproval: 'standard' })).body).toMatchObject({
    ...{ status: 409, code: 'approvers_too_few', fewest: 2 },
  })
  await aUser(api, admin.account.accountId, { role: 'author' })
  expect((await set({ requireApproval: 'all' })).status).toBe(409)
  await aUser(api, admin.account.accountId, { role: 'editor' })
  expect((await set({ requireApproval: 'all', undoSeconds: 0 })).status).toBe(204)
  expect((await admin.call('GET', `${admin.at}/settings`)).body.data).toMatchObject({ requireApproval: 'all' })
  expect((await set({ requireApproval: 'off' })).status).toBe(204)
})

test('nothing leaves before another user has said so; then it is planned for its time', proving('W-086'), async () => {
  const two = await twoAndAMailing()
  const { admin, editor, id } = two
  const at = inHours(5)
  const detail = await detailOf(admin, id)
  expect(detail.checks.find(({ name }: { name: string }) => name === 'approval')).toMatchObject({ verdict: 'blocking' })
  expect((await send(two, editor, 'planning', { at })).body).toMatchObject({ status: 409, code: 'approval_missing' })
  const past = inAccount(api.operator, admin.account.accountId, (act) =>
    planMailing(act, id, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await expect(past).rejects.toMatchObject({ code: 'approval_missing' })
  expect((await ask(two, editor, at, 'With the new pictures.')).status).toBe(204)
  expect((await detailOf(admin, id)).approval).toMatchObject({
    ...{ state: 'waiting', isOwn: false, note: 'With the new pictures.', plannedAt: plannedOf(at) },
    askedBy: { kind: 'user', name: 'Ute Nord' },
  })
  expect([
    await mailsOf('mailingToApprove', admin.user.email),
    await mailsOf('mailingToApprove', editor.email),
  ]).toEqual([1, 0])
  expect((await admin.call('GET', `${admin.at}/mailings`)).body.data).toMatchObject([{ id, isWaiting: true }])
  expect((await answer(two, editor, 'consent')).body).toMatchObject({ status: 409, code: 'approval_of_own' })
  const approved = await answer(two, admin, 'consent')
  expect(approved.body.data).toEqual({ plannedAt: plannedOf(at) })
  expect(await detailOf(admin, id)).toMatchObject({ state: 'planned', plannedBy: { name: 'Ute Nord' } })
  expect(await mailsOf('mailingApproved', editor.email)).toBe(1)
  expect((await send(two, admin, 'planning', { at: inHours(6) })).body).toMatchObject({ code: 'approval_missing' })
  expect((await ask(two, admin, inHours(6))).status).toBe(204)
  expect(await detailOf(admin, id)).toMatchObject({ state: 'draft', approval: { state: 'waiting', isOwn: true } })
})

test('a change of content, audience, sender or time makes it void', proving('W-086'), async () => {
  const two = await twoAndAMailing()
  const { admin, editor, id } = two
  const { id: groupId } = await inAccount(api.operator, admin.account.accountId, (act) =>
    createGroup(act, { name: 'Gäste' }),
  )
  const changes = [
    { subject: 'Anders' },
    { html: '<p>Anders</p>' },
    { senderName: 'Süd' },
    { excludedGroupIds: [groupId] },
  ]
  for (const body of changes) {
    expect((await ask(two, editor, inHours(5))).status).toBe(204)
    const { seen } = (await detailOf(admin, id)).approval
    const { version } = await detailOf(admin, id)
    const changed = await admin.call('PATCH', `${admin.at}/mailings/${id}`, {
      body,
      headers: { 'if-match': `"${version}"` },
    })
    expect(changed.status, changed.text).toBe(204)
    expect((await detailOf(admin, id)).approval.state).toBe('void')
    expect((await answer(two, admin, 'consent')).body).toMatchObject({ status: 409, code: 'approval_not_asked' })
    const stale = await admin.call('POST', `${admin.at}/mailings/${id}/approval/consent`, { body: { seen } })
    expect(stale.body).toMatchObject({ status: 409, code: 'approval_not_asked' })
  }
  expect((await detailOf(admin, id)).state).toBe('draft')
})

test('given after its time it stays a draft; sent back it says why; asked for at once it leaves at once', async () => {
  const two = await twoAndAMailing()
  const { admin, editor, id } = two
  expect((await ask(two, editor, inHours(1))).status).toBe(204)
  expect((await answer(two, admin, 'refusal', 'The price is wrong.')).status).toBe(204)
  expect((await detailOf(admin, id)).approval).toMatchObject({ state: 'sentBack', answer: 'The price is wrong.' })
  expect(await mailsOf('mailingSentBack', editor.email)).toBe(1)
  expect((await ask(two, editor, inHours(1))).status).toBe(204)
  api.clock.advance(2 * 3_600_000)
  expect((await answer(two, admin, 'consent')).body.data).toEqual({ plannedAt: null })
  expect(await detailOf(admin, id)).toMatchObject({ state: 'draft', approval: { state: 'approved' } })
  expect((await ask(two, editor, null)).status).toBe(204)
  expect((await editor.call('POST', `${admin.at}/mailings/${id}/approval/withdrawal`)).status).toBe(204)
  expect((await detailOf(admin, id)).approval.state).toBe('none')
  expect((await ask(two, editor, null)).status).toBe(204)
  const inAMinute = () => timestamp(api.clock.now().getTime() + 60_000)
  const earliest = inAMinute()
  const { plannedAt } = (await answer(two, admin, 'consent')).body.data
  expect([plannedAt >= earliest, plannedAt <= inAMinute()]).toEqual([true, true])
  api.clock.advance(-2 * 3_600_000)
})
