import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import { Turn } from '../rounds/index.ts'
import { checkHost } from './check-host.ts'
import { type DueHost, findDueHosts } from './host.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'log'>

/** For so long a host may still show an archive after its DNS has turned away; whoever has it next must not wait for long. */
const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs
const besideEachOther = 8

/** Looks at every host again that nobody has looked at for an hour; what the DNS does not answer stays as it is. */
export async function checkDueHosts(app: Parts, turn = new Turn(app)): Promise<void> {
  const { clock, config } = app
  const target = config.ARCHIVE_HOST_TARGET
  if (!target) return
  const now = clock.now().getTime()
  const times = { before: timestamp(now - hourMs), givenUp: timestamp(now - weekMs) }
  const resolver = createResolver(config)
  const serve = ({ accountId, customerId, channelId }: DueHost) => {
    const tenant = { accountId, customerId }
    return turn.attempt(accountId, `archive host of channel ${channelId}`, () =>
      checkHost(
        {
          look: (work) => work({ reader: app.db.reader(tenant) }),
          act: (work) => app.db.transaction(tenant, (tx) => work({ tx, clock })),
          ...{ resolver, target, clock },
        },
        channelId,
      ),
    )
  }
  for (let after: DueHost | null = null; ; ) {
    const due: DueHost[] = await findDueHosts(app.db, { ...times, after })
    const waiting = due.filter(({ accountId }) => !turn.resting.includes(accountId)).values()
    const work = async () => {
      for (const host of waiting) await serve(host)
    }
    await Promise.all(Array.from({ length: besideEachOther }, work))
    after = due.at(-1) ?? null
    if (!after) return
  }
}
