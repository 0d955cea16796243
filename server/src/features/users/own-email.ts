import sql from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { hashOfLinkToken, newLink, wantMail, wantNotice } from '../user-mails/index.ts'
import { changeWaitSeconds, confirmMinutes, undoMinutes } from './email-change.rules.ts'
import {
  findUndo,
  findWantedEmail,
  forgetSince,
  insertUndo,
  lookByEmail,
  saveWantedEmail,
  useEmailLink,
  type WantedEmail,
} from './email-link.store.ts'
import { dummyHash } from './hash-password.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import { isMailEnough } from './reset-wait.rules.ts'
import { listMemberships, replaceAllSessions, type Session } from './session.store.ts'
import { forgetAttempt, noteAttempt } from './sign-in.store.ts'
import { hashOfToken, keyOf, newToken } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

export async function ownEmail(
  { db }: Pick<App, 'db'>,
  { user }: Session,
): Promise<{ email: string; wanted: WantedEmail | null }> {
  return { email: user.email, wanted: (await findWantedEmail(db, user.id)) ?? null }
}

/** Nothing changes before the link was used. An address that signs in somebody else is answered alike: its owner gets a mail. */
export async function wantEmail(app: Parts, request: OwnRequest, email: string): Promise<void> {
  const { user } = request.session
  const parsed = parseEmail(email, false)
  if (typeof parsed === 'string') throw userRefusals.email_unsuitable()
  if (parsed.emailKey === keyOf(user.email)) throw userRefusals.email_unchanged()
  const isEnough = isMailEnough(await countWish(app, user.id, parsed.emailKey))
  const { linkId, tokenHash } = newLink(app.secrets, 'newAddress')
  const known = sql`exists (select from users u where u.email_key = ${parsed.emailKey})`
  const matter = JSON.stringify({ name: user.name })
  const addressee = sql`
    select ${parsed.email}::text as email, ${user.languageIso}::text as language_iso, ${matter}::jsonb as matter`
  await ownAct(app, request, { name: 'email.request' }, async (tx) => {
    saveWantedEmail(tx, { userId: user.id, email: parsed.email, emailKey: parsed.emailKey, tokenHash })
    lookByEmail(tx, parsed.emailKey, [
      wantMail(
        { kind: 'newAddress', linkId, goodForMinutes: confirmMinutes },
        sql`${addressee} where not ${isEnough}::boolean and not ${known}`,
      ),
      wantNotice('addressTaken', sql`${addressee} where not ${isEnough}::boolean and ${known}`),
    ])
  })
}

/** Answers with how long ago this mailbox was written to, in seconds. */
async function countWish({ db, secrets }: Parts, userId: number, emailKey: string): Promise<readonly number[]> {
  const noted = await noteAttempt(db, {
    userHmac: secrets.hmac('new address user', String(userId)),
    addressHmac: secrets.hmac('new address mailbox', emailKey),
  })
  const waitSeconds = changeWaitSeconds(noted.ofUser)
  if (waitSeconds === 0) return noted.ofAddress
  await forgetAttempt(db, noted.id)
  throw userRefusals.email_changes_throttled({ waitSeconds }).withHeaders({ 'retry-after': String(waitSeconds) })
}

/**
 * Whoever reads at the new address is not yet the user: a mistyped one belongs to a stranger. So the link works for the user
 * alone, who goes on under the token that is returned; all other sessions end.
 */
export async function confirmEmail(app: Parts, request: OwnRequest, linkToken: string): Promise<string> {
  const { user, tokenHash: former } = request.session
  const tokenHash = expectHash(linkToken)
  const undo = newLink(app.secrets, 'formerAddress')
  const token = newToken()
  await ownAct(app, request, { name: 'email.change' }, async (tx) => {
    const used = expectUsed(await useEmailLink(tx, user.id, { tokenHash, kind: 'confirm' }))
    insertUndo(tx, { userId: user.id, ...used.former, tokenHash: undo.tokenHash })
    const matter = JSON.stringify({ name: user.name, email: used.email })
    tx.write(
      wantMail(
        { kind: 'formerAddress', linkId: undo.linkId, goodForMinutes: undoMinutes },
        sql`select ${used.former.email}::text as email, ${user.languageIso}::text as language_iso, ${matter}::jsonb as matter`,
      ),
    )
    const goesOn = await replaceAllSessions(tx, user.id, { former, next: hashOfToken(token) })
    if (!goesOn) throw userRefusals.not_signed_in()
  })
  return token
}

function expectHash(linkToken: string): Buffer {
  const tokenHash = hashOfLinkToken(linkToken)
  if (!tokenHash) throw userRefusals.link_void()
  return tokenHash
}

function expectUsed<T>(used: T | null | undefined): T {
  if (used === undefined) throw userRefusals.link_void()
  if (used === null) throw userRefusals.email_taken()
  return used
}

/** The email that the link leads back to. */
export async function readUndo(app: Pick<App, 'db'>, linkToken: string): Promise<{ email: string }> {
  const { email } = await expectUndo(app, expectHash(linkToken))
  return { email }
}

async function expectUndo({ db }: Pick<App, 'db'>, tokenHash: Buffer) {
  const link = await findUndo(db, tokenHash)
  if (!link) throw userRefusals.link_void()
  return link
}

/** For whoever reads at the former address, signed in or not; a new password is then chosen by a mail to it. */
export async function undoEmail(
  app: Parts,
  linkToken: string,
  from: Pick<OwnRequest, 'requestId' | 'peerAddress'>,
): Promise<void> {
  const tokenHash = expectHash(linkToken)
  const { userId } = await expectUndo(app, tokenHash)
  const session = { user: { id: userId }, memberships: await listMemberships(app.db, userId) }
  // Whoever works nowhere any more signs in with no address at all.
  if (session.memberships.length === 0) throw userRefusals.link_void()
  const hash = await dummyHash()
  await ownAct(app, { ...from, session }, { name: 'email.restore' }, async (tx) => {
    forgetSince(tx, expectUsed(await useEmailLink(tx, userId, { tokenHash, kind: 'undo' })), { hash })
  })
}
