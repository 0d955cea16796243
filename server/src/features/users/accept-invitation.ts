import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { bareAct, findAccount, type Role } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { hashOfLinkToken } from '../user-mails/index.ts'
import { expectSuitable } from './expect-suitable.ts'
import { hashPassword } from './hash-password.ts'
import { endByLink, findByLink, lockByLink, type ShownInvitation } from './invitation.store.ts'
import type { Assertion } from './passkey.rules.ts'
import type { Session } from './session.store.ts'
import { beginSession, type Circumstances, newcomer, renewSession, signIn } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'
import { insertMembership } from './user.store.ts'
import { findUserIdByEmail, insertUserByLink } from './user-by-link.store.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>

export interface Acceptance {
  token: string
  name: string | null
  password: string | null
  /** Of the second factor of somebody known. */
  code?: string | undefined
  passkey?: Assertion | undefined
}

export interface InvitationView {
  email: string
  role: Role
  accountName: string
  expiresAt: string
  /** They have a password already. */
  isUser: boolean
}

/** What whoever holds the link may know of it. */
export async function readInvitation({ db }: Pick<App, 'db'>, token: string): Promise<InvitationView> {
  const { invitation } = await expectGood(db, token)
  const { accountId, customerId, email, emailKey, role, expiresAt } = invitation
  const [account, userId] = await Promise.all([
    findAccount(db.reader({ accountId, customerId })),
    findUserIdByEmail(db, emailKey),
  ])
  if (!account) throw userRefusals.link_void()
  return { email, role, accountName: account.name, expiresAt, isUser: userId !== undefined }
}

/**
 * Makes whoever was invited a member, and returns the token of a session in which they are one. Who is known already shows
 * that it is them, by a session or by the password: the link alone opens no account that exists.
 */
export async function acceptInvitation(
  app: Parts,
  acceptance: Acceptance,
  { session, ...from }: Circumstances & { session: Session | null },
): Promise<string> {
  const { invitation, tokenHash } = await expectGood(app.db, acceptance.token)
  const userId = await findUserIdByEmail(app.db, invitation.emailKey)
  if (userId === undefined) return welcomeNewUser(app, { ...acceptance, invitation, tokenHash }, from)
  const join = (id: number) => joinByLink(app, { invitation, tokenHash, userId: id }, from)
  if (session?.user.id === userId) {
    await join(userId)
    return renewSession(app, session)
  }
  const { password, code, passkey } = acceptance
  return signIn(app, { email: invitation.email, password: password ?? '', code, passkey }, from, join)
}

async function expectGood(db: App['db'], token: string) {
  const tokenHash = hashOfLinkToken(token)
  const invitation = tokenHash && (await findByLink(db, tokenHash))
  if (!tokenHash || !invitation) throw userRefusals.link_void()
  return { invitation, tokenHash }
}

interface Shown {
  invitation: ShownInvitation
  tokenHash: Buffer
}

async function welcomeNewUser(app: Parts, wish: Acceptance & Shown, from: Circumstances): Promise<string> {
  const { invitation, tokenHash } = wish
  const { name } = wish
  if (name === null) throw userRefusals.name_missing()
  const password = wish.password ?? ''
  await expectSuitable(password, invitation.email)
  const hash = await hashPassword(password)
  const userId = await app.db.transaction(invitation, async (tx) => {
    const { email, emailKey, languageIso, role } = await lockOrRefuse(tx, tokenHash)
    const id = await insertUserByLink(tx, { email, emailKey, languageIso, name, hash })
    // Somebody with this email came first; the link is still good for them.
    if (id === undefined) throw userRefusals.user_exists({ email })
    await insertMembership(tx, { userId: id, role })
    endByLink(tx, tokenHash)
    await recordJoining(app, tx, { userId: id, role }, from)
    return id
  })
  return beginSession(app, newcomer(userId), from)
}

function joinByLink(
  app: Parts,
  { invitation, tokenHash, userId }: Shown & { userId: number },
  from: Pick<Circumstances, 'address' | 'requestId'>,
): Promise<void> {
  return app.db.transaction(invitation, async (tx) => {
    const { role } = await lockOrRefuse(tx, tokenHash)
    await insertMembership(tx, { userId, role })
    endByLink(tx, tokenHash)
    await recordJoining(app, tx, { userId, role }, from)
  })
}

function recordJoining(
  app: Parts,
  tx: Tx,
  { userId, role }: { userId: number; role: Role },
  { address, requestId }: Pick<Circumstances, 'address' | 'requestId'>,
): Promise<void> {
  const evidence = { by: 'request', requestId, peerAddress: address } as const
  const act = bareAct(app, tx, { actor: { kind: 'user', userId }, evidence })
  return recordAct(act, { act: 'invitations.acceptance', objectId: userId, changes: { role: [null, role] } })
}

async function lockOrRefuse(tx: Parameters<typeof lockByLink>[0], tokenHash: Buffer): Promise<ShownInvitation> {
  const invitation = await lockByLink(tx, tokenHash)
  if (!invitation) throw userRefusals.link_void()
  return invitation
}
