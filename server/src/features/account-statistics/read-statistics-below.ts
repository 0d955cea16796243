import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import { loadFullAccount } from '../account-setup/index.ts'
import { type Account, type Look, listAccountsBelow } from '../accounts/index.ts'
import { newslettersSince } from '../statistics/index.ts'
import { countReady } from '../subscribers/index.ts'
import { type Compared, comparedOf } from './compare.rules.ts'
import { noGrowth } from './growth.rules.ts'
import { listGrowthByChannel } from './growth.store.ts'

export interface AccountBelow extends Compared, Pick<Account, 'id' | 'name'> {}

const dayMs = 24 * 60 * 60 * 1000
const atOnce = 8

/** The accounts below an L-account in sums, each read by itself: nothing of their people, and nothing of what they wrote. */
export async function readStatisticsBelow(
  look: Pick<Look, 'reader' | 'clock'>,
  db: Pick<Database, 'reader'>,
  days: number,
): Promise<AccountBelow[]> {
  const accounts = await listAccountsBelow(look.reader)
  const found: AccountBelow[] = []
  for (let first = 0; first < accounts.length; first += atOnce)
    found.push(
      ...(await Promise.all(
        accounts.slice(first, first + atOnce).map(async ({ id, name }) => {
          const reader = db.reader({ ...look.reader.tenant, accountId: id })
          return { id, name, ...(await sumsOf({ ...look, reader }, id, days)) }
        }),
      )),
    )
  return found.toSorted((a, b) => b.ready - a.ready || a.name.localeCompare(b.name))
}

async function sumsOf(
  { reader, clock }: { reader: Reader; clock: Look['clock'] },
  id: number,
  days: number,
): Promise<Compared> {
  const account = await loadFullAccount(reader)
  if (!account) throw new Error(`there is no account ${id}`)
  const now = clock.now().getTime()
  const began = new Date(now - (days - 1) * dayMs)
  const channelId = account.defaultChannel.id
  const [ready, growths, sums] = await Promise.all([
    countReady(reader, channelId),
    listGrowthByChannel(reader, began),
    newslettersSince({ reader }, timestamp(new Date(now - 365 * dayMs))),
  ])
  const growth = growths.find((each) => each.channelId === channelId) ?? noGrowth
  return comparedOf({ ready, growth, sums, since: timestamp(began) })
}
