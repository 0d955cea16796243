import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'

/** What a mailing has from the L-account it is a copy of; one of the account's own has none of it. */
export interface FromAbove {
  /** The L-account keeps its subject. */
  isSubjectFixed: boolean
  /** The L-account keeps its content: articles, look, words beside the subject, values of fields. */
  isContentFixed: boolean
  /** Nobody has chosen yet whom it reaches. */
  lacksAudience: boolean
  /** When the L-account proposes to send it. */
  proposedAt: Timestamp | null
}

export const fixedParts = ['subject', 'content'] as const
export type FixedPart = (typeof fixedParts)[number]

/** The first of these parts that the account cannot change; null = it may change all of them. */
export function fixedPartOf(
  { isSubjectFixed, isContentFixed }: Pick<FromAbove, 'isSubjectFixed' | 'isContentFixed'>,
  changed: Partial<Record<FixedPart, boolean>>,
): FixedPart | null {
  if (isSubjectFixed && changed.subject) return 'subject'
  return isContentFixed && changed.content ? 'content' : null
}
