import sql from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { httpRefusals } from '../../platform/errors/http.refusals.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { newLink, wantMail, wantNotice } from '../user-mails/index.ts'
import {
  expectSuitable,
  forgetAttempt,
  hashPassword,
  inTurn,
  isMailEnough,
  noteAttempt,
  userRefusals,
} from '../users/index.ts'
import { signupRefusals } from './signup.refusals.ts'
import { signupMinutes, signupWaitSeconds } from './signup.rules.ts'
import { type Signup, saveSignup } from './signup.store.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'config'>

export type SignupWish = Omit<Signup, 'emailKey' | 'passwordHash'> & { password: string }

/** Where it is closed there is no such thing: operators make accounts and invite. */
export function expectNotClosed({ config }: Pick<App, 'config'>): void {
  if (config.SIGNUP === 'closed') throw httpRefusals.path_unknown()
}

/** Whoever asks learns nothing about others: who is known already is told so by mail, and by nothing else. */
export async function requestSignup(app: Parts, { password, ...wish }: SignupWish, address: string): Promise<void> {
  expectNotClosed(app)
  const parsed = parseEmail(wish.email, false)
  if (typeof parsed === 'string') throw userRefusals.email_unsuitable()
  const { email, emailKey } = parsed
  await expectSuitable(password, email)
  const group = addressGroup(address)
  await inTurn(group, async () => {
    const earlier = await countSignup(app, emailKey, group)
    const passwordHash = await hashPassword(password)
    const { tokenHash, linkId } = newLink(app.secrets, 'signUp')
    await saveSignup(
      app.db,
      { ...wish, email, emailKey, passwordHash, tokenHash },
      mailsFor({ ...wish, email, emailKey }, linkId, { isEnough: isMailEnough(earlier) }),
    )
  })
}

/** Answers with how long ago this mailbox was written to, in seconds. */
async function countSignup({ db, secrets }: Parts, emailKey: string, group: string): Promise<readonly number[]> {
  const noted = await noteAttempt(db, {
    userHmac: secrets.hmac('sign-up user', emailKey),
    addressHmac: secrets.hmac('sign-up address', group),
  })
  const waitSeconds = signupWaitSeconds(noted.ofAddress)
  if (waitSeconds === 0) return noted.ofUser
  await forgetAttempt(db, noted.id)
  throw signupRefusals.sign_up_throttled({ waitSeconds }).withHeaders({ 'retry-after': String(waitSeconds) })
}

type Addressee = Pick<Signup, 'email' | 'emailKey' | 'name' | 'organisation' | 'languageIso'>

/** A mailbox gets three in a quarter of an hour, whoever asks for them. */
function mailsFor(to: Addressee, linkId: string, { isEnough }: { isEnough: boolean }) {
  const known = sql`exists (select from users u where u.email_key = ${to.emailKey})`
  const matter = JSON.stringify({ name: to.name, organisation: to.organisation })
  const addressee = sql`select ${to.email}::text as email, ${to.languageIso}::text as language_iso, ${matter}::jsonb as matter`
  return {
    ifNew: wantMail(
      { kind: 'signUp', linkId, goodForMinutes: signupMinutes },
      sql`${addressee} where not ${isEnough}::boolean and not ${known}`,
    ),
    ifKnown: wantNotice('accountExists', sql`${addressee} where not ${isEnough}::boolean and ${known}`),
  }
}
