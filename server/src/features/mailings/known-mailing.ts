import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
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
  if (!mailing || !newsletter) throw new AppError('mailing_not_found', `The account has no mailing ${id}.`)
  return { mailing, newsletter, isStarted }
}

export function assertStep({ mailing, isStarted }: KnownMailing, step: PlanStep): void {
  const refusal = judgeStep(mailing, step, isStarted)
  if (refusal !== null) throw new AppError('invalid_state', refusal, { extensions: { currentStatus: mailing.status } })
}
