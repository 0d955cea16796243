import type { FieldError } from '../../platform/errors/field-error.ts'

/** One receiver a mail is asked for. */
export interface Receiver {
  /** Where it stands in the body, as a pointer. */
  at: string
  key: { email: string; emailKey: string } | { subscriberId: number }
  subject: string | null
  placeholders: Readonly<Record<string, string>>
}
/** A receiver that cannot be read; `email` is what it said, to be recognised by. */
export interface UnreadableReceiver {
  email: string | null
  errors: FieldError[]
}

export function isUnreadable(receiver: Receiver | UnreadableReceiver): receiver is UnreadableReceiver {
  return 'errors' in receiver
}
