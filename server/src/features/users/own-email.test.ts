import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aUser, giveFactor, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'
import { createEngine } from '../../processes/create-engine.ts'
import { forgetEmailLinks } from './forget-email-links.ts'

const { api, web } = await startApiAndWeb()
let post: UserMailPost
let account: TestAccount
let people = 0
let pia: TestUser
let session: TestSession
let next: string
beforeAll(async () => {
  post = await startUserMailPost(api)
  account = await anAccount(api)
})
afterAll(() => post.stop())
beforeEach(async () => {
  people += 1
  pia = await aUser(api, account.accountId, { role: 'author', email: `pia.${people}@nord.example` })
  session = await web.sessionOf(pia)
  next = `pia.${people}@sued.example`
})

const want = (email = next, by = session) => by.call('PUT', '/own/email', { body: { email } })
const confirm = (token: string, by = session) => by.call('POST', '/own/email/confirmation', { body: { token } })
const undo = (token: string) => web.call('POST', '/former-emails/use', { body: { token } })
const codes = (answers: { status: number; body: { code?: string } | undefined }[]) =>
  answers.map(({ status, body }) => body?.code ?? status)
async function tokenFor(email: string): Promise<string> {
  await post.send()
  return post.tokenFor(email)
}
/** The address is another now; the token of the link that undoes it. */
async function move(email = next): Promise<string> {
  const [{ email: former } = { email: '' }] = await api.database.query<{ email: string }>(
    'select email from users where id = $1',
    [pia.id],
  )
  expect((await want(email)).status).toBe(204)
  const answer = await confirm(await tokenFor(email))
  expect(answer.status).toBe(200)
  const cookie = (answer.headers.get('set-cookie') as string).split(';', 1)[0] as string
  const { csrfToken } = answer.body.data
  session = {
    ...{ cookie, csrfToken },
    call: (method, path, { body, headers = {} } = {}) =>
      web.call(method, path, { body, headers: { cookie, 'x-csrf-token': csrfToken, ...headers } }),
  }
  return tokenFor(former)
}

test('a new address counts once it is confirmed there, and ends every other session', async () => {
  const elsewhere = await web.sessionOf(pia)
  expect((await want()).status).toBe(204)
  const waiting = (await session.call('GET', '/own/email')).body.data
  expect(waiting).toEqual({ email: pia.email, wanted: { email: next, expiresAt: expect.any(String) } })
  expect((await web.signIn({ ...pia, email: next })).status).toBe(401)
  const former = session
  const answer = await confirm(await tokenFor(next))
  proves('W-022.4', () => expect(answer.body.data.user.email).toBe(next))
  expect(await Promise.all([elsewhere, former].map(async (one) => (await one.call('GET', '/session')).status))).toEqual(
    [401, 401],
  )
  const signIns = [await web.signIn(pia), await web.signIn({ ...pia, email: next })]
  expect(signIns.map(({ status }) => status)).toEqual([401, 200])
})

test('the former address gets a link that undoes it, for seven days and once', async () => {
  const token = await move()
  const [row] = await api.database.query<{ hours: number }>(
    `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from email_links where user_id = $1`,
    [pia.id],
  )
  expect(row?.hours).toBe(7 * 24)
  const reading = await web.call('POST', '/former-emails/reading', { body: { token } })
  expect(reading.body.data).toEqual({ email: pia.email })
  const answers = await Promise.all([undo(token), undo(token), undo(token)])
  proves('W-022.4', () => expect(codes(answers).sort()).toEqual([204, 'link_void', 'link_void']))
  expect((await session.call('GET', '/session')).status).toBe(401)
  const signIns = [await web.signIn(pia), await web.signIn({ ...pia, email: next })]
  expect(signIns.map(({ status }) => status)).toEqual([401, 401])
  await web.call('POST', '/password-resets', { body: { email: pia.email } })
  const body = { token: await tokenFor(pia.email), password: 'nine lamps on the pier' }
  expect((await web.call('POST', '/password-resets/use', { body })).status).toBe(204)
  expect((await web.signIn({ ...pia, password: body.password })).status).toBe(200)
})

test('it goes back whatever the password and the address are by then', proving('W-022.4'), async () => {
  const first = await move()
  const password = 'nine lamps on the pier'
  const changed = await session.call('PUT', '/own/password', { body: { current: pia.password, password } })
  expect(changed.status).toBe(200)
  session = await web.sessionOf({ ...pia, email: next, password })
  const further = `further.${people}@sued.example`
  const second = await move(further)
  await giveFactor(api, { ...pia, email: further })
  expect((await undo(first)).status).toBe(204)
  expect(codes([await undo(second)])).toEqual(['link_void'])
  const found = await api.database.query(
    `select u.email, u.factors from users u where u.id = $1 and not exists (select from recovery_codes where user_id = u.id)`,
    [pia.id],
  )
  expect(found).toEqual([{ email: pia.email, factors: [] }])
  const signIns = [await web.signIn({ ...pia, email: further, password }), await web.signIn({ ...pia, password })]
  expect(signIns.map(({ status }) => status)).toEqual([401, 401])
})

test('a later address goes back to the one before, and the first link stays', async () => {
  const first = await move()
  const second = await move(`further.${people}@sued.example`)
  expect((await undo(second)).status).toBe(204)
  expect((await undo(first)).status).toBe(204)
  expect(await api.database.query('select email from users where id = $1', [pia.id])).toEqual([{ email: pia.email }])
})

test('factors that were there long before stay', async () => {
  await api.database.query(
    `insert into totp_factors (user_id, secret_sealed, confirmed_at, last_step) values ($1, 'x', now() - interval '2 days', 0)`,
    [pia.id],
  )
  expect((await undo(await move())).status).toBe(204)
  expect(await api.database.query('select factors from users where id = $1', [pia.id])).toEqual([{ factors: ['totp'] }])
})

test('a link opens nothing for anybody but the user, not even for the reader of the new address', async () => {
  await want()
  const token = await tokenFor(next)
  const stranger = await web.sessionOf(await aUser(api, account.accountId))
  const answers = [
    await confirm(token, stranger),
    await web.call('POST', '/own/email/confirmation', { body: { token } }),
  ]
  proves('W-022.4', () => expect(codes(answers)).toEqual(['link_void', 'not_signed_in']))
  expect(codes([await undo(token), await confirm('x'.repeat(43)), await confirm('no link')])).toEqual(
    Array(3).fill('link_void'),
  )
  expect((await confirm(token)).status).toBe(200)
  session = await web.sessionOf({ ...pia, email: next })
  expect(codes([await confirm(token)])).toEqual(['link_void'])
})

test('a link ends after a day, and by a newer one', async () => {
  await want()
  const former = await tokenFor(next)
  await want()
  const newer = await tokenFor(next)
  expect(codes([await confirm(former)])).toEqual(['link_void'])
  await api.database.query('update email_links set expires_at = now() where user_id = $1', [pia.id])
  expect(codes([await confirm(newer)])).toEqual(['link_void'])
  expect((await session.call('GET', '/own/email')).body.data.wanted).toBeNull()
  const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
  await forgetEmailLinks(engine)
  await engine.close()
  expect(await api.database.query('select from email_links where user_id = $1', [pia.id])).toEqual([])
})

test('an address that signs in somebody else is answered alike, and only its owner hears of it', async () => {
  const owner = await aUser(api, account.accountId, { email: `otto.${people}@nord.example` })
  const answers = [await want(next), await want(owner.email)]
  proves('W-022.4', () => expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([204, ''])))
  expect((await session.call('GET', '/own/email')).body.data.wanted.email).toBe(owner.email)
  await post.send()
  const { parsed } = post.receiver.mails.at(-1) as (typeof post.receiver.mails)[number]
  expect(parsed.to?.[0]?.address).toBe(owner.email)
  expect(parsed.text).not.toMatch(/#|Ute Nord/)
})

test('an address that was taken meanwhile is not given twice, there and back', async () => {
  await want()
  const token = await tokenFor(next)
  await aUser(api, account.accountId, { email: next })
  const onTheWay = await confirm(token)
  next = `${people}.free@sued.example`
  const back = await move()
  await aUser(api, account.accountId, { email: pia.email })
  const onTheWayBack = await undo(back)
  proves('W-022.4', () => expect(codes([onTheWay, onTheWayBack])).toEqual(['email_taken', 'email_taken']))
  expect((await session.call('GET', '/session')).status).toBe(200)
})

test('a link for a new password at the former address is good no more', async () => {
  await web.call('POST', '/password-resets', { body: { email: pia.email } })
  const reset = await tokenFor(pia.email)
  await move()
  const body = { token: reset, password: 'nine lamps on the pier' }
  expect(codes([await web.call('POST', '/password-resets/use', { body })])).toEqual(['link_void'])
})

test('it takes a fresh sign-in, another address, and not too many', async () => {
  expect(codes([await want('no address'), await want(pia.email.toUpperCase())])).toEqual([
    'email_invalid',
    'email_unchanged',
  ])
  const answers = []
  for (let n = 0; n < 6; n += 1) answers.push(await want(`pia.${people}.${n}@sued.example`))
  expect(codes(answers)).toEqual([204, 204, 204, 204, 204, 'email_changes_throttled'])
  await api.database.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
    pia.id,
  ])
  expect(codes([await want()])).toEqual(['reauthentication_required'])
})

describe('the undo leaves nothing of what was under way', () => {
  /** The undo comes first, and waits until so many others wait behind it. */
  async function beforeOthers<T>(token: string, others: () => Promise<T>): Promise<T> {
    const holder = new pg.Client({ connectionString: api.database.adminUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [pia.id])
    const waiters = async (count: number) =>
      waitUntil(`${count} that wait`, async () => {
        const [row] = await api.database.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return row?.count === count
      })
    const undone = undo(token)
    await waiters(1)
    const late = others()
    await waiters(2)
    await holder.query('commit')
    await holder.end()
    expect((await undone).status).toBe(204)
    return late
  }

  test('a sign-in', async () => {
    const token = await move()
    const thief = { ...pia, email: next }
    const answer = await beforeOthers(token, () => web.signIn(thief))
    expect(codes([answer])).toEqual(['sign_in_failed'])
    expect(await api.database.query('select from sessions where user_id = $1', [pia.id])).toEqual([])
  })

  test('an act of a session', async () => {
    const token = await move()
    const answer = await beforeOthers(token, () => want(`thief.${people}@sued.example`))
    expect(codes([answer])).toEqual(['not_signed_in'])
    expect(await api.database.query(`select from email_links where user_id = $1`, [pia.id])).toEqual([])
  })
})

test('the log of the account tells each step, and no address', async () => {
  expect((await undo(await move())).status).toBe(204)
  const entries = await api.database.query(
    `select act, changes from audit_entries where actor = $1 and act like 'email.%' order by seq`,
    [`user:${pia.id}`],
  )
  proves('W-025.2', () =>
    expect(entries).toEqual(['email.request', 'email.change', 'email.restore'].map((act) => ({ act, changes: {} }))),
  )
})

test('no statement gives somebody an email without a link', async () => {
  const theft = api.app.db.outsideTenants([
    ...[`select set_config('app.user_id', '${pia.id}', true)`].map((text) => ({ text, values: [] })),
    { text: `update users set email = 'x@y.example', email_key = 'x@y.example' where id = ${pia.id}`, values: [] },
  ] as never)
  await expect(theft).rejects.toMatchObject({ code: '42501' })
})
