/** What a device answers when it signs; bytes as base64url. */
export interface Assertion {
  credentialId: string
  /** What the browser says it was asked for, and by whom. */
  clientData: string
  /** What the device says about itself and its owner. */
  authenticatorData: string
  signature: string
  userHandle: string | null
}

/** What a device answers when it makes a key. */
export interface Attestation {
  credentialId: string
  clientData: string
  attestation: string
  transports: string[]
}
