import type { App } from '../../platform/app/app.ts'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import { countAttempt } from './count-attempt.ts'
import { expectSuitable } from './expect-suitable.ts'
import { hashPassword, isPasswordOf } from './hash-password.ts'
import { type OwnRequest, ownAct } from './own-act.ts'
import { findOwnHash, setOwnHash } from './own-password.store.ts'
import { canBePassword } from './password.rules.ts'
import { replaceAllSessions } from './session.store.ts'
import { hashOfToken, keyOf, newToken } from './sign-in.ts'
import { inTurn } from './sign-in-turns.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>

interface PasswordChange {
  current: string
  password: string
}

/**
 * For those who have one: a password is not made for whoever signs in by their company. Whoever sits before an open session has to know the password as well; guessing counts like signing in. All other sessions
 * end, and this one goes on under the token that is returned.
 */
export async function changePassword(app: Parts, request: OwnRequest, wish: PasswordChange): Promise<string> {
  const { session, peerAddress, requestId } = request
  const { user } = session
  const hash = await findOwnHash(app.db, user.id)
  if (hash === undefined) throw userRefusals.no_password()
  const group = addressGroup(peerAddress)
  return inTurn(group, async () => {
    const who = { emailKey: keyOf(user.email), addressGroup: group, address: peerAddress, requestId }
    const former = await countAttempt<string>(app, who, async () => {
      const matches = await isPasswordOf(hash, canBePassword(wish.current) ? wish.current : '')
      return matches ? { shown: hash } : { failed: userRefusals.current_password_wrong() }
    })
    await expectSuitable(wish.password, user.email)
    return replace(app, request, { former, next: await hashPassword(wish.password) })
  })
}

async function replace(app: Parts, request: OwnRequest, hashes: { former: string; next: string }): Promise<string> {
  const { user, tokenHash } = request.session
  const token = newToken()
  await ownAct(app, request, { name: 'password.change' }, async (tx) => {
    if (!(await setOwnHash(tx, user.id, hashes))) throw userRefusals.current_password_wrong()
    const goesOn = await replaceAllSessions(tx, user.id, { former: tokenHash, next: hashOfToken(token) })
    if (!goesOn) throw userRefusals.not_signed_in()
  })
  return token
}
