/** What the screen has words for; others show their own name. In the order of the filter. */
export const knownActs = [
  'apiKeys.create',
  'apiKeys.change',
  'apiKeys.delete',
  'webhooks.create',
  'webhooks.change',
  'webhooks.delete',
  'webhooks.pause',
  'webhooks.resume',
  'webhooks.secret',
  'webhooks.redelivery',
  'members.change',
  'members.delete',
  'members.second-factor.delete',
  'account.open',
  'account.approve',
  'account.refuse',
  'account.withdrawApproval',
  'account.limit',
  'account.rename',
  'account.lock',
  'account.unlock',
  'account.detach',
  'account.attach',
  'account.decline',
  'subaccounts.create',
  'subaccounts.change',
  'subaccounts.locking',
  'subaccounts.unlocking',
  'subaccounts.detaching',
  'subaccounts.channelModule.set',
  'subaccounts.invitations',
  'furtherAccounts.create',
  'relation.offer.set',
  'relation.offer.delete',
  'offers.attaching',
  'offers.delete',
  'session.begin',
  'session.failure',
  'session.end',
  'session.endAll',
  'companySignIn.join',
  'companySignIn.link',
  'companyDomain.bind',
  'companyDomain.unbind',
  'password.change',
  'secondFactor.begin',
  'secondFactor.create',
  'secondFactor.delete',
  'secondFactor.recoveryCodes',
  'passkey.create',
  'passkey.rename',
  'passkey.delete',
  'invitations.create',
  'invitations.delete',
  'settings.change',
  'settings.pages.change',
  'settings.channelModule.set',
  'channels.create',
  'channels.change',
  'channels.pages.change',
  'channels.closing',
  'channels.reopening',
  'channels.delete',
  'customerFields.value.set',
  'customerFields.value.delete',
  'senderDomains.create',
  'subscribers.delete',
  'subscribers.acts',
  'subscribers.erasures',
  'subscribers.create',
  'subscribers.change',
  'subscribers.reactivations',
  'subscribers.readmissions',
  'subscribers.undo',
  'groups.create',
  'groups.change',
  'groups.delete',
  'groups.members',
  'groups.dismissals',
  'imports.create',
  'imports.format.set',
  'imports.rules.set',
  'imports.check',
  'imports.run',
  'imports.pause',
  'imports.resume',
  'imports.cancel',
  'jobs.cancel',
  'jobs.retry',
  'jobs.undo',
] as const
type KnownAct = (typeof knownActs)[number]

export function knownAct(act: string): KnownAct | null {
  return knownActs.find((known) => known === act) ?? null
}

/** `user:7` is the user 7; nobody else is. */
export function userIdOf(actor: string): number | null {
  const [, id] = /^user:(\d+)$/.exec(actor) ?? []
  return id === undefined ? null : Number(id)
}

/** A kept value as a reader wants it: lists with commas, nothing as a dash. */
export function valueText(value: unknown): string {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What the address may say. */
export function readAuditSearch({ actor, act }: { actor?: unknown; act?: unknown }): { actor?: string; act?: string } {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return { actor: text(actor), act: text(act) }
}
