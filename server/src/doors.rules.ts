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
  /** Keys, channels, fields or settings of an account have changed: whoever keeps a copy reads it again. */
  accountSetup: 'account-setup',
  /** The same of what all accounts of a customer share. */
  customerSetup: 'customer-setup',
} as const
