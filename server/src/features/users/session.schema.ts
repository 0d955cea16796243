import { z } from 'zod'
import { count, timestampSchema } from '../../platform/http/schema.ts'
import { actions, roles } from '../accounts/index.ts'
import { optionalAssertion } from './passkey.schema.ts'

const userSchema = z
  .strictObject({
    id: z.int().describe('The id of the user'),
    name: z.string().describe('How they are called'),
    email: z.string().describe('What they sign in with'),
    languageIso: z.string().describe('The language they read'),
  })
  .meta({ id: 'User', description: 'Somebody who works in the application' })

const accountSchema = z
  .strictObject({
    id: z.int().describe('The id of the account'),
    name: z.string().describe('What it is called'),
    type: z.literal(['S', 'L']).describe('S = has subscribers, L = manages S-accounts'),
    timeZone: z.string().describe('IANA name of its time zone'),
    role: z.enum(roles).describe('What the user is in it'),
    rights: z.array(z.enum(actions)).describe('What the user may do in it'),
    sandboxOf: z.int().nullable().describe('The account it is the sandbox of; null = it is a real one'),
    closedAt: timestampSchema.nullable().describe('Since when it is closed, UTC; null = it is open'),
    secondFactorDueAt: timestampSchema
      .nullable()
      .describe('Until when they are let in without a second factor, UTC; null = they have one, or need none'),
  })
  .meta({ id: 'SessionAccount', description: 'An account the user works in' })

export const sessionSchema = z.strictObject({
  data: z
    .strictObject({
      user: userSchema,
      csrfToken: z.string().describe('To be sent as X-CSRF-Token with whatever changes something'),
      idleSeconds: count.describe('How long they stay signed in without doing anything'),
      accounts: z.array(accountSchema).describe('Where they may work'),
    })
    .meta({ id: 'Session', description: 'Who has signed in, and where they may work' }),
})

export const sessionListSchema = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          id: z.int().describe('The id of the session'),
          createdAt: timestampSchema.describe('When they signed in, UTC'),
          seenAt: timestampSchema.describe('When it was last used, UTC'),
          address: z.string().describe('Where the sign-in came from'),
          agent: z.string().nullable().describe('What the browser called itself'),
          isCurrent: z.boolean().describe('Whether it is the one that asks'),
        })
        .meta({ id: 'ListedSession', description: 'Somewhere the user is signed in' }),
    )
    .describe('Those that can still be used, the latest used first'),
})

export const secondFactorCode = z
  .string()
  .max(64)
  .optional()
  .describe('A code of their app or a recovery code, once an answer has asked for it')

export const credentialsSchema = z.strictObject({
  email: z.string().max(254).describe('The email of the user'),
  password: z.string().max(1024).describe('Their password'),
  code: secondFactorCode,
  passkey: optionalAssertion,
})

export const recoveryCodes = z
  .array(z.string())
  .describe('Each is good once; they are never shown again. Null = the ones they have stay good')
