const reasons = [
  'accepted',
  'delivered',
  'bounced',
  'rejected',
  'expired',
  'inDoubt',
  'unknown',
  'excluded',
  'canceled',
  'quarantined',
  'pending',
  'claimed',
  'onWire',
  'deferred',
  'waiting',
  'noLongerKept',
  'notAReceiver',
  'joinedLater',
  'notInChannel',
  'notReady',
  'suspended',
  'notInGroups',
  'inExcludedGroup',
  'noBirthday',
  'notRecorded',
] as const

/** What decided it, as far as there are words for it. */
export function knownReason(reason: string): (typeof reasons)[number] {
  return reasons.find((known) => known === reason) ?? 'notRecorded'
}
