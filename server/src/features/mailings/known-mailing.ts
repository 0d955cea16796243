import type { Tx } from '../../platform/db/database.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { judgeStep, type Mailing, type Newsletter, type PlanStep } from './mailing.rules.ts'
import { findNewsletter, hasStarted, lockMailing } from './mailing.store.ts'

export interface KnownMailing {
  mailing: Mailing
  newsletter: Newsletter
  isStarted: boolean
}

/** Locks the mailing until the transaction ends, so that its dispatch cannot begin meanwhile. */
export async function requireMailing(tx: Tx, id: number): Promise<KnownMailing> {
  const [mailing, newsletter, isStarted] = await Promise.all([
    lockMailing(tx, id),
    findNewsletter(tx, id),
    hasStarted(tx, id),
  ])
  if (!mailing || !newsletter) throw mailingRefusals.mailing_not_found()
  return { mailing, newsletter, isStarted }
}

export function assertStep({ mailing, isStarted }: KnownMailing, step: PlanStep): void {
  const refusal = judgeStep(mailing, step, isStarted)
  if (refusal !== null) throw mailingRefusals[refusal]({ currentStatus: mailing.status })
}
