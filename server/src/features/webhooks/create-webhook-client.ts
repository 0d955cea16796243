import type { Config } from '../../platform/config/config.ts'
import { createGuardedClient, type GuardedClient } from '../../platform/net/guarded-client.ts'
import { createResolver } from '../../platform/net/resolver.ts'

export function createWebhookClient(config: Pick<Config, 'DNS_SERVERS' | 'WEBHOOK_ALLOW_PRIVATE'>): GuardedClient {
  return createGuardedClient({ resolver: createResolver(config), allowPrivate: config.WEBHOOK_ALLOW_PRIVATE })
}
