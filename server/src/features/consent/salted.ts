import { createRandomPool } from '../../platform/secrets/random-pool.ts'

const random = createRandomPool()

/** Evidence enters the chain by its digest; salt keeps short values such as an address from being guessed by it. */
export function salted(evidence: Record<string, string>): Record<string, string> {
  return { ...evidence, salt: random(12).toString('base64url') }
}
