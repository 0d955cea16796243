import type { FactorMethod } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { PasskeyUnused } from './passkey.rules.ts'

/** Whether the password was right, and a code or passkey is what is still missing. */
export function asksForFactor(error: Error | null): boolean {
  return error instanceof Refusal && ['second_factor_needed', 'second_factor_failed'].includes(error.code)
}

/** Ways to show it, as the server named them when it asked; undefined where it did not ask. */
export function methodsAsked(error: Error | null): FactorMethod[] | undefined {
  const isAsked = error instanceof Refusal && error.code === 'second_factor_needed'
  return isAsked ? (error.values.methods as FactorMethod[]) : undefined
}

/** What a passkey was tried for and did not do. */
export function passkeyTrouble(error: Error | null): 'unused' | 'failed' | null {
  if (error instanceof PasskeyUnused) return 'unused'
  return error instanceof Refusal && error.code === 'passkey_failed' ? 'failed' : null
}
