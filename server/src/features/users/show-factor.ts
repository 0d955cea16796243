import type { App } from '../../platform/app/app.ts'
import type { Shown } from './count-attempt.ts'
import { type FactorMethod, isTotpCode, normalCode } from './second-factor.rules.ts'
import { takeRecoveryCode, takeStep } from './second-factor.store.ts'
import type { Candidate } from './sign-in.store.ts'
import { stepOfCode } from './totp.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock'>

/**
 * After the password: nothing for those without a second factor, and the rest a code, each once. Whoever comes without one is
 * asked for it, which neither counts as a failure nor forgets any: else asking between two guesses would undo the count.
 */
export async function showFactor(app: Parts, candidate: Candidate, code: string | null): Promise<Shown<number>> {
  const methods = methodsOf(candidate)
  if (methods.length === 0) return { shown: candidate.userId }
  if (code === null) throw userRefusals.second_factor_needed({ methods })
  const isGood = await takeCode(app, candidate, normalCode(code))
  return isGood ? { shown: candidate.userId } : { failed: userRefusals.second_factor_failed() }
}

function methodsOf({ totpSealed }: Candidate): FactorMethod[] {
  return totpSealed ? ['totp', 'recoveryCode'] : []
}

async function takeCode(app: Parts, { userId, totpSealed }: Candidate, code: string): Promise<boolean> {
  if (!isTotpCode(code)) return takeRecoveryCode(app.db, userId, recoveryHmac(app, userId, code))
  if (!totpSealed) return false
  const step = stepOfCode(app.secrets.open(totpPurpose(userId), totpSealed), code, app.clock.now())
  return step !== null && takeStep(app.db, userId, step)
}

/** What the secret of one user is sealed for opens nobody else's. */
export function totpPurpose(userId: number): string {
  return `totp:${userId}`
}

export function recoveryHmac({ secrets }: Pick<App, 'secrets'>, userId: number, code: string): Buffer {
  return secrets.hmac(`recovery code:${userId}`, normalCode(code))
}
