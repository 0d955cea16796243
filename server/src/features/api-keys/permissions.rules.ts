export const permissions = [
  'reactivateUnsubscribed',
  'reactivateManual',
  'reactivateComplained',
  'archiveReceiveReady',
  'triggerUnknownSubscribers',
] as const
export type Permission = (typeof permissions)[number]

export const scopes = ['articles', 'subscribers'] as const
export type Scope = (typeof scopes)[number]
