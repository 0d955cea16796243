import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { lastDownload, listAccountExports, withEnd } from '../account-exports/index.ts'
import { type Account, actorName, countsForClosing, endOf, type Look, listAccountsBelow } from '../accounts/index.ts'

const mostShown = 5

export interface Ending {
  closedAt: Timestamp | null
  endsAt: Timestamp | null
  below: Pick<Account, 'id' | 'name'>[]
  hasExport: boolean
  exports: (ReturnType<typeof withEnd> & { isOwn: boolean })[]
}

export async function readEnding({ reader, account, actor, clock }: Look): Promise<Ending> {
  const [below, downloadedAt, exports] = await Promise.all([
    listAccountsBelow(reader),
    lastDownload(reader),
    listAccountExports(reader, mostShown),
  ])
  const now = clock.now()
  const { closedAt } = account
  return {
    closedAt,
    endsAt: closedAt && endOf(closedAt),
    below: below.map(({ id, name }) => ({ id, name })),
    hasExport: countsForClosing(downloadedAt, now),
    exports: exports.map((found) => ({ ...withEnd(found, now), isOwn: found.askedBy === actorName(actor) })),
  }
}
