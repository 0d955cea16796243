import type { App } from '../../platform/app/app.ts'
import type { Assertion } from './passkey.rules.ts'
import { findPasskey, type ShownPasskey, takeAssertion } from './passkey.store.ts'
import { verifyAssertion } from './verify-passkey.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>

/** What a passkey has signed, in a browser that shows this session or none. */
export interface Presented {
  assertion: Assertion
  sessionToken: string | null
}

/** The passkey that has signed, if it is one that counts here. What it signed is good once, and a key of somebody else is left alone. */
export async function showPasskey(
  app: Parts,
  { assertion, sessionToken }: Presented,
  isWanted: (passkey: ShownPasskey) => boolean,
): Promise<ShownPasskey | null> {
  const passkey = await findPasskey(app.db, Buffer.from(assertion.credentialId, 'base64url'))
  if (!passkey || !isWanted(passkey)) return null
  const verified = await verifyAssertion(app, { ceremony: 'signIn', sessionToken }, { assertion, passkey })
  return verified && (await takeAssertion(app.db, { passkey, ...verified })) ? passkey : null
}
