import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { entered, type Tx } from '../../platform/db/database.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { languageOf } from '../../platform/text/language.rules.ts'
import { addAccount } from '../account-setup/index.ts'
import { actAs, insertCustomer, reserveAccountId, reserveCustomerId } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { createDefaultChannel } from '../channels/index.ts'
import { asSenderName, createMailing, firstMailingNames } from '../mailings/index.ts'
import { hashOfLinkToken } from '../user-mails/index.ts'
import {
  beginSession,
  type Circumstances,
  countAttempt,
  insertMembership,
  insertUserByLink,
  inTurn,
  isPasswordOf,
  newcomer,
  userRefusals,
} from '../users/index.ts'
import { expectNotClosed } from './request-signup.ts'
import { deleteSignup, findSignup, lockSignup, type Signup } from './signup.store.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>

export interface Opening {
  token: string
  password: string
}

export type SignupView = Pick<Signup, 'email' | 'name' | 'organisation'>

/** What whoever holds the link may know of it. */
export async function readSignup(app: Pick<App, 'db' | 'config'>, token: string): Promise<SignupView> {
  const { email, name, organisation } = (await expectGood(app, token)).signup
  return { email, name, organisation }
}

/**
 * Makes the account, and returns the token of a session in it. The link alone opens nothing: whoever signs up with the
 * email of somebody else would get an account of theirs by that person's click, with a password they know themselves.
 */
export async function openAccount(app: Parts, { token, password }: Opening, from: Circumstances): Promise<string> {
  const { signup, tokenHash } = await expectGood(app, token)
  const group = addressGroup(from.address)
  return inTurn(group, async () => {
    await countAttempt(app, { emailKey: signup.emailKey, addressGroup: group, ...from }, async () =>
      (await isPasswordOf(signup.passwordHash, password)) ? { shown: null } : { failed: userRefusals.sign_in_failed() },
    )
    const userId = await app.db.transaction(nobody, (tx) => makeEverything(app, tx, tokenHash, from))
    return beginSession(app, newcomer(userId), from)
  })
}

const nobody = { accountId: 0, customerId: 0 }

async function expectGood(app: Pick<App, 'db' | 'config'>, token: string) {
  expectNotClosed(app)
  const tokenHash = hashOfLinkToken(token)
  const signup = tokenHash && (await findSignup(app.db, tokenHash))
  if (!tokenHash || !signup) throw userRefusals.link_void()
  return { signup, tokenHash }
}

/** Customer, account, channel, opt-in mailing and admin, or nothing of it. */
async function makeEverything(
  app: Parts,
  outside: Tx,
  tokenHash: Buffer,
  { address, requestId }: { address: string; requestId: string },
): Promise<number> {
  const signup = await lockSignup(outside, tokenHash)
  if (!signup) throw userRefusals.link_void()
  const [customerId, accountId] = await Promise.all([reserveCustomerId(outside), reserveAccountId(outside)])
  const tx = entered(outside, { accountId, customerId })
  await makeAccount(app, tx, signup)
  const hash = signup.passwordHash
  const userId = await insertUserByLink(tx, { ...signup, hash })
  // Another link of the same email was first.
  if (userId === undefined) throw userRefusals.link_void()
  await insertMembership(tx, { userId, role: 'admin' })
  const evidence = { by: 'request', requestId, peerAddress: address } as const
  const act = await actAs(app, tx, { kind: 'user', userId }, evidence)
  await createMailing(act, optinMailingOf(signup))
  await recordAct(act, { act: 'account.open', objectId: null, changes: {} })
  deleteSignup(tx, tokenHash)
  return userId
}

async function makeAccount({ clock, config }: Parts, tx: Tx, signup: Signup): Promise<void> {
  const { accountId, customerId } = tx.tenant
  const { organisation: name, accountType: type, timeZone } = signup
  const createdAt = timestamp(clock.now())
  const languages = [signup.languageIso]
  const approval = config.SIGNUP === 'open' ? 'approved' : 'pending'
  await insertCustomer(tx, { id: customerId, name, createdAt })
  await addAccount(tx, { customerId, type, name, languages, timeZone, approval }, { id: accountId, createdAt })
  await createDefaultChannel(tx, { name, languages, createdAt })
}

/** With the shipped words; it is inactive until somebody has looked at it. */
function optinMailingOf({ organisation, email, languageIso }: Signup) {
  const name = firstMailingNames[languageOf(languageIso)]
  return { type: 'optin', name, senderName: asSenderName(organisation), senderEmail: email, languageIso } as const
}
