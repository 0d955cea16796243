import type { App } from '../../platform/app/app.ts'
import type { Shown } from './count-attempt.ts'
import { isTotpCode, methodsOf, normalCode } from './second-factor.rules.ts'
import { takeRecoveryCode, takeStep } from './second-factor.store.ts'
import { type Presented, showPasskey } from './show-passkey.ts'
import type { Recognised, WithFactor } from './sign-in.store.ts'
import { stepOfCode } from './totp.ts'
import { userRefusals } from './user.refusals.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>

/** What is shown besides the password, if anything. */
export interface Besides {
  code: string | null
  passkey: Presented | null
}

/**
 * After the password, or what a provider vouches for: nothing for those without a second factor, and the rest a code or
 * passkey, each once. Whoever comes without one is asked for it, which neither counts as a failure nor forgets any: else
 * asking between two guesses would undo the count.
 */
export async function showFactor(app: Parts, candidate: WithFactor, besides: Besides): Promise<Shown<Recognised>> {
  const { userId, accessVersion, totpSealed, hasPasskey } = candidate
  const methods = methodsOf({ hasTotp: totpSealed !== null, hasPasskey })
  if (methods.length === 0) return { shown: { userId, accessVersion } }
  if (besides.code === null && besides.passkey === null) throw userRefusals.second_factor_needed({ methods })
  const isGood = await take(app, candidate, besides)
  return isGood ? { shown: { userId, accessVersion } } : { failed: userRefusals.second_factor_failed() }
}

async function take(app: Parts, candidate: WithFactor, { code, passkey }: Besides): Promise<boolean> {
  if (passkey === null) return takeCode(app, candidate, normalCode(code ?? ''))
  return (await showPasskey(app, passkey, ({ userId }) => userId === candidate.userId)) !== null
}

async function takeCode(app: Parts, { userId, totpSealed }: WithFactor, code: string): Promise<boolean> {
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
