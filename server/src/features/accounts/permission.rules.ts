/** What not every actor may do inside an account; a key has some of them, a user has those of the role. */
export const permissions = [
  'reactivateUnsubscribed',
  'reactivateManual',
  'reactivateComplained',
  'archiveReceiveReady',
  'triggerUnknownSubscribers',
] as const
export type Permission = (typeof permissions)[number]
