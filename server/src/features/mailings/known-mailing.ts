import type { Tx } from '../../platform/db/database.ts'
import { isFurtherLanguage, mainIdOf } from './language-version.rules.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { judgeStep, type Mailing, type Newsletter, type PlanStep } from './mailing.rules.ts'
import { findNewsletter, hasStarted, lockMailing } from './mailing.store.ts'

export interface KnownMailing {
  mailing: Mailing
  newsletter: Newsletter
  isStarted: boolean
}

/** A mailing as a whole. Locked until the transaction ends, so that its dispatch cannot begin meanwhile. */
export async function requireMailing(tx: Tx, id: number): Promise<KnownMailing> {
  const known = await requireLanguage(tx, id)
  expectWhole(known)
  return known
}

/** Refuses what goes for all languages at once where only one of them is meant. */
export function expectWhole({ mailing }: Pick<KnownMailing, 'mailing'>): void {
  const { languageIso } = mailing
  if (isFurtherLanguage(mailing))
    throw mailingRefusals.mailing_is_language({ mailingId: mainIdOf(mailing), languageIso })
}

/** The same, or one of its further languages: what is written in it is its own, and the rest that of the whole. */
export async function requireLanguage(tx: Tx, id: number): Promise<KnownMailing> {
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
