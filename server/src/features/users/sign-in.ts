import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { countAttempt, type Shown } from './count-attempt.ts'
import { dummyHash, isPasswordOf } from './hash-password.ts'
import { ownAct } from './own-act.ts'
import { canBePassword } from './password.rules.ts'
import { deleteSessionByToken, insertSession, listMemberships, replaceSession, type Session } from './session.store.ts'
import { showFactor } from './show-factor.ts'
import { findCandidate } from './sign-in.store.ts'
import { inTurn } from './sign-in-turns.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>

export interface Credentials {
  email: string
  password: string
  /** Of the second factor, from those who have one. */
  code?: string | undefined
}
export interface Circumstances {
  address: string
  agent: string | null
  /** Of the session that the browser has shown, if any; it ends with the sign-in. */
  formerToken: string | null
  requestId: string
}

const longestAgent = 300

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
  const emailKey = keyOf(credentials.email)
  const mustBelong = join === undefined
  const userId = await countAttempt(app, { emailKey, addressGroup: group, ...from }, () =>
    identify(app, { emailKey, mustBelong }, credentials),
  )
  await join?.(userId)
  return beginSession(app, userId, from)
}

/** What cannot be an email belongs to nobody, but looking for it takes as long. */
export function keyOf(email: string): string {
  const parsed = parseEmail(email, true)
  return typeof parsed === 'string' ? createHash('sha256').update(email).digest('hex') : parsed.emailKey
}

async function identify(
  app: Parts,
  { emailKey, mustBelong }: { emailKey: string; mustBelong: boolean },
  { password, code }: Pick<Credentials, 'password' | 'code'>,
): Promise<Shown<number>> {
  const candidate = await findCandidate(app.db, emailKey, { mustBelong })
  const matches = await isPasswordOf(candidate?.hash ?? (await dummyHash()), canBePassword(password) ? password : '')
  if (!candidate || !matches) return { failed: userRefusals.sign_in_failed() }
  return showFactor(app, candidate, code ?? null)
}

/** Of somebody who works somewhere. */
export async function beginSession(
  app: Parts,
  userId: number,
  { address, agent, formerToken, requestId }: Circumstances,
) {
  if (formerToken !== null) await deleteSessionByToken(app.db, hashOfToken(formerToken))
  const token = newToken()
  const shown =
    agent === null
      ? null
      : agent
          .slice(0, longestAgent)
          .replaceAll(/\p{Cc}+/gu, ' ')
          .toWellFormed()
  const session = { user: { id: userId }, memberships: await listMemberships(app.db, userId) }
  await ownAct(app, { session, requestId, peerAddress: address }, { name: 'session.begin' }, async (tx) =>
    insertSession(tx, { userId, tokenHash: hashOfToken(token), address, agent: shown }),
  )
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
