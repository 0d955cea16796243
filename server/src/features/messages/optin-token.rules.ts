import { createHash } from 'node:crypto'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** How long the link of an opt-in mail counts, and that of an opt-out mail. */
export const matterLinkLifeMs = 7 * 24 * 60 * 60 * 1000

/** The secret part of an opt-in link. Whoever reads the database alone cannot make it. */
export function optinToken(secrets: Pick<Secrets, 'hmac'>, nonce: Buffer): string {
  return secrets.hmac('optin-token', nonce.toString('base64url')).toString('base64url')
}

/** What the database knows of a token, to find its request by. */
export function optinTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
