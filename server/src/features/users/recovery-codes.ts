import type { App } from '../../platform/app/app.ts'
import { entered, type Tx } from '../../platform/db/database.ts'
import { findFactorSetting, mustHaveFactor } from '../accounts/index.ts'
import { newRecoveryCodes } from './second-factor.rules.ts'
import { hasFactor, lockFactors, replaceRecoveryCodes } from './second-factor.store.ts'
import type { Session } from './session.store.ts'
import { recoveryHmac } from './show-factor.ts'
import { userRefusals } from './user.refusals.ts'

/** Ten that replace any before them. */
export function makeRecoveryCodes(app: Pick<App, 'secrets'>, tx: Tx, userId: number): string[] {
  const codes = newRecoveryCodes()
  const hmacs = codes.map((code) => recoveryHmac(app, userId, code))
  replaceRecoveryCodes(tx, userId, hmacs)
  return codes
}

/** Before a factor is added: whoever has one has codes, too, and keeps them. */
export async function codesOfFirstFactor(app: Pick<App, 'secrets'>, tx: Tx, userId: number): Promise<string[] | null> {
  lockFactors(tx, userId)
  return (await hasFactor(tx, userId)) ? null : makeRecoveryCodes(app, tx, userId)
}

/**
 * After one was removed: without any, the password alone is enough again, and the codes have nothing to stand in for. Where
 * an account wants a factor of the user, the last one stays.
 */
export async function endCodesOfLastFactor(tx: Tx, { user, memberships }: Session): Promise<void> {
  if (await hasFactor(tx, user.id)) return
  for (const membership of memberships) {
    const setting = await findFactorSetting(entered(tx, membership))
    if (setting && mustHaveFactor(membership, setting.requireSecondFactor)) throw userRefusals.last_factor_required()
  }
  replaceRecoveryCodes(tx, user.id, [])
}
