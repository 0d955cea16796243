import { z } from 'zod'
import { isTimeZone } from '../../platform/clock/time-zone.rules.ts'
import { line } from '../../platform/http/schema.ts'
import { languages } from '../../platform/text/language.rules.ts'
import { userRefusals } from '../users/index.ts'
import { linkToken } from '../users/link.schema.ts'
import { sessionSchema } from '../users/session.schema.ts'
import { beginReply } from '../users/session.visit.ts'
import { signInRoute } from '../users/visitor.gate.ts'
import { openAccount, readSignup } from './open-account.ts'
import { requestSignup } from './request-signup.ts'
import { signupRefusals } from './signup.refusals.ts'
import { signupModes } from './signup.rules.ts'

/** Anybody may send one. */
const bodyLimit = 8 * 1024
const text = (max: number, min: number) => line(max, min).transform((value) => value as string)

export const readEntryRoute = signInRoute({
  method: 'GET',
  path: '/entry',
  summary: 'Which ways into the application there are',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          signUp: z
            .enum(signupModes)
            .describe(
              'open = at once, approval = sends after the operator has looked at it, closed = by invitation only',
            ),
          company: z
            .strictObject({
              name: z.string().nullable().describe('What it is called; null = the company of whoever reads'),
            })
            .nullable()
            .describe('The company sign-in; null = there is none'),
        })
        .meta({ id: 'Entry', description: 'Which ways into the application there are' }),
    }),
  },
  handle: async ({ app: { config } }) => {
    const company = config.OIDC_ISSUER ? { name: config.OIDC_NAME ?? null } : null
    return { status: 200, body: { data: { signUp: config.SIGNUP, company } } }
  },
})

export const requestSignupRoute = signInRoute({
  method: 'POST',
  path: '/sign-ups',
  summary: 'Ask for an account',
  description: 'Answers the same, and in the same time, whether the email is known or not: the mail tells.',
  body: {
    schema: z.strictObject({
      organisation: text(191, 2).describe('What the account is called'),
      name: text(100, 1).describe('How its first admin is called'),
      email: z.string().max(254).describe('What they sign in with; the link goes there'),
      password: z.string().max(1024).describe('The password they choose'),
      languageIso: z.enum(languages).describe('The language they read, and that of the account'),
      timeZone: z
        .string()
        .refine(isTimeZone, { error: 'out_of_range' })
        .describe('IANA name of the time zone of the account'),
      accountType: z.enum(['S', 'L']).describe('S = has subscribers, L = manages S-accounts'),
    }),
  },
  bodyLimit,
  responses: { 204: null },
  errors: [
    userRefusals.email_unsuitable,
    userRefusals.password_unsuitable,
    userRefusals.password_breached,
    signupRefusals.sign_up_throttled,
    userRefusals.sign_in_busy,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, peerAddress }) => {
    await requestSignup(app, body, peerAddress)
    return { status: 204 }
  },
})

export const readSignupRoute = signInRoute({
  method: 'POST',
  path: '/sign-ups/reading',
  summary: 'What the link of a sign-up is about',
  body: { schema: z.strictObject({ token: linkToken }) },
  bodyLimit,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          email: z.string().describe('Whom it was sent to'),
          name: z.string().describe('How they are called'),
          organisation: z.string().describe('What the account will be called'),
        })
        .meta({ id: 'SignUpView', description: 'What whoever holds the link of a sign-up may know' }),
    }),
  },
  errors: [userRefusals.link_void, userRefusals.csrf_failed],
  handle: async ({ app, body }) => ({ status: 200, body: { data: await readSignup(app, body.token) } }),
})

export const openAccountRoute = signInRoute({
  method: 'POST',
  path: '/sign-ups/use',
  summary: 'Open the account',
  description: 'Uses the link up. The password shows that whoever opens the mail is who has signed up.',
  body: {
    schema: z.strictObject({
      token: linkToken,
      password: z.string().max(1024).describe('The one chosen at the sign-up'),
    }),
  },
  bodyLimit,
  responses: { 200: sessionSchema },
  errors: [
    userRefusals.link_void,
    userRefusals.sign_in_failed,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, caller, peerAddress, userAgent, requestId }) => {
    const from = { address: peerAddress, agent: userAgent, formerToken: caller.token, requestId }
    return beginReply(app, await openAccount(app, body, from))
  },
})
