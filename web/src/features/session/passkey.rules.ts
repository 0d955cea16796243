/** Nothing was signed: the person closed the browser's question, or it has no passkey for this page. */
export class PasskeyUnused extends Error {
  override readonly name = 'PasskeyUnused'
}

/** The device has one of this user already. */
export class PasskeyKnown extends Error {
  override readonly name = 'PasskeyKnown'
}

/** Old browsers, and pages that did not come over HTTPS, know nothing of passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
