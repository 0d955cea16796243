import type { App } from '../../platform/app/app.ts'
import { describeSession } from './describe-session.ts'
import { endSession, endSessions, sessionsOf } from './end-session.ts'
import { credentialsSchema, sessionListSchema, sessionSchema } from './session.schema.ts'
import { deleteSessionByToken, findSession, type Session } from './session.store.ts'
import { cookieOf, csrfTokenOf, endedCookie } from './session-cookie.rules.ts'
import { hashOfToken, signIn } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'
import { ownSessionRoute, signInRoute } from './visitor.gate.ts'

export const signInWebRoute = signInRoute({
  method: 'POST',
  path: '/session',
  summary: 'Sign in',
  body: { schema: credentialsSchema },
  // Anybody may send one.
  bodyLimit: 8 * 1024,
  responses: { 200: sessionSchema },
  errors: [
    userRefusals.sign_in_failed,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, caller, peerAddress, userAgent }) => {
    const token = await signIn(app, body, { address: peerAddress, agent: userAgent, formerToken: caller.token })
    const session = await findSession(app.db, hashOfToken(token))
    if (!session) throw userRefusals.sign_in_failed()
    return { status: 200, body: await sessionReply(app, session, token), headers: { 'set-cookie': cookieOf(token) } }
  },
})

export const getSessionRoute = ownSessionRoute({
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in',
  responses: { 200: sessionSchema },
  handle: async ({ app, caller: { session, token } }) => ({
    status: 200,
    body: await sessionReply(app, session, token),
  }),
})

export const signOutRoute = ownSessionRoute({
  method: 'DELETE',
  path: '/session',
  summary: 'Sign out',
  responses: { 204: null },
  handle: async ({ app, caller: { session } }) => {
    await deleteSessionByToken(app.db, session.tokenHash)
    return { status: 204, headers: { 'set-cookie': endedCookie } }
  },
})

export const listSessionsRoute = ownSessionRoute({
  method: 'GET',
  path: '/sessions',
  summary: 'Where the user is signed in',
  responses: { 200: sessionListSchema },
  handle: async ({ app, caller: { session } }) => ({
    status: 200,
    body: { data: await sessionsOf(app, session) },
  }),
})

export const endSessionsRoute = ownSessionRoute({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Sign out everywhere, here too',
  responses: { 204: null },
  handle: async ({ app, caller: { session } }) => {
    await endSessions(app, session)
    return { status: 204, headers: { 'set-cookie': endedCookie } }
  },
})

export const endSessionRoute = ownSessionRoute({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'Sign out somewhere',
  responses: { 204: null },
  errors: [userRefusals.session_not_found],
  handle: async ({ app, caller: { session }, ids }) => {
    await endSession(app, session, ids.id as number)
    return { status: 204 }
  },
})

async function sessionReply({ db }: App, session: Session, token: string) {
  const { user, accounts } = await describeSession(db, session)
  return { data: { user, csrfToken: csrfTokenOf(token), accounts } }
}
