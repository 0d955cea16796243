import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import { Turn } from '../rounds/index.ts'
import { checkSenderDomain } from './check-sender-domain.ts'
import { type DueDomain, findDueDomains } from './due-domain.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'log'>

const dayMs = 86_400_000
/** A name server that does not answer takes seconds of each; many domains have the same. */
const besideEachOther = 8

/** Looks at every domain that nobody has looked at for a day; what the DNS does not answer is looked at in the next turn. */
export async function checkDueDomains(app: Parts, turn = new Turn(app)): Promise<void> {
  const { clock, secrets, config } = app
  const before = timestamp(clock.now().getTime() - dayMs)
  const resolver = createResolver(config)
  const serve = ({ accountId, customerId, domain }: DueDomain) => {
    const tenant = { accountId, customerId }
    return turn.attempt(accountId, domain, () =>
      checkSenderDomain(
        {
          look: (work) => work({ reader: app.db.reader(tenant) }),
          act: (work) => app.db.transaction(tenant, (tx) => work({ tx, reader: tx, clock, secrets, config })),
          resolver,
        },
        domain,
      ),
    )
  }
  for (let after: DueDomain | null = null; ; ) {
    const due: DueDomain[] = await findDueDomains(app.db, { before, after })
    const waiting = due.filter(({ accountId }) => !turn.resting.includes(accountId)).values()
    const work = async () => {
      for (const domain of waiting) await serve(domain)
    }
    await Promise.all(Array.from({ length: besideEachOther }, work))
    after = due.at(-1) ?? null
    if (!after) return
  }
}
