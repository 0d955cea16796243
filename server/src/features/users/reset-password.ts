import sql from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { hashOfLinkToken, newLink, wantMail } from '../user-mails/index.ts'
import { expectSuitable } from './expect-suitable.ts'
import { hashPassword } from './hash-password.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import {
  findResetUser,
  replacePassword,
  replacePasswordIn,
  resetMinutes,
  wantReset,
  withPassword,
} from './password-reset.store.ts'
import { isMailEnough, resetWaitSeconds } from './reset-wait.rules.ts'
import { listMemberships } from './session.store.ts'
import { forgetAttempt, noteAttempt } from './sign-in.store.ts'
import { keyOf } from './sign-in.ts'
import { inTurn } from './sign-in-turns.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'secrets'>

/** Whoever asks learns nothing: neither whether there is such a user, nor whether they had their share of mails. */
export function requestReset(app: Parts, email: string, address: string): Promise<void> {
  const group = addressGroup(address)
  return inTurn(group, async () => {
    const emailKey = keyOf(email)
    const noted = await noteAttempt(app.db, {
      userHmac: app.secrets.hmac('reset user', emailKey),
      addressHmac: app.secrets.hmac('reset address', group),
    })
    const wait = resetWaitSeconds(noted.ofAddress)
    if (wait > 0) {
      await forgetAttempt(app.db, noted.id)
      throw userRefusals.sign_in_throttled({ waitSeconds: wait }).withHeaders({ 'retry-after': String(wait) })
    }
    const link = newLink(app.secrets, 'passwordReset')
    const addressee = isMailEnough(noted.ofUser) ? nobody : emailKey
    const mail = wantMail(
      { kind: 'passwordReset', linkId: link.linkId, goodForMinutes: resetMinutes },
      sql`select u.email, u.language_iso, jsonb_build_object('name', u.name) as matter
          from users u where u.email_key = ${addressee} and ${withPassword}`,
    )
    await wantReset(app.db, { emailKey: addressee, tokenHash: link.tokenHash, mail, attemptId: noted.id })
  })
}

/** The email of no user. */
const nobody = '-'

export async function readReset(app: Pick<App, 'db'>, token: string): Promise<{ email: string }> {
  const { email } = await expectReset(app, token)
  return { email }
}

async function expectReset({ db }: Pick<App, 'db'>, token: string): Promise<{ id: number; email: string }> {
  const tokenHash = hashOfLinkToken(token)
  const user = tokenHash && (await findResetUser(db, tokenHash))
  if (!user) throw userRefusals.link_void()
  return user
}

/** The user then signs in with it, wherever they were signed in before. */
export async function choosePassword(
  app: Pick<App, 'db' | 'clock' | 'config' | 'secrets'>,
  { token, password }: { token: string; password: string },
  from: Pick<OwnRequest, 'requestId' | 'peerAddress'>,
): Promise<void> {
  const { id, email } = await expectReset(app, token)
  await expectSuitable(password, email)
  const renewal = { tokenHash: hashOfLinkToken(token) as Buffer, hash: await hashPassword(password) }
  const memberships = await listMemberships(app.db, id)
  const isReplaced =
    // Whoever works nowhere any more may still have a password; no account's log is the place for it.
    memberships.length === 0
      ? await replacePassword(app.db, renewal)
      : await ownAct(
          app,
          { ...from, session: { user: { id }, memberships } },
          { name: 'password.reset' },
          async (tx) => {
            if (!(await replacePasswordIn(tx, renewal))) throw userRefusals.link_void()
            return true
          },
        )
  if (!isReplaced) throw userRefusals.link_void()
}
