import type { App } from '../../platform/app/app.ts'
import type { Reply } from '../../platform/http/route.ts'
import { describeSession } from './describe-session.ts'
import { findSession, type Session } from './session.store.ts'
import { cookieOf, csrfTokenOf } from './session-cookie.rules.ts'
import { hashOfToken } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'

/** A session that has just begun, or goes on under another token. */
export async function beginReply(app: App, token: string): Promise<Reply> {
  const session = await findSession(app.db, hashOfToken(token))
  if (!session) throw userRefusals.sign_in_failed()
  return { status: 200, body: await sessionReply(app, session, token), headers: { 'set-cookie': cookieOf(token) } }
}

export async function sessionReply({ db }: App, session: Session, token: string) {
  const { user, accounts } = await describeSession(db, session)
  return { data: { user, csrfToken: csrfTokenOf(token), accounts } }
}
