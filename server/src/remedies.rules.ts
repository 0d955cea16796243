/** What helps after a refusal, by a name. Each door has its own words for it: a command, a button, a call. */
export const remedies = {
  listCustomers: 'listCustomers',
  listAccounts: 'listAccounts',
  listChannels: 'listChannels',
  listMailings: 'listMailings',
  listWebhooks: 'listWebhooks',
  listKeys: 'listKeys',
  listRuns: 'listRuns',
  listSenderDomains: 'listSenderDomains',
  checkSenderDomain: 'checkSenderDomain',
  chooseOtherName: 'chooseOtherName',
  changeConditions: 'changeConditions',
  freeMailings: 'freeMailings',
  unplanMailing: 'unplanMailing',
  planMailing: 'planMailing',
  activateMailing: 'activateMailing',
  deactivateMailing: 'deactivateMailing',
  completeMailing: 'completeMailing',
  usePublishedCopy: 'usePublishedCopy',
  pauseRun: 'pauseRun',
  grantPermission: 'grantPermission',
  attachReceivers: 'attachReceivers',
  tryAgainLater: 'tryAgainLater',
} as const

export type Remedy = (typeof remedies)[keyof typeof remedies]
