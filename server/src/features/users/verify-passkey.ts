import { randomBytes } from 'node:crypto'
import type { App } from '../../platform/app/app.ts'
import type { Assertion, Attestation } from './passkey.rules.ts'
import type { ShownPasskey } from './passkey.store.ts'
import {
  type ChallengeScope,
  challengeFor,
  challengeLifeMs,
  nonceLength,
  type OpenedChallenge,
  openChallenge,
} from './passkey-challenge.rules.ts'

type Parts = Pick<App, 'secrets' | 'clock' | 'config'>

/** Loading it takes a fifth of the start of every process and command, and one process needs it. */
const loadVerifiers = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: what devices have. */
export const algorithms = [-8, -7, -257]

export interface Asked {
  challenge: string
  rpId: string
  timeoutMs: number
}

/** What a device is asked to sign. */
export function askPasskey(app: Parts, scope: ChallengeScope): Asked {
  const challenge = challengeFor(scope, randomBytes(nonceLength), app.clock.now().getTime(), signerOf(app))
  return { challenge: challenge.toString('base64url'), rpId: relyingParty(app).rpId, timeoutMs: challengeLifeMs }
}

/** The same for a user for ever, so that a device replaces a key instead of keeping two; says nothing about them. */
export function userHandleOf({ secrets }: Pick<App, 'secrets'>, userId: number): string {
  return secrets.hmac('passkey user', String(userId)).toString('base64url')
}

export interface Verified {
  challenge: OpenedChallenge
  signCount: number
}

/** Null unless the key has signed our challenge, for our domain, after the device has recognised its owner. */
export async function verifyAssertion(
  app: Parts,
  scope: ChallengeScope,
  { assertion, passkey }: { assertion: Assertion; passkey: ShownPasskey },
): Promise<Verified | null> {
  const { credentialId: id, clientData, authenticatorData, signature, userHandle } = assertion
  if (userHandle !== null && userHandle !== userHandleOf(app, passkey.userId)) return null
  const opened = challengeIn(app, scope, clientData)
  if (!opened) return null
  const { origin, rpId } = relyingParty(app)
  const { verifyAuthenticationResponse } = await loadVerifiers()
  const outcome = await orNull(() =>
    verifyAuthenticationResponse({
      response: {
        ...envelopeOf(id),
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: opened.text,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.signCount },
    }),
  )
  if (!outcome?.verified) return null
  return { challenge: opened.challenge, signCount: outcome.authenticationInfo.newCounter }
}

export interface MadeKey extends Verified {
  credentialId: Buffer
  publicKey: Buffer
}

/** The same for a key that a device has just made. */
export async function verifyAttestation(
  app: Parts,
  scope: ChallengeScope,
  { credentialId: id, clientData, attestation }: Attestation,
): Promise<MadeKey | null> {
  const opened = challengeIn(app, scope, clientData)
  if (!opened) return null
  const { origin, rpId } = relyingParty(app)
  const { verifyRegistrationResponse } = await loadVerifiers()
  const outcome = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...envelopeOf(id), response: { clientDataJSON: clientData, attestationObject: attestation } },
      expectedChallenge: opened.text,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!outcome?.verified) return null
  const { credential } = outcome.registrationInfo
  return {
    challenge: opened.challenge,
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
  }
}

/** What came over the wire is whatever somebody has sent; the library throws at all of it that is not in order. */
function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  return verify().catch(() => null)
}

const envelopeOf = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

function challengeIn(app: Parts, scope: ChallengeScope, clientData: string) {
  const text = challengeTextIn(clientData)
  const challenge = openChallenge(scope, Buffer.from(text, 'base64url'), app.clock.now().getTime(), signerOf(app))
  return challenge && { text, challenge }
}

function challengeTextIn(clientData: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = (said as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

function signerOf({ secrets }: Pick<App, 'secrets'>) {
  return (text: string) => secrets.hmac('passkey challenge', text)
}

function relyingParty({ config }: Pick<App, 'config'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(config.APP_URL)
  return { rpId: hostname, origin }
}
