/** Where a committed change may knock. A knock only says that there is news; the rows say what it is. */
export const doors = {
  /** Single mails are waiting: opt-in, trigger, test. */
  priority: 'priority',
  /** A run has mails to send. */
  bulk: 'bulk',
  /** Something was planned, and may be due. */
  dispatch: 'dispatch',
  /** An account's event log has grown. */
  events: 'events',
  /** A job was asked for, came further or ended. */
  jobs: 'jobs',
  /** Keys, channels, fields or settings of an account have changed: whoever keeps a copy reads it again. */
  accountSetup: 'account-setup',
  /** The same of what all accounts of a customer share. */
  customerSetup: 'customer-setup',
  /** Operators were let in to look at people, or no more. */
  support: 'support',
} as const

/** What whoever looks at an account on a screen wants to know of at once. */
const lookedAt: readonly string[] = [doors.events, doors.jobs, doors.support]

/** The doors to knock at for a change of one account; the account has one of its own for those who look at it. */
export function doorsFor(door: string, accountId: number): string[] {
  return lookedAt.includes(door) ? [door, liveDoor(accountId)] : [door]
}

/** The people who write the same newsletter hear of each other there. */
export function editingDoor(accountId: number, mailingId: number): string {
  return `editing.${accountId}.${mailingId}`
}

export function liveDoor(accountId: number): string {
  return `live.${accountId}`
}
