import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import type { Answer } from '../../../test/test-api.ts'
import { aUser, startApiAndWeb, type TestUser } from '../../../test/test-web.ts'
import { type AskedStatement, statementAsked } from '../../platform/db/statement-channels.ts'
import { createUser, joinAccount } from './create-user.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let user: TestUser
beforeAll(async () => {
  account = await anAccount(api)
  user = await aUser(api, account.accountId, { role: 'editor' })
})
beforeEach(() => api.database.query('delete from sign_in_failures'))

const signInWrongly = (email = user.email) => web.signIn({ email, password: 'not the password' })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

async function repeated(count: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < count; i++) answers.push(await work())
  return answers
}

describe('signing in', () => {
  test('opens a session that says who it is and where they may work', async () => {
    const answer = await web.signIn(user)
    expect(answer.status).toBe(200)
    proves('W-023.1', () =>
      expect(answer.headers.get('set-cookie')).toMatch(
        /^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
      ),
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body.data).toMatchObject({
      user: { id: user.id, email: user.email, name: 'Ute Nord', languageIso: 'de' },
      accounts: [
        { id: account.accountId, name: 'Reisebüro Nord', type: 'S', timeZone: 'Europe/Berlin', role: 'editor' },
      ],
    })
    const session = await web.sessionOf(user)
    const again = await session.call('GET', '/session')
    expect(again.body.data).toEqual({ ...answer.body.data, csrfToken: session.csrfToken })
  })

  test('the email in another case is the same', async () => {
    expect((await web.signIn({ ...user, email: user.email.toUpperCase() })).status).toBe(200)
  })

  test('gives a new token each time, and ends the session that was shown', proving('W-023.1'), async () => {
    const first = await web.sessionOf(user)
    const answer = await web.signIn(user, { cookie: first.cookie })
    expect(answer.headers.get('set-cookie')).not.toContain(first.cookie)
    expect((await first.call('GET', '/session')).status).toBe(401)
  })

  test('neither token nor password is kept as it is', async () => {
    const { cookie } = await web.sessionOf(user)
    const token = cookie.split('=')[1] as string
    const rows = await api.database.query<{ row: string }>(
      'select s::text as row from sessions s union all select p::text from passwords p',
    )
    const kept = rows.map(({ row }) => row).join('\n')
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const secret of [token, Buffer.from(token).toString('hex'), user.password]) expect(kept).not.toContain(secret)
    expect(api.logLines.join('')).not.toContain(token)
  })
})

describe('somebody who cannot sign in', () => {
  const withoutId = ({ status, body: { instance: _, ...body } }: Answer) => ({ status, body })

  test('learns nothing about why', proving('W-019.3'), async () => {
    const removed = await aUser(api, account.accountId)
    await api.database.query('delete from memberships where user_id = $1', [removed.id])
    const wrong = withoutId(await signInWrongly())
    expect(wrong).toMatchObject({ status: 401, body: { code: 'sign_in_failed' } })
    expect(withoutId(await signInWrongly('nobody@nord.example'))).toEqual(wrong)
    expect(withoutId(await web.signIn(removed))).toEqual(wrong)
    expect(withoutId(await signInWrongly('no address'))).toEqual(wrong)
    expect(withoutId(await web.signIn({ email: user.email, password: `${user.password}${' '.repeat(200)}` }))).toEqual(
      wrong,
    )
  })

  test('costs the same statements, whoever they say they are', proving('W-019.3'), async () => {
    const statementsOf = async (email: string) => {
      const texts: string[] = []
      const listen = (message: unknown) => void texts.push((message as AskedStatement).text)
      statementAsked.subscribe(listen)
      await signInWrongly(email)
      statementAsked.unsubscribe(listen)
      return texts
    }
    const known = await statementsOf(user.email)
    expect(known.length).toBeGreaterThan(5)
    expect(await statementsOf('nobody@nord.example')).toEqual(known)
  })

  test('waits after the sixth failure, even with the right password', proving('W-019.1'), async () => {
    expect(statuses(await repeated(6, signInWrongly))).toEqual([401, 401, 401, 401, 401, 401])
    const refused = await web.signIn(user)
    expect([refused.status, refused.body.code]).toEqual([429, 'sign_in_throttled'])
    expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.waitSeconds)
    expect(refused.body.waitSeconds).toBeGreaterThan(25)
    expect(refused.body.waitSeconds).toBeLessThanOrEqual(30)
    await api.database.query(`update sign_in_failures set failed_at = failed_at - interval '30 seconds'`)
    expect((await web.signIn(user)).status).toBe(200)
    // Whoever has shown who they are begins anew.
    expect(statuses(await repeated(6, signInWrongly))).toEqual([401, 401, 401, 401, 401, 401])
  })

  test('is counted one by one, however many come at once', proving('W-019.1'), async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signInWrongly()))
    expect(statuses(answers).sort()).toEqual([...Array(6).fill(401), ...Array(6).fill(429)])
  })

  test('an unknown email has to wait like any other', proving('W-019.3'), async () => {
    const answers = await repeated(7, () => signInWrongly('nobody@nord.example'))
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 401, 429])
  })

  test('30 failures in 10 minutes from one address are enough', proving('W-019.1'), async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, (_, i) => signInWrongly(`somebody.${i}@nord.example`)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(1)
    expect((await web.signIn(user)).status).toBe(429)
    await api.database.query(`update sign_in_failures set failed_at = failed_at - interval '10 minutes'`)
    expect((await web.signIn(user)).status).toBe(200)
  })

  test.each([
    ['no password', { email: 'a@b.example' }],
    ['a number', { email: 'a@b.example', password: 5 }],
    ['more than asked for', { email: 'a@b.example', password: 'x', role: 'admin' }],
  ])('a body with %s is refused', async (_what, body) => {
    expect((await web.call('POST', '/session', { body })).status).toBe(422)
  })

  test('a form of another page is no sign-in', async () => {
    const response = await fetch(`${web.url}/app/api/session`, {
      method: 'POST',
      headers: { origin: new URL(api.app.config.APP_URL).origin, 'content-type': 'text/plain' },
      body: JSON.stringify({ email: user.email, password: user.password }),
    })
    expect(response.status).toBe(415)
  })
})

describe('a user', () => {
  const wish = { name: 'Uwe', password: 'a long enough one', role: 'author' as const }

  test('is one by email, and has one role in each account', proving('W-014'), async () => {
    const { accountId } = await anAccount(api)
    const email = 'uwe@nord.example'
    const id = await createUser(api.operator, { ...wish, email, accountId: account.accountId })
    const twice = createUser(api.operator, { ...wish, email: 'UWE@nord.example', accountId })
    await expect(twice).rejects.toMatchObject({ code: 'user_exists' })
    expect(await joinAccount(api.operator, { email, accountId, role: 'analyst' })).toBe(id)
    const again = joinAccount(api.operator, { email, accountId, role: 'admin' })
    await expect(again).rejects.toMatchObject({ code: 'already_member' })
    const { body } = await web.signIn({ email, password: wish.password })
    const roles = body.data.accounts.map((each: { id: number; role: string }) => [each.id, each.role])
    expect(roles).toEqual([
      [account.accountId, 'author'],
      [accountId, 'analyst'],
    ])
  })

  test.each(['qwerty123456', 'Administrator', 'unbelievable!2024', 'passwordpassword'])(
    'has a password that attackers do not try first: %s',
    proving('W-019.5'),
    async (password) => {
      const wished = createUser(api.operator, {
        ...wish,
        email: 'uta@nord.example',
        password,
        accountId: account.accountId,
      })
      await expect(wished).rejects.toMatchObject({ code: 'password_breached' })
    },
  )

  test('has a suitable password', proving('W-019.2'), async () => {
    const short = createUser(api.operator, {
      ...wish,
      email: 'uta@nord.example',
      password: 'too short',
      accountId: account.accountId,
    })
    await expect(short).rejects.toMatchObject({ code: 'password_unsuitable' })
  })
})
