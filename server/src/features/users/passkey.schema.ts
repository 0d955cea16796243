import { z } from 'zod'
import { line, timestampSchema } from '../../platform/http/schema.ts'

/** Bytes as browsers write them into JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((most * 4) / 3))
    .regex(/^[A-Za-z0-9_-]+$/)

const credentialId = bytes(1023).describe('What the device calls the key, base64url')
const clientData = bytes(2048).describe('What the browser says it was asked for, and by whom, base64url')

/** What a device answers when it signs. */
export const assertionSchema = z
  .strictObject({
    credentialId,
    clientData,
    authenticatorData: bytes(1024).describe('What the device says about itself and its owner, base64url'),
    signature: bytes(1024).describe('Over both, base64url'),
    userHandle: bytes(64).nullable().describe('Whose key it is, as the device was told, base64url'),
  })
  .meta({ id: 'PasskeyAssertion', description: 'What a passkey has signed, to show who its owner is' })

export const optionalAssertion = assertionSchema
  .optional()
  .describe('What a passkey of theirs has signed, instead of a code')

/** What a device answers when it makes a key. */
export const attestationSchema = z
  .strictObject({
    credentialId,
    clientData,
    attestation: bytes(16_384).describe('The new key, and what the device says about it, base64url'),
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .describe('How the browser reaches the device'),
  })
  .meta({ id: 'PasskeyAttestation', description: 'A key that a device has made' })

const challenge = z.string().describe('To be signed, base64url; good for five minutes, once, and in this browser')
const rpId = z.string().describe('The domain that the key is made for')
const timeoutMs = z.int().describe('How long the person may take')

export const signInChallengeSchema = z
  .strictObject({ challenge, rpId, timeoutMs })
  .meta({ id: 'PasskeyChallenge', description: 'What a passkey is asked to sign' })

export const enrolChallengeSchema = z
  .strictObject({
    challenge,
    rpId,
    timeoutMs,
    rpName: z.string().describe('What the application calls itself'),
    userHandle: z.string().describe('Whose key it will be, base64url; says nothing about them'),
    algorithms: z.array(z.int()).describe('Kinds of keys that can be checked, the best first (COSE)'),
    known: z
      .array(
        z.strictObject({ credentialId, transports: z.array(z.string()).describe('How browsers reach the device') }),
      )
      .describe('Those they have: a device makes no second one'),
  })
  .meta({ id: 'PasskeyInvitation', description: 'What a device is told to make a passkey of' })

export const passkeyName = line(60, 1).pipe(z.string()).describe('What the user calls it')

export const passkeySchema = z
  .strictObject({
    id: z.int().describe('The id of the passkey'),
    name: z.string().describe('What the user calls it'),
    createdAt: timestampSchema.describe('When it was added, UTC'),
    lastUsedAt: timestampSchema.nullable().describe('When somebody last signed in by it, UTC; null = never'),
  })
  .meta({ id: 'Passkey', description: 'A key by which the user signs in' })
