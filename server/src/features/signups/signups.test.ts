import { afterAll, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { aUser, startApiAndWeb, startTestWeb } from '../../../test/test-web.ts'
import { startUserMailPost } from '../../../test/user-mail-post.ts'
import { createEngine } from '../../processes/create-engine.ts'
import { forgetSignups } from './index.ts'

const { api, web } = await startApiAndWeb({ config: { TRUSTED_PROXIES: '127.0.0.1' } })
const post = await startUserMailPost(api)
afterAll(() => post.stop())

const password = 'nine lamps on the pier'
let people = 0
const aWish = (wish: object = {}) => {
  people += 1
  return {
    organisation: `Verein ${people}`,
    name: 'Mara Ostrander',
    email: `mara.${people}@lindhof.example`,
    password,
    languageIso: 'en',
    timeZone: 'Europe/Vienna',
    accountType: 'S',
    ...wish,
  }
}
/** From an address of its own, unless the test says one. */
const ask = (wish: object, address = `198.51.100.${people}`) =>
  web.call('POST', '/sign-ups', { body: wish, headers: { 'x-forwarded-for': address } })
const open = (token: string, chosen = password) =>
  web.call('POST', '/sign-ups/use', { body: { token, password: chosen } })
const linkFor = async (wish: ReturnType<typeof aWish>) => {
  expect((await ask(wish)).status).toBe(204)
  await post.send()
  return post.tokenFor(wish.email)
}
const mailsTo = (address: string) => post.receiver.mails.filter(({ parsed }) => parsed.to?.[0]?.address === address)
const rows = <T extends object>(statement: string, values: unknown[] = []) => api.database.query<T>(statement, values)
const countOf = async (table: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n

test('a link by mail opens an account with everything it needs, and signs its admin in', async () => {
  const wish = aWish({ organisation: 'Lindhof <Garden> Club' })
  const before = await countOf('customers')
  const token = await linkFor(wish)
  expect(await countOf('customers')).toBe(before)
  const { name, email, organisation } = wish
  const reading = await web.call('POST', '/sign-ups/reading', { body: { token } })
  expect(reading.body.data).toEqual({ name, email, organisation })
  const opened = await open(token)
  expect(opened.status).toBe(200)
  const { user, accounts } = opened.body.data
  const [account] = accounts
  expect([user.email, user.languageIso, account.role, account.type]).toEqual([email, 'en', 'admin', 'S'])
  const made = await rows(
    `select a.name, a.time_zone, a.languages, a.default_language_iso, a.approval, c.name as customer,
            (select count(*)::int from channels h where h.account_id = a.id and h.is_default) as channels,
            m.type, m.is_active, m.sender_name, m.sender_email, m.language_iso
     from accounts a join customers c on c.id = a.customer_id join mailings m on m.account_id = a.id where a.id = $1`,
    [account.id],
  )
  proves('W-004', () =>
    expect(made).toEqual([
      {
        ...{ name: organisation, time_zone: 'Europe/Vienna', languages: ['en'], default_language_iso: 'en' },
        ...{ approval: 'pending', customer: organisation, channels: 1 },
        ...{ type: 'optin', is_active: false, sender_name: 'Lindhof Garden Club', sender_email: email },
        language_iso: 'en',
      },
    ]),
  )
  const cookie = (opened.headers.get('set-cookie') as string).split(';', 1)[0] as string
  const overview = await web.call('GET', `/accounts/${account.id}/overview`, { headers: { cookie } })
  expect(overview.status).toBe(200)
  expect((await web.signIn(wish)).status).toBe(200)
})

test('it works once, also for many at once, and no row holds it', proving('W-004'), async () => {
  const token = await linkFor(aWish())
  const stored = await rows<{ text: string }>('select s::text as text from signups s')
  expect(stored.some(({ text }) => text.includes(token) || text.includes(password))).toBe(false)
  const before = (await countOf('accounts')) as number
  const answers = await Promise.all([1, 2, 3].map(() => open(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await countOf('accounts')).toBe(before + 1)
  expect((await open(token)).body.code).toBe('link_void')
})

test('it ends after a day, and what was left behind is deleted', proving('W-004'), async () => {
  const wish = aWish()
  const token = await linkFor(wish)
  const [row] = await rows<{ hours: number }>(
    'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from signups where email = $1',
    [wish.email],
  )
  expect(row?.hours).toBe(24)
  await rows('update signups set expires_at = now() where email = $1', [wish.email])
  expect((await open(token)).body.code).toBe('link_void')
  const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
  await forgetSignups(engine)
  await engine.close()
  expect(await rows('select from signups where email = $1', [wish.email])).toEqual([])
})

test('the link opens nothing for whoever did not choose the password', async () => {
  const wish = aWish()
  const token = await linkFor(wish)
  const before = await countOf('accounts')
  const answer = await open(token, 'ten lamps on the pier')
  expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_failed'])
  expect(await countOf('accounts')).toBe(before)
  expect((await open(token)).status).toBe(200)
})

test('of two sign-ups with one email one becomes an account', proving('F-001'), async () => {
  const wish = aWish()
  const tokens = [await linkFor(wish), await linkFor({ ...wish, organisation: 'Another' })]
  const before = (await countOf('customers')) as number
  const answers = await Promise.all(tokens.map((token) => open(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await rows('select from users where email = $1', [wish.email])).toHaveLength(1)
  expect(await countOf('customers')).toBe(before + 1)
})

test('known and new emails are answered alike; the mail tells', proving('W-006.1'), async () => {
  const { accountId } = await anAccount(api)
  const wishes = [aWish(), aWish()] as const
  await aUser(api, accountId, { email: wishes[0].email })
  const answers = [await ask(wishes[0]), await ask(wishes[1], '198.51.100.250')]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [204, ''],
    [204, ''],
  ])
  await post.send()
  expect(mailsTo(wishes[0].email).map(({ parsed }) => parsed.subject)).toEqual(['You can sign in to Postrider already'])
  expect(mailsTo(wishes[0].email)[0]?.parsed.text).toContain(`${api.app.config.APP_URL}/sign-in\n`)
  expect(mailsTo(wishes[1].email)[0]?.parsed.text).toContain(`${api.app.config.APP_URL}/open-account#`)
})

test('an address asks five times an hour, a network of IPv6 likewise, and a mailbox gets three mails', async () => {
  const wish = aWish()
  const statuses: number[] = []
  for (let n = 1; n <= 6; n += 1) statuses.push((await ask({ ...wish, organisation: `Try ${n}` }, '192.0.2.9')).status)
  proves('W-006.3', () => expect(statuses).toEqual([204, 204, 204, 204, 204, 429]))
  await post.send()
  expect(mailsTo(wish.email)).toHaveLength(3)
  const refusals: unknown[] = []
  for (let n = 1; n <= 6; n += 1) {
    const answer = await ask(aWish(), `2001:db8:1:2::${n}`)
    refusals.push(answer.body?.code)
    if (n === 6) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
  }
  proves('W-006.3', () => expect(refusals).toEqual([...Array(5).fill(undefined), 'sign_up_throttled']))
  expect((await ask(aWish(), '2001:db8:1:3::1')).status).toBe(204)
})

test.each([
  ['a password that everybody knows', { password: 'qwerty123456' }, 'password_breached'],
  ['a short password', { password: 'short' }, 'password_unsuitable'],
  ['no address', { email: 'mara' }, 'email_invalid'],
  ['a zone there is not', { timeZone: 'Europe/Lindhof' }, 'validation_failed'],
  ['an organisation without a name', { organisation: ' ' }, 'validation_failed'],
])('%s is refused, and nothing is kept', async (_name, wish, code) => {
  const before = await countOf('signups')
  expect((await ask(aWish(wish))).body.code).toBe(code)
  expect(await countOf('signups')).toBe(before)
})

test('the serving role makes no customer and no account without such a link', async () => {
  const tenant = { accountId: 9_000_001, customerId: 9_000_001 }
  const insert = (statement: string) =>
    api.app.db.transaction(tenant, async (tx) => void (await tx.rows({ text: statement, values: [] } as never)))
  await expect(
    insert(`insert into customers (id, name, created_at) overriding system value values (9000001, 'Mine', now())`),
  ).rejects.toThrow(/row-level security/)
  await expect(
    insert(`insert into accounts (id, customer_id, type, name, created_at) overriding system value
            values (9000001, 1, 'S', 'Mine', now())`),
  ).rejects.toThrow(/row-level security/)
  await expect(insert(`update accounts set approval = 'approved'`)).rejects.toThrow(/permission denied/)
})

test('closed, there is nothing of it', proving('W-005'), async () => {
  const closedApi = await startTestApi({ config: { SIGNUP: 'closed' }, database: api.database })
  const closed = await startTestWeb(closedApi)
  const token = await linkFor(aWish())
  const statuses = [
    await closed.call('POST', '/sign-ups', { body: aWish() }),
    await closed.call('POST', '/sign-ups/reading', { body: { token } }),
    await closed.call('POST', '/sign-ups/use', { body: { token, password } }),
  ].map(({ status, body }) => [status, body.code])
  expect(statuses).toEqual(Array(3).fill([404, 'not_found']))
  expect((await closed.call('GET', '/entry')).body.data).toEqual({ signUp: 'closed', company: null })
  await closed.stop()
})
