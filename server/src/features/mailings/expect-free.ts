import { type FixedPart, type FromAbove, fixedPartOf } from './fixed-parts.rules.ts'
import { mailingRefusals } from './mailing.refusals.ts'

/** Refuses a change of what the L-account keeps. */
export function expectFree(
  mailing: Pick<FromAbove, 'isSubjectFixed' | 'isContentFixed'>,
  changed: Partial<Record<FixedPart, boolean>>,
): void {
  const part = fixedPartOf(mailing, changed)
  if (part !== null) throw mailingRefusals.part_fixed({ part })
}
