import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { RunningServer } from '../servers.ts'
import { call } from './caller.ts'
import { openStream } from './live-stream.ts'
import { type Credentials, type SignedIn, signIn } from './signed-in.ts'

/** How long something still worked after the answer said that it had ended, and an ordinary request meanwhile. */
export interface Ending {
  requestMs: number
  streamMs: number | null
  ordinaryMs: number
}

/** How long somebody who watches waited for news, and an ordinary request meanwhile. */
export interface News {
  heardMs: number
  ordinaryMs: number
}

export interface Staff {
  web: RunningServer
  api: RunningServer
  accountId: number
  /** What an admin's browser sends. */
  admin: SignedIn
}

const patienceMs = 10_000

/** An admin does nothing sensitive without a second factor, so here is one. */
export async function signInAsAdmin(web: RunningServer, credentials: Credentials): Promise<SignedIn> {
  const headers = await signIn(web, credentials)
  const factor = '/app/api/own/second-factor/totp'
  const begun = await call(web.port, factor, { method: 'POST', headers })
  const { secret } = begun.body.data as { secret: string }
  const body = { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }
  const turnedOn = await call(web.port, `${factor}/confirmation`, { method: 'POST', headers, body })
  const { session } = turnedOn.body.data as { session: { csrfToken: string } }
  return { ...headers, cookie: turnedOn.cookie as string, 'x-csrf-token': session.csrfToken }
}

/** From here until it is refused, asked again at once each time. */
async function untilRefused(ask: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    if ((await ask()).status !== 200) return performance.now() - begun
    await sleep(2)
  }
  return patienceMs
}

async function ordinary({ web: { port } }: Staff): Promise<number> {
  return (await call(port, '/app/api/entry')).milliseconds
}

/** Ends what a session lives by, and watches a request and a stream of it. */
async function watchSession(staff: Staff, cookie: string, end: () => Promise<{ status: number }>): Promise<Ending> {
  const { port } = staff.web
  const ask = () => call(port, `/app/api/accounts/${staff.accountId}/mailings`, { headers: { cookie } })
  const { endedAt } = await openStream(staff, cookie)
  const before = await ask()
  const { status } = await end()
  const answeredAt = performance.now()
  if (before.status !== 200 || status !== 204) throw new Error(`before ${before.status}, ended by ${status}`)
  const requestMs = await untilRefused(ask)
  const last = await Promise.race([endedAt, sleep(patienceMs).then(() => answeredAt + patienceMs)])
  return { requestMs, streamMs: Math.max(0, last - answeredAt), ordinaryMs: await ordinary(staff) }
}

/** A session that another one of the same user ends. */
export async function endSession(staff: Staff, credentials: Credentials): Promise<Ending> {
  const { port } = staff.web
  const [{ cookie }, headers] = [await signIn(staff.web, credentials), await signIn(staff.web, credentials)]
  const listed = await call(port, '/app/api/sessions', { headers: { cookie } })
  const own = (listed.body.data as { id: number; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)
  return watchSession(staff, cookie, () => call(port, `/app/api/sessions/${own?.id}`, { method: 'DELETE', headers }))
}

/** Somebody who works here no longer. */
export async function removeMember(staff: Staff, credentials: Credentials): Promise<Ending> {
  const { port } = staff.web
  const members = `/app/api/accounts/${staff.accountId}/members`
  const { admin: headers } = staff
  const { cookie } = await signIn(staff.web, credentials)
  const listed = (await call(port, members, { headers })).body.data as { userId: number; email: string }[]
  const member = listed.find(({ email }) => email === credentials.email)
  return watchSession(staff, cookie, () => call(port, `${members}/${member?.userId}`, { method: 'DELETE', headers }))
}

/** A program of the customer. */
async function makeKey({ web: { port }, accountId, admin: headers }: Staff) {
  const path = `/app/api/accounts/${accountId}/apiKeys`
  const rest = { permissions: [], defaultOptinMailingId: null, defaultChannelIds: [], deferUnconfirmedData: false }
  const body = { name: 'shop', scopes: ['subscribers'], defaultLegalBasis: 'consent', ...rest }
  const made = await call(port, path, { method: 'POST', headers, body })
  if (made.status !== 201) throw new Error(`no key was made: ${made.status} ${JSON.stringify(made.body)}`)
  const { id, key } = made.body.data as { id: number; key: string }
  return { path: `${path}/${id}`, authorization: `Basic ${Buffer.from(`api:${key}`).toString('base64')}` }
}

/** A key that has just worked. */
export async function deleteKey(staff: Staff): Promise<Ending> {
  const { port } = staff.web
  const { admin: headers } = staff
  const { path, authorization } = await makeKey(staff)
  const ask = () => call(staff.api.port, '/api/v1/whoami', { headers: { authorization } })
  const before = await ask()
  const { status } = await call(port, path, { method: 'DELETE', headers })
  if (before.status !== 200 || status !== 204) throw new Error(`before ${before.status}, ended by ${status}`)
  return { requestMs: await untilRefused(ask), streamMs: null, ordinaryMs: await ordinary(staff) }
}

/** From the answer to a program that adds somebody until the screen of whoever watches has heard of it. */
export async function hearOfPerson(staff: Staff, n: number): Promise<News> {
  const { authorization } = await makeKey(staff)
  const { heardAt, leave } = await openStream(staff, staff.admin.cookie)
  const body = { email: `heard.${n}@ost.example`, status: 2, statusAddition: 2 }
  const { status } = await call(staff.api.port, '/api/v1/subscribers', {
    method: 'POST',
    headers: { authorization },
    body,
  })
  const answeredAt = performance.now()
  if (status !== 200 && status !== 201) throw new Error(`nobody was added: ${status}`)
  const heard = await Promise.race([heardAt, sleep(patienceMs).then(() => answeredAt + patienceMs)])
  leave()
  return { heardMs: Math.max(0, heard - answeredAt), ordinaryMs: await ordinary(staff) }
}
