/** What the console has words for; others show their own name. */
export const knownActs = [
  'session.begin',
  'session.failure',
  'session.end',
  'secondFactor.begin',
  'secondFactor.create',
  'operator.create',
  'operator.remove',
  'operator.resetFactor',
  'sending.freeze',
  'sending.agreeToUnfreeze',
  'sending.unfreeze',
  'account.approve',
  'account.refuse',
  'account.withdrawApproval',
  'account.limit',
] as const
