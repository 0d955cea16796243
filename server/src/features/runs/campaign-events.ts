import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type AccountHead, saveAccountHead } from '../accounts/index.ts'
import { appendEvents } from '../events/index.ts'

/** The end of a campaign is an event of its account, which is locked. */
export function tellOfCampaign(
  tx: Tx,
  head: AccountHead,
  type: 'mailing.trigger.sent' | 'mailing.trigger.failed',
  mailingId: number,
  occurredAt: Timestamp,
): void {
  const ends = appendEvents(tx, head, [{ type, subscriberId: null, occurredAt, data: { mailingId } }])
  saveAccountHead(tx, { ...head, ...ends })
}
