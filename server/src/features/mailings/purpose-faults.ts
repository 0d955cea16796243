import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import type { MailingType } from './mailing.rules.ts'

const shortest = 10
const longest = 500

/** Somebody stands for it with a sentence that mail about this reaches people who left. */
export function purposeFaults(type: MailingType, reason: string): FieldError[] {
  const length = [...reason.trim()].length
  if (type !== 'trigger')
    return [fieldError('#/purposeReason', 'field_not_allowed', 'Only trigger mailings can be transactional.')]
  if (length < shortest || length > longest)
    return [
      fieldError(
        '#/purposeReason',
        'out_of_range',
        `Say in ${shortest} to ${longest} characters why this mail is transactional.`,
      ),
    ]
  return []
}
