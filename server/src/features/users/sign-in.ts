import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { countAttempt, type Shown } from './count-attempt.ts'
import { dummyHash, isPasswordOf } from './hash-password.ts'
import { ownAct } from './own-act.ts'
import type { Assertion } from './passkey.rules.ts'
import { findPasskey } from './passkey.store.ts'
import { canBePassword } from './password.rules.ts'
import {
  deleteSessionByToken,
  insertSession,
  isStillGood,
  listMemberships,
  type NewSession,
  replaceSession,
  type Session,
} from './session.store.ts'
import { showFactor } from './show-factor.ts'
import { showPasskey } from './show-passkey.ts'
import { findCandidate, type Recognised } from './sign-in.store.ts'
import { inTurn } from './sign-in-turns.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>

/** A password, and from those who have a second factor a code or a passkey besides. */
interface PasswordEntry {
  email: string
  password: string
  code?: string | undefined
  passkey?: Assertion | undefined
}

/** A passkey alone: the device has recognised its owner, so that it is two factors in one. */
interface PasskeyEntry {
  passkey: Assertion
  /** Whose it must be; undefined = whoever it belongs to signs in. */
  email?: string | undefined
}

export type Credentials = PasswordEntry | PasskeyEntry

export interface Circumstances {
  address: string
  agent: string | null
  /** Of the session that the browser has shown, if any; it ends with the sign-in. */
  formerToken: string | null
  requestId: string
}

const longestAgent = 300

/** What a browser calls itself, as far as it is kept. */
export function shownAgent(agent: string | null): string | null {
  if (agent === null) return null
  return agent
    .slice(0, longestAgent)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
}

/** Somebody shows who they are, and gets the token of a new session. Whoever cannot learns nothing about why. */
export function signIn(app: Parts, credentials: Credentials, from: Circumstances, join?: Join): Promise<string> {
  const group = addressGroup(from.address)
  return inTurn(group, () => attemptSignIn(app, credentials, { ...from, group, join }))
}

/** What makes the user a member of an account, between showing who they are and beginning to work. */
type Join = (userId: number) => Promise<void>

async function attemptSignIn(
  app: Parts,
  credentials: Credentials,
  { group, join, ...from }: Circumstances & { group: string; join: Join | undefined },
) {
  const emailKey = await keyOfWhoever(app, credentials)
  const attempt = { emailKey, mustBelong: join === undefined, sessionToken: from.formerToken }
  const recognised = await countAttempt(app, { emailKey, addressGroup: group, ...from }, () =>
    'password' in credentials
      ? identifyByPassword(app, attempt, credentials)
      : identifyByPasskey(app, attempt, credentials.passkey),
  )
  await join?.(recognised.userId)
  return beginSession(app, recognised, from)
}

/** Whom an attempt counts against. A passkey that nobody has counts against itself. */
async function keyOfWhoever({ db }: Parts, { email, passkey }: Credentials): Promise<string> {
  if (email !== undefined) return keyOf(email)
  const credentialId = (passkey as Assertion).credentialId
  const known = await findPasskey(db, Buffer.from(credentialId, 'base64url'))
  return known?.emailKey ?? keyOf(credentialId)
}

/** What cannot be an email belongs to nobody, but looking for it takes as long. */
export function keyOf(email: string): string {
  const parsed = parseEmail(email, true)
  return typeof parsed === 'string' ? createHash('sha256').update(email).digest('hex') : parsed.emailKey
}

interface Attempt {
  emailKey: string
  mustBelong: boolean
  /** Of the session that the browser shows: a passkey signs for it, or for a browser without one. */
  sessionToken: string | null
}

async function identifyByPassword(
  app: Parts,
  { emailKey, mustBelong, sessionToken }: Attempt,
  { password, code, passkey }: PasswordEntry,
): Promise<Shown<Recognised>> {
  const candidate = await findCandidate(app.db, emailKey, { mustBelong })
  const matches = await isPasswordOf(candidate?.hash ?? (await dummyHash()), canBePassword(password) ? password : '')
  if (!candidate || !matches) return { failed: userRefusals.sign_in_failed() }
  return showFactor(app, candidate, {
    code: code ?? null,
    passkey: passkey ? { assertion: passkey, sessionToken } : null,
  })
}

async function identifyByPasskey(
  app: Parts,
  { emailKey, mustBelong, sessionToken }: Attempt,
  assertion: Assertion,
): Promise<Shown<Recognised>> {
  const shown = await showPasskey(
    app,
    { assertion, sessionToken },
    (passkey) => passkey.emailKey === emailKey && (passkey.belongs || !mustBelong),
  )
  return shown ? { shown } : { failed: userRefusals.passkey_failed() }
}

/** Of a user who was made just now. */
export const newcomer = (userId: number): Recognised => ({ userId, accessVersion: 0 })

/**
 * Of somebody who works somewhere, and has shown who they are just now unless `shownAt` says when. What has become void since
 * then, by a new password or by taking back another email, opens nothing.
 */
export async function beginSession(
  app: Parts,
  { userId, accessVersion }: Recognised,
  { address, agent, formerToken, requestId }: Circumstances,
  shownAt: NewSession['shownAt'] = null,
) {
  if (formerToken !== null) await deleteSessionByToken(app.db, hashOfToken(formerToken))
  const token = newToken()
  const session = { user: { id: userId }, memberships: await listMemberships(app.db, userId) }
  await ownAct(app, { session, requestId, peerAddress: address }, { name: 'session.begin' }, async (tx) => {
    if (!(await isStillGood(tx, { userId, accessVersion }))) throw userRefusals.sign_in_failed()
    insertSession(tx, { userId, tokenHash: hashOfToken(token), address, agent: shownAgent(agent), shownAt })
  })
  return token
}

/** After a change of what the user may do: the session goes on under another token. */
export async function renewSession({ db }: Pick<App, 'db'>, { user, tokenHash }: Session): Promise<string> {
  const token = newToken()
  const isRenewed = await replaceSession(db, user.id, { former: tokenHash, next: hashOfToken(token) })
  if (!isRenewed) throw userRefusals.not_signed_in()
  return token
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The table of sessions holds nothing that would open one. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
