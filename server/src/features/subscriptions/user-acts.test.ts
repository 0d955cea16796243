import { beforeAll, describe, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let admin: TestUser & TestSession
let editor: TestUser & TestSession
beforeAll(async () => {
  account = await anAccount(api, { channels: ['Angebote'] })
  const signedIn = async (role: 'admin' | 'editor') => {
    const user = await aUser(api, account.accountId, { role })
    return { ...user, ...(await web.guardedSessionOf(user)) }
  }
  admin = await signedIn('admin')
  editor = await signedIn('editor')
})

const people = () => `/accounts/${account.accountId}/subscribers`
const standingOf = async (id: number) =>
  api.database.query(
    `select channel_id::int as channel, status, status_addition as addition, guard, optin_at is not null as "hasOptin", optin_ip as ip
     from subscriptions where account_id = $1 and subscriber_id = $2 order by channel_id`,
    [account.accountId, id],
  )
const lastEntry = async (id: number) =>
  (
    await api.database.query<Record<string, unknown>>(
      `select from_state, to_state, actor, source, evidence from consent_entries
       where account_id = $1 and subscriber_id = $2 order by seq desc limit 1`,
      [account.accountId, id],
    )
  )[0]

async function somebody(status: number, statusAddition: number | null = null) {
  const [first] = account.channelIds as [number]
  const { id } = await aSubscriber(api, account, { channels: [{ id: first, status, statusAddition }] })
  const act = (who: TestSession, body: object) => who.call('POST', `${people()}/${id}/acts`, { body })
  const release = (who: TestSession, body: object) => who.call('POST', `${people()}/${id}/reactivations`, { body })
  return { id, first, act, release }
}

const consent = { date: '2026-11-01', way: 'by letter', wording: 'Please send me the newsletter again' }
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

describe('acts on one person', () => {
  test('archive and back, exactly as it was', async () => {
    const { id, act } = await somebody(1)
    const before = await standingOf(id)
    const done = await act(editor, { act: 'archive' })
    const archived = await standingOf(id)
    proves('R-148.2', () => expect(archived).toMatchObject([{ status: 3, addition: 6, guard: 64 }]))
    expect(await lastEntry(id)).toMatchObject({ to_state: 'manual', actor: `user:${editor.id}`, source: 'userArchive' })
    const undone = await editor.call('POST', `${people()}/${id}/undo`, { body: { undo: done.body.data.undo } })
    expect(undone.body.data).toMatchObject({ keptChannelIds: [] })
    await proves('W-117.1', async () => expect(await standingOf(id)).toEqual(before))
  })

  test('what the person did since stays, and is listed', async () => {
    const { id, first, act } = await somebody(1)
    const done = await act(editor, { act: 'archive' })
    await act(editor, { act: 'unsubscribe', way: 'called us' })
    const undone = await editor.call('POST', `${people()}/${id}/undo`, { body: { undo: done.body.data.undo } })
    proves('F-042', () => expect(undone.body.data).toEqual({ restoredChannelIds: [], keptChannelIds: [first] }))
    expect(await standingOf(id)).toMatchObject([{ status: 3, addition: 4 }])
  })

  test('an undo of somebody else, or none at all, is refused', async () => {
    const [one, other] = [await somebody(1), await somebody(1)]
    const { body } = await one.act(editor, { act: 'archive' })
    for (const undo of [body.data.undo, 'AAAA', ''])
      expect(refusal(await editor.call('POST', `${people()}/${other.id}/undo`, { body: { undo } }))).toEqual([
        409,
        'undo_over',
      ])
  })

  test('the blacklist is for every channel and the address, and says why', async () => {
    const { id, act, first } = await somebody(1)
    expect((await act(editor, { act: 'blacklist' })).status).toBe(422)
    const { body } = await act(editor, { act: 'blacklist', reason: 'trap address' })
    expect(await standingOf(id)).toMatchObject([{ status: 3, addition: 8 }])
    const entry = await lastEntry(id)
    await proves('W-029.2', () => expect(entry).toMatchObject({ evidence: { reason: 'trap address' } }))
    const other = account.channelIds[1] as number
    expect(
      refusal(await act(admin, { act: 'askByOptin', reason: 'asked', personAsked: true, channelIds: [other] })),
    ).toEqual([409, 'act_not_possible'])
    await editor.call('POST', `${people()}/${id}/undo`, { body: { undo: body.data.undo } })
    expect(await standingOf(id)).toMatchObject([{ channel: first, status: 1, guard: 0 }])
  })

  test('a complaint is lifted by an admin, with the person’s own words', async () => {
    const { id, act, release } = await somebody(3, 7)
    const how = { act: 'reactivate', reason: 'wrote to us' }
    const refused = [
      await act(editor, { ...how, basis: 'consent', consent }),
      await release(editor, { ...how, basis: 'consent', consent }),
      await release(admin, { ...how, basis: 'existingCustomer' }),
    ]
    proves('F-007', () =>
      expect(refused.map(refusal)).toEqual([
        [403, 'right_required'],
        [403, 'right_required'],
        [422, 'legal_basis_invalid'],
      ]),
    )
    expect((await release(admin, { ...how, basis: 'consent', consent })).status).toBe(200)
    await proves('W-030.1', async () =>
      expect(await standingOf(id)).toMatchObject([{ status: 1, addition: null, guard: 0, hasOptin: true, ip: null }]),
    )
    expect(await lastEntry(id)).toMatchObject({
      source: 'userReactivate',
      evidence: { legalBasis: 'consent', consentDate: consent.date, text: consent.wording },
    })
  })

  test('an editor meets a former opt-out behind an archived person', async () => {
    const { act } = await somebody(3, 4)
    const { act: again } = { act }
    expect(refusal(await again(editor, { act: 'archive' }))).toEqual([409, 'act_not_possible'])
    const { id } = await somebody(3, 4)
    await api.call('PUT', `/subscribers/${id}`, {
      key: account.key,
      body: { channels: [{ id: account.channelIds[0], status: 3, statusAddition: 6 }] },
    })
    expect(await standingOf(id)).toMatchObject([{ addition: 6, guard: 16 + 64 }])
    const answer = await editor.call('POST', `${people()}/${id}/acts`, {
      body: { act: 'reactivate', basis: 'existingCustomer', reason: 'bought again' },
    })
    proves('F-008', () => expect(refusal(answer)).toEqual([403, 'right_required']))
  })

  test('whoever left is asked only when they came to us; one more mail than the cap changes nothing', async () => {
    const { id, act } = await somebody(3, 4)
    const ask = (personAsked: boolean) => act(editor, { act: 'askByOptin', reason: 'called', personAsked })
    expect(refusal(await ask(false))).toEqual([422, 'person_must_ask'])
    for (let i = 0; i < 5; i++) expect((await ask(true)).status).toBe(200)
    const before = await standingOf(id)
    expect(before).toMatchObject([{ status: 2, addition: 1 }])
    const throttled = await ask(true)
    await proves('F-010', async () => {
      expect([throttled.status, throttled.body.waitSeconds > 80_000]).toEqual([429, true])
      expect(await standingOf(id)).toEqual(before)
    })
  })
})

describe('adding a person', () => {
  const add = (who: TestSession, body: object, path = '') => who.call('POST', people() + path, { body })

  test('is asked by mail, or there on a basis', async () => {
    const asked = await add(editor, { email: 'new1@example.com', to: 'optinPending', firstname: 'Ida' })
    expect(asked.status).toBe(201)
    expect(await standingOf(asked.body.data.id)).toMatchObject([{ status: 2, addition: 1 }])
    expect(await lastEntry(asked.body.data.id)).toMatchObject({ source: 'userAdd' })
    const refused = await add(editor, { email: 'new2@example.com', to: 'receiveReady' })
    expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/basis' }] })
    expect(
      (await add(editor, { email: 'new2@example.com', to: 'receiveReady', basis: 'existingCustomer' })).status,
    ).toBe(201)
    expect(refusal(await add(editor, { email: 'NEW2@example.com', to: 'transaction' }))).toEqual([
      409,
      'subscriber_exists',
    ])
  })

  test('an address that complained is closed to all but an admin with consent', async () => {
    const { id } = await somebody(3, 7)
    const person = await admin.call('GET', `${people()}/${id}`)
    await admin.call('DELETE', `${people()}/${id}`, { headers: { 'if-match': person.body.meta.version } })
    const body = { email: person.body.data.email, to: 'receiveReady', basis: 'consent', consent, reason: 'wrote' }
    const refused = await add(editor, body)
    const opened = await add(admin, body, '/readmissions')
    proves('F-009', () => expect([refusal(refused), opened.status]).toEqual([[409, 'address_closed'], 201]))
    expect(await standingOf(opened.body.data.id)).toMatchObject([{ status: 1, guard: 0 }])
  })
})
