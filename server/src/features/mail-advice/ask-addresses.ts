import type { Config } from '../../platform/config/config.ts'
import { createGuardedClient, type GuardedClient, type Looked } from '../../platform/net/guarded-client.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import { type DeadReason, whyDead } from './addresses.rules.ts'

export interface DeadAddress {
  url: string
  reason: DeadReason
}

const mostAddresses = 60
const atOnce = 12
const patienceMs = 3000
const wholePatienceMs = 9000
const mostRedirects = 3

/** The same by a client of its own, which keeps away from addresses of our network. */
export async function askAddresses(config: Config, urls: readonly string[]): Promise<DeadAddress[]> {
  const client = createGuardedClient({
    resolver: createResolver(config),
    allowPrivate: config.WEBHOOK_ALLOW_PRIVATE,
    allowPlain: true,
  })
  try {
    return await findDeadAddresses(client, urls)
  } finally {
    client.close()
  }
}

/** Which of these lead nowhere. What has not answered in time is not called dead. */
export async function findDeadAddresses(
  client: Pick<GuardedClient, 'look'>,
  urls: readonly string[],
): Promise<DeadAddress[]> {
  const waiting = urls.slice(0, mostAddresses)
  const endsAt = performance.now() + wholePatienceMs
  const dead: DeadAddress[] = []
  async function work(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined && performance.now() < endsAt; url = waiting.shift()) {
      const reason = await whyDeadAt(client, url)
      if (reason !== null) dead.push({ url, reason })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return dead.toSorted((one, other) => urls.indexOf(one.url) - urls.indexOf(other.url))
}

async function whyDeadAt(client: Pick<GuardedClient, 'look'>, url: string): Promise<DeadReason | null> {
  const first = await followed(client, url, 'HEAD')
  // Some servers know no HEAD, and say that the page is not there.
  const isDoubtful = first.outcome === 'answered' && first.status >= 400
  return whyDead(isDoubtful ? await followed(client, url, 'GET') : first)
}

/** Every step of the way is looked at by the guard. */
async function followed(
  client: Pick<GuardedClient, 'look'>,
  url: string,
  method: 'HEAD' | 'GET',
  redirects = mostRedirects,
): Promise<Looked> {
  const looked = await client.look(url, method, patienceMs)
  if (looked.outcome === 'unanswered' || redirects === 0) return looked
  const next = looked.status >= 300 && looked.status < 400 && looked.location ? URL.parse(looked.location, url) : null
  return next ? followed(client, next.href, method, redirects - 1) : looked
}
