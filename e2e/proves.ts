import { AsyncLocalStorage } from 'node:async_hooks'
import { clauses } from '../tools/conformance/catalogue/index.ts'

/** What has become of the claims of a test: true once everything in them was seen. */
export type Claims = Map<string, boolean>

const claimsOfTheTest = new AsyncLocalStorage<Claims>()

export function claimingInto<T>(claims: Claims, work: () => T): T {
  return claimsOfTheTest.run(claims, work)
}

/** Looks for what shows a clause of the specification: what is not seen throws. */
export async function proves(id: string, look: () => Promise<unknown>): Promise<void> {
  const claims = claimsOfTheTest.getStore()
  if (!claims) throw new Error('a claim stands in a test')
  if (clauses.get(id)?.proof !== 'browser') throw new Error(`${id} is no clause that a browser shows`)
  claims.set(id, false)
  await look()
  claims.set(id, true)
}
