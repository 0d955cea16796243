import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { Role } from '../src/features/accounts/index.ts'
import { appBase } from '../src/features/app-api/index.ts'
import { createUser, nameUser, newTotpSecret } from '../src/features/users/index.ts'
import { makeRecoveryCodes } from '../src/features/users/recovery-codes.ts'
import { confirmTotp, insertTotp } from '../src/features/users/second-factor.store.ts'
import { totpPurpose } from '../src/features/users/show-factor.ts'
import { createWeb } from '../src/processes/web.ts'
import { type AccountWishes, anAccount, type TestAccount } from './factories.ts'
import { type Answer, startTestApi, type TestApi, type TestApiOptions } from './test-api.ts'

export interface TestUser {
  id: number
  email: string
  password: string
}

export interface Sent {
  body?: unknown
  headers?: Record<string, string | null>
}

export interface TestSession {
  cookie: string
  csrfToken: string
  /** As a page of the application does. A header of null is left out. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>
}

export interface TestWeb {
  url: string
  server: FastifyInstance
  /** Without a session, as a page of the application does. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>
  signIn(user: Pick<TestUser, 'email' | 'password'>, headers?: Record<string, string>): Promise<Answer>
  sessionOf(user: TestUser): Promise<TestSession>
  /** Of somebody who has a second factor, as sensitive acts ask of admins; they show recovery codes from then on. */
  guardedSessionOf(user: TestUser): Promise<TestSession>
  stop(): Promise<void>
}

/** The web process as it is, on the database of a test. */
export async function startTestWeb(api: TestApi, directory?: string): Promise<TestWeb> {
  const server = createWeb(api.app, directory)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const usual = { origin: new URL(api.app.config.APP_URL).origin, 'sec-fetch-site': 'same-origin' }
  const call = (method: string, path: string, { body, headers = {} }: Sent = {}) =>
    request(`${url}${path.startsWith('//') ? path.slice(1) : appBase + path}`, method, body, { ...usual, ...headers })
  const signIn = ({ email, password }: Pick<TestUser, 'email' | 'password'>, headers: Record<string, string> = {}) =>
    call('POST', '/session', { body: { email, password, ...codeOf(email) }, headers })
  const sessionOf = async (user: TestUser): Promise<TestSession> => {
    const answer = await signIn(user)
    if (answer.status !== 200) throw new Error(`could not sign in: ${answer.text}`)
    const cookie = (answer.headers.get('set-cookie') as string).split(';', 1)[0] as string
    const { csrfToken } = answer.body.data
    return {
      cookie,
      csrfToken,
      call: (method, path, { body, headers = {} } = {}) =>
        call(method, path, { body, headers: { cookie, 'x-csrf-token': csrfToken, ...headers } }),
    }
  }
  return {
    url,
    server,
    call,
    signIn,
    sessionOf,
    guardedSessionOf: async (user) => {
      const session = await sessionOf(user)
      await giveFactor(api, user)
      return session
    },
    stop: () => server.close(),
  }
}

const recoveryCodes = new Map<string, string[]>()
const codeOf = (email: string) => {
  const code = recoveryCodes.get(email)?.pop()
  return code === undefined ? {} : { code }
}

/** An app that nobody opens: whoever signs in shows recovery codes. */
export async function giveFactor({ app }: TestApi, { id, email }: TestUser): Promise<void> {
  if (recoveryCodes.has(email)) return
  await app.db.transaction({ accountId: 0, customerId: 0 }, async (tx) => {
    tx.write(nameUser(id))
    await insertTotp(tx, id, app.secrets.seal(totpPurpose(id), newTotpSecret()))
    confirmTotp(tx, id, 0)
    recoveryCodes.set(email, makeRecoveryCodes(app, tx, id))
  })
}

/** Both, for all tests of a file; awaited at its top, ended after its last test. */
export async function startApiAndWeb(options: TestApiOptions = {}): Promise<{ api: TestApi; web: TestWeb }> {
  const api = await startTestApi(options)
  const web = await startTestWeb(api)
  afterAll(async () => {
    await web.stop()
    await api.stop()
  })
  return { api, web }
}

export async function request(url: string, method: string, body: unknown, headers: Record<string, string | null>) {
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...Object.fromEntries(sent), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

let users = 0

/** Somebody who can sign in; says only what matters to the test. */
export async function aUser(
  { operator }: Pick<TestApi, 'operator'>,
  accountId: number,
  { role = 'admin', email }: { role?: Role; email?: string } = {},
): Promise<TestUser> {
  users += 1
  const user = { email: email ?? `ute.${users}.${role}@nord.example`, password: 'correct horse battery' }
  return { ...user, id: await createUser(operator, { ...user, name: 'Ute Nord', accountId, role }) }
}

export interface TestAdmin extends TestSession {
  account: TestAccount
  user: TestUser
  /** The path of the account. */
  at: string
}

/** Somebody who is signed in and may do everything in an account of their own. */
export async function anAdmin(api: TestApi, web: TestWeb, wishes: AccountWishes = {}): Promise<TestAdmin> {
  const account = await anAccount(api, wishes)
  const user = await aUser(api, account.accountId)
  return { ...(await web.guardedSessionOf(user)), account, user, at: `/accounts/${account.accountId}` }
}
