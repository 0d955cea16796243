import { Resolver } from 'node:dns/promises'
import type { Config } from '../platform/config/config.ts'
import { createGuardedClient, type GuardedClient } from '../platform/net/guarded-client.ts'

/** Names are asked for without the system's few threads for that, so that a slow name server holds up nobody else. */
export function createWebhookClient({
  DNS_SERVERS,
  WEBHOOK_ALLOW_PRIVATE,
}: Pick<Config, 'DNS_SERVERS' | 'WEBHOOK_ALLOW_PRIVATE'>): GuardedClient {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const servers = DNS_SERVERS.split(',')
    .map((server) => server.trim())
    .filter(Boolean)
  if (servers.length > 0) resolver.setServers(servers)
  return createGuardedClient({ resolver, allowPrivate: WEBHOOK_ALLOW_PRIVATE })
}
