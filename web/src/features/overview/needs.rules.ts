import type { Overview, OverviewComing, SenderDomain, Webhook } from '../../api/records.ts'

export interface Need {
  kind: 'pending' | 'refused' | 'held' | 'failed' | 'webhook' | 'domain'
  name: string
}

/** In the order in which they hold up work. What somebody may not see is not handed in. */
export function needsOf(
  { approval, coming }: Pick<Overview, 'approval'> & { coming: readonly Pick<OverviewComing, 'standing' | 'name'>[] },
  webhooks: readonly Pick<Webhook, 'name' | 'state'>[],
  domains: readonly Pick<SenderDomain, 'domain' | 'verifiedAt'>[],
): Need[] {
  const comingAs = (standing: OverviewComing['standing']) => coming.filter((one) => one.standing === standing)
  return [
    ...(approval === 'approved' ? [] : [{ kind: approval, name: '' }]),
    ...comingAs('paused').map(({ name }) => ({ kind: 'held' as const, name })),
    ...comingAs('failed').map(({ name }) => ({ kind: 'failed' as const, name })),
    ...webhooks.filter(({ state }) => state === 'failing').map(({ name }) => ({ kind: 'webhook' as const, name })),
    ...domains
      .filter(({ verifiedAt }) => verifiedAt === null)
      .map(({ domain }) => ({ kind: 'domain' as const, name: domain })),
  ]
}
