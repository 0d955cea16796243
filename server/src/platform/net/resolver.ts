import { Resolver } from 'node:dns/promises'

/** Names are asked for without the system's few threads for that, so that a slow name server holds up nobody else. */
export function createResolver({ DNS_SERVERS }: { DNS_SERVERS: string }): Resolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const servers = DNS_SERVERS.split(',')
    .map((server) => server.trim())
    .filter(Boolean)
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}
