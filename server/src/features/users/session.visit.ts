import type { App } from '../../platform/app/app.ts'
import type { Reply } from '../../platform/http/route.ts'
import { describeSession } from './describe-session.ts'
import type { KeyRequest } from './own-passkeys.ts'
import { findSession, type Session } from './session.store.ts'
import { cookieOf, csrfTokenOf } from './session-cookie.rules.ts'
import { idleSeconds } from './session-life.rules.ts'
import { hashOfToken } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'
import type { SignedIn } from './visitor.gate.ts'

/** A session that has just begun, or goes on under another token; what else there is to say stands beside it. */
export async function beginReply(app: App, token: string, beside?: object): Promise<Reply> {
  const session = await findSession(app.db, hashOfToken(token))
  if (!session) throw userRefusals.sign_in_failed()
  const { data } = await sessionReply(app, session, token)
  const body = { data: beside ? { ...beside, session: data } : data }
  return { status: 200, body, headers: { 'set-cookie': cookieOf(token) } }
}

export async function sessionReply(app: App, session: Session, token: string) {
  const { user, accounts } = await describeSession(app, session)
  return { data: { user, csrfToken: csrfTokenOf(token), idleSeconds, accounts } }
}

interface OwnCall {
  caller: SignedIn
  requestId: string
  peerAddress: string
}

export function requestOf({ caller: { session, token }, requestId, peerAddress }: OwnCall): KeyRequest {
  return { session, token, requestId, peerAddress }
}
