import type { MessagePayload, SealedValues } from '../messages/index.ts'

/** What a campaign's receiver was attached with. */
export function payloadOf({ subject, placeholders }: ReceiverValues): MessagePayload {
  return { ...(placeholders && { placeholders }), ...(subject !== null && { subject }) }
}

export interface ReceiverValues {
  subject: string | null
  /** Null while they are too large to be read ahead. */
  placeholders: SealedValues | null
}
