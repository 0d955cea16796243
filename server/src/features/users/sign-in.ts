import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { dummyHash, isPasswordOf } from './hash-password.ts'
import { canBePassword } from './password.rules.ts'
import { deleteSessionByToken, insertSession } from './session.store.ts'
import { type Attempt, findCandidate, forgetAttempt, forgetFailures, noteAttempt } from './sign-in.store.ts'
import { inTurn } from './sign-in-turns.ts'
import { waitSeconds } from './sign-in-wait.rules.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'secrets'>

export interface Credentials {
  email: string
  password: string
}
export interface Circumstances {
  address: string
  agent: string | null
  /** Of the session that the browser has shown, if any; it ends with the sign-in. */
  formerToken: string | null
}

const longestAgent = 300

/** Somebody shows who they are, and gets the token of a new session. Whoever cannot learns nothing about why. */
export function signIn(app: Parts, credentials: Credentials, from: Circumstances): Promise<string> {
  const group = addressGroup(from.address)
  return inTurn(group, () => attemptSignIn(app, credentials, from, group))
}

async function attemptSignIn(app: Parts, credentials: Credentials, from: Circumstances, group: string) {
  const emailKey = keyOf(credentials.email)
  const attempt: Attempt = {
    userHmac: app.secrets.hmac('sign-in user', emailKey),
    addressHmac: app.secrets.hmac('sign-in address', group),
  }
  const noted = await noteAttempt(app.db, attempt)
  const wait = waitSeconds(noted)
  if (wait > 0) {
    await forgetAttempt(app.db, noted.id)
    throw userRefusals.sign_in_throttled({ waitSeconds: wait }).withHeaders({ 'retry-after': String(wait) })
  }
  const userId = await identify(app, emailKey, credentials.password).catch(async (error) => {
    await forgetAttempt(app.db, noted.id)
    throw error
  })
  if (userId === null) throw userRefusals.sign_in_failed()
  await forgetFailures(app.db, attempt)
  return beginSession(app, userId, from)
}

/** What cannot be an email belongs to nobody, but looking for it takes as long. */
function keyOf(email: string): string {
  const parsed = parseEmail(email, true)
  return typeof parsed === 'string' ? createHash('sha256').update(email).digest('hex') : parsed.emailKey
}

async function identify({ db }: Parts, emailKey: string, password: string): Promise<number | null> {
  const candidate = await findCandidate(db, emailKey)
  const matches = await isPasswordOf(candidate?.hash ?? (await dummyHash()), canBePassword(password) ? password : '')
  return candidate && matches ? candidate.userId : null
}

async function beginSession({ db }: Parts, userId: number, { address, agent, formerToken }: Circumstances) {
  if (formerToken !== null) await deleteSessionByToken(db, hashOfToken(formerToken))
  const token = randomBytes(32).toString('base64url')
  const shown =
    agent === null
      ? null
      : agent
          .slice(0, longestAgent)
          .replaceAll(/\p{Cc}+/gu, ' ')
          .toWellFormed()
  await insertSession(db, { userId, tokenHash: hashOfToken(token), address, agent: shown })
  return token
}

/** The table of sessions holds nothing that would open one. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
