import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type MessageState, type MessageStateName, messageStateName } from '../messages/message-state.rules.ts'
import { type MailState, mailStateOf } from '../triggers/copy.rules.ts'

/** Where a single mail stands on the ledger, and what was said about it since. */
export interface TriggerMessage {
  id: number
  subscriberId: number
  mailingId: number
  messageState: MessageState
  /** The relay has named it, whatever became of it later. */
  hasQueueId: boolean
  createdAt: Timestamp
  wireAt: Timestamp | null
  deliveredAt: Timestamp | null
  bouncedAt: Timestamp | null
  /** What the first refusal of it means; null = none, or not judged yet. */
  refusal: string | null
}

export interface MailLife {
  state: MailState
  reason: string | null
  sentAt: Timestamp | null
}

/** Whether the relay took it, and what is the matter with it where nobody else has said so. */
const endings: Record<MessageStateName, { wasTaken: boolean; reason: string | null }> = {
  pending: { wasTaken: false, reason: null },
  claimed: { wasTaken: false, reason: null },
  onWire: { wasTaken: false, reason: null },
  deferred: { wasTaken: false, reason: null },
  inDoubt: { wasTaken: false, reason: null },
  accepted: { wasTaken: true, reason: null },
  delivered: { wasTaken: true, reason: null },
  bounced: { wasTaken: true, reason: null },
  rejected: { wasTaken: false, reason: 'refused' },
  unknown: { wasTaken: false, reason: 'unknown' },
  quarantined: { wasTaken: false, reason: 'impossible' },
  expired: { wasTaken: false, reason: 'expired' },
  excluded: { wasTaken: false, reason: 'archived' },
  canceled: { wasTaken: false, reason: 'canceled' },
}

/** The life of one mail: a mail that was delivered can still come back. */
export function lifeOf({ messageState, hasQueueId, wireAt, bouncedAt, refusal }: TriggerMessage): MailLife {
  const { wasTaken, reason } = endings[messageStateName(messageState)]
  const state = bouncedAt === null ? mailStateOf(messageState, 'pending') : 'bounced'
  return {
    state,
    reason: state === 'bounced' || state === 'failed' ? (refusal ?? reason) : reason,
    sentAt: wasTaken || hasQueueId ? wireAt : null,
  }
}
