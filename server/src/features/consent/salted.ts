import { randomBytes } from 'node:crypto'

/** Evidence enters the chain by its digest; salt keeps short values such as an address from being guessed by it. */
export function salted(evidence: Record<string, string>): Record<string, string> {
  return { ...evidence, salt: randomBytes(12).toString('base64url') }
}
