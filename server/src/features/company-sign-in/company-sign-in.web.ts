import { z } from 'zod'
import type { App } from '../../platform/app/app.ts'
import type { OutsideCall } from '../../platform/http/route.ts'
import { userRefusals } from '../users/index.ts'
import { optionalAssertion } from '../users/passkey.schema.ts'
import { secondFactorCode, sessionSchema } from '../users/session.schema.ts'
import { beginReply } from '../users/session.visit.ts'
import { signInRoute, type Visitor } from '../users/visitor.gate.ts'
import { beginCompanySignIn } from './begin-company-sign-in.ts'
import { endedKeeping, keepingCookie, keptBy } from './begun-sign-in.ts'
import { companyRefusals } from './company.refusals.ts'
import { completeCompanySignIn, type Entered, showOwnFactor } from './complete-company-sign-in.ts'

/** Anybody may send one. */
const bodyLimit = 16 * 1024
const enteredSchema = z.strictObject({
  data: z
    .strictObject({
      session: sessionSchema.shape.data,
      to: z.string().nullable().describe('The path they wanted when they began'),
    })
    .meta({ id: 'CompanyEntry', description: 'Who has signed in by the company, and where they wanted to go' }),
})
const refused = [
  userRefusals.sign_in_failed,
  userRefusals.sign_in_throttled,
  userRefusals.sign_in_busy,
  userRefusals.csrf_failed,
  companyRefusals.company_sign_in_void,
]

export const beginCompanySignInRoute = signInRoute({
  method: 'POST',
  path: '/company-sign-in',
  summary: 'Begin to sign in by the company',
  description: 'The answer binds what follows to this browser, by a cookie.',
  body: {
    schema: z.strictObject({
      to: z.string().max(2000).nullable().describe('The path to go on to; one that leads elsewhere is left out'),
      again: z
        .boolean()
        .describe('Whether they have to show at the provider who they are, even if they are known there'),
    }),
  },
  bodyLimit,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ address: z.string().describe('Where the browser goes') })
        .meta({ id: 'CompanySignIn', description: 'A sign-in by the company that was begun' }),
    }),
  },
  errors: [companyRefusals.company_sign_in_off, companyRefusals.company_sign_in_unreachable, userRefusals.csrf_failed],
  handle: async ({ app, body }) => {
    const { address, begun } = await beginCompanySignIn(app, { to: body.to, isAgain: body.again })
    return { status: 200, body: { data: { address } }, headers: { 'set-cookie': keepingCookie(app, begun) } }
  },
})

export const completeCompanySignInRoute = signInRoute({
  method: 'POST',
  path: '/company-sign-in/completion',
  summary: 'Sign in with the answer of the company',
  body: {
    schema: z.strictObject({ answer: z.string().max(8000).describe('What stands behind the ? of the page') }),
  },
  bodyLimit,
  responses: { 200: enteredSchema },
  errors: [
    ...refused,
    userRefusals.second_factor_needed,
    companyRefusals.company_sign_in_off,
    companyRefusals.company_sign_in_unreachable,
    companyRefusals.company_sign_in_declined,
  ],
  handle: async ({ body: { answer }, ...call }) => {
    const begun = keptBy(call.app, call.caller.cookies, 'begun')
    return enteredReply(call.app, await completeCompanySignIn(call.app, { answer, begun }, circumstancesOf(call)))
  },
})

export const showOwnFactorRoute = signInRoute({
  method: 'POST',
  path: '/company-sign-in/second-factor',
  summary: 'Show the second factor one has here',
  description: 'For those whom the company has vouched for without saying that it has asked for one.',
  body: { schema: z.strictObject({ code: secondFactorCode, passkey: optionalAssertion }) },
  bodyLimit,
  responses: { 200: enteredSchema },
  errors: [...refused, userRefusals.second_factor_needed, userRefusals.second_factor_failed],
  handle: async ({ body: { code = null, passkey }, ...call }) => {
    const half = keptBy(call.app, call.caller.cookies, 'halfWay')
    const from = circumstancesOf(call)
    const besides = { code, passkey: passkey ? { assertion: passkey, sessionToken: from.formerToken } : null }
    return enteredReply(call.app, await showOwnFactor(call.app, { besides, half }, from))
  },
})

function circumstancesOf({
  caller,
  peerAddress,
  requestId,
  userAgent,
}: Omit<OutsideCall<Visitor, undefined, unknown>, 'body'>) {
  return { address: peerAddress, agent: userAgent, formerToken: caller.token, requestId }
}

async function enteredReply(app: App, { token, to }: Entered) {
  const { body, headers, ...reply } = await beginReply(app, token)
  const { data } = body as { data: unknown }
  const cookies = [headers?.['set-cookie'] as string, endedKeeping]
  return { ...reply, headers: { 'set-cookie': cookies }, body: { data: { session: data, to } } }
}
