import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyChallenge,
  PasskeyInvitation,
  User,
} from '../../api/records.ts'
import { PasskeyKnown, PasskeyUnused } from './passkey.rules.ts'

/** Has a passkey sign; the browser asks which one, and its device whether it is its owner. */
export async function signByDevice({ challenge, rpId, timeoutMs }: PasskeyChallenge): Promise<PasskeyAssertion> {
  const publicKey = {
    challenge: bytesOf(challenge),
    rpId,
    timeout: timeoutMs,
    userVerification: 'required' as const,
  }
  const { rawId, response } = (await used(navigator.credentials.get({ publicKey }))) as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    credentialId: textOf(rawId),
    clientData: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    userHandle: userHandle && textOf(userHandle),
  }
}

/** Has a device make a passkey that it finds by itself later, without being told whose. */
export async function makeByDevice(invitation: PasskeyInvitation, user: User): Promise<PasskeyAttestation> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(invitation.challenge),
    timeout: invitation.timeoutMs,
    rp: { id: invitation.rpId, name: invitation.rpName },
    user: { id: bytesOf(invitation.userHandle), name: user.email, displayName: user.name },
    pubKeyCredParams: invitation.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: invitation.known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: bytesOf(credentialId),
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
  const { rawId, response } = (await used(navigator.credentials.create({ publicKey }))) as PublicKeyCredential
  const made = response as AuthenticatorAttestationResponse
  return {
    credentialId: textOf(rawId),
    clientData: textOf(made.clientDataJSON),
    attestation: textOf(made.attestationObject),
    transports: made.getTransports?.() ?? [],
  }
}

/** Browsers do not tell why nothing came of it, so that no page learns what people have. */
async function used(asked: Promise<Credential | null>): Promise<Credential> {
  try {
    const credential = await asked
    if (credential) return credential
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new PasskeyKnown()
  }
  throw new PasskeyUnused()
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
