import { noAnswer, reasonAmong } from '../../api/refusal.ts'

const explained = [
  'validation_failed',
  'subscriber_exists',
  'subscriber_not_found',
  'permission_required',
  'transition_not_allowed',
  'act_not_possible',
  'right_required',
  'reauthentication_required',
  'legal_basis_invalid',
  'person_must_ask',
  'address_closed',
  'optin_throttled',
  'optin_mailing_missing',
  'undo_over',
  'changed_meanwhile',
  noAnswer,
] as const

/** Which words tell why something about a person was refused, and what helps. */
export function refusalWords(error: Error): (typeof explained)[number] | 'other' {
  return reasonAmong(explained, error)
}
