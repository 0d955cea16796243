import type { App } from '../../platform/app/app.ts'
import type { GateRequest } from '../../platform/http/gate.ts'
import type { Admission } from '../../platform/limiter/limiter.ts'
import type { Caller } from './caller.gate.ts'

/** More than any limit that can be set, where only the other one is. */
const unlimited = 10_000_000

export interface AccountPass {
  admission: Admission
  leave(): void
}

/** Counts a request for its account over all keys; null = the account has no limits of its own, and nothing is counted. */
export async function admitToAccount(
  { limiter }: Pick<App, 'limiter'>,
  { clientAddress }: GateRequest,
  { prefix, account }: Caller,
): Promise<AccountPass | null> {
  const { id: accountId, minuteLimit, concurrentLimit } = account
  if (minuteLimit === null && concurrentLimit === null) return null
  // No prefix of a key has a colon.
  const keyId = `account:${accountId}`
  const limits = { minuteLimit: minuteLimit ?? unlimited, concurrentLimit: concurrentLimit ?? unlimited }
  const admission = await limiter.admit({ keyId, accountId, clientAddress, prefix, limits })
  return {
    admission,
    leave: () => {
      if (admission.outcome === 'admitted') limiter.release(keyId, admission.lease)
    },
  }
}
