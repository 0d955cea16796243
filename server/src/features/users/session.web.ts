import { endSession, endSessions, sessionsOf } from './end-session.ts'
import { credentialsSchema, sessionListSchema, sessionSchema } from './session.schema.ts'
import { beginReply, sessionReply } from './session.visit.ts'
import { endedCookie } from './session-cookie.rules.ts'
import { renewSession, signIn } from './sign-in.ts'
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
    userRefusals.second_factor_needed,
    userRefusals.second_factor_failed,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, caller, peerAddress, requestId, userAgent }) => {
    const from = { address: peerAddress, agent: userAgent, formerToken: caller.token, requestId }
    return beginReply(app, await signIn(app, body, from))
  },
})

export const renewSessionRoute = ownSessionRoute({
  method: 'POST',
  path: '/session/renewal',
  summary: 'Go on under a new token',
  description: 'After what the user may do has changed: the former token ends, and its age stays.',
  responses: { 200: sessionSchema },
  handle: async ({ app, caller }) => beginReply(app, await renewSession(app, caller.session)),
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
  handle: async ({ app, caller: { session }, requestId, peerAddress }) => {
    await endSession(app, { session, requestId, peerAddress }, session.id)
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
  handle: async ({ app, caller: { session }, requestId, peerAddress }) => {
    await endSessions(app, { session, requestId, peerAddress })
    return { status: 204, headers: { 'set-cookie': endedCookie } }
  },
})

export const endSessionRoute = ownSessionRoute({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'Sign out somewhere',
  responses: { 204: null },
  errors: [userRefusals.session_not_found],
  handle: async ({ app, caller: { session }, ids, requestId, peerAddress }) => {
    await endSession(app, { session, requestId, peerAddress }, ids.id as number)
    return { status: 204 }
  },
})
