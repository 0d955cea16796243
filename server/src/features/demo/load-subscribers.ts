import type { BulkConnection } from '../../platform/db/bulk-connection.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { lockAccount, saveAccountHead } from '../accounts/index.ts'
import type { Keyed } from '../chains/index.ts'
import { appendConsent } from '../consent/index.ts'
import { insertSubscribersInBulk } from '../subscribers/index.ts'
import { insertSubscriptionsInBulk } from '../subscriptions/index.ts'
import { type BulkFieldIds, buildChunk, type Chunk, type ChunkWish, type Head } from './bulk-chunk.rules.ts'

export interface Load {
  tenant: Tenant
  channelId: number
  fieldIds: BulkFieldIds
  subscribers: number
  now: Date
  /** Of the account's consent ledger. */
  keyed: Keyed
  onProgress?(done: number): void
}

const chunkSize = 10_000
const threeYearsMs = 3 * 365 * 24 * 60 * 60 * 1000

/** Fills an account chunk by chunk, each in its own transaction: what is in stays in when a later one fails. */
export async function loadSubscribers(connection: BulkConnection, load: Load): Promise<void> {
  let prepared: Chunk | undefined
  for (let done = 0; done < load.subscribers; done += chunkSize) {
    const next = () => (done + chunkSize < load.subscribers ? wishFor(load, done + chunkSize) : undefined)
    prepared = await saveChunk(connection, load.tenant, wishFor(load, done), prepared, next())
    load.onProgress?.(Math.min(load.subscribers, done + chunkSize))
  }
}

function wishFor({ channelId, fieldIds, subscribers, now, keyed }: Load, done: number): ChunkWish {
  const joined = (share: number) => now.getTime() - threeYearsMs + share * threeYearsMs
  const count = Math.min(chunkSize, subscribers - done)
  return {
    count,
    channelId,
    fieldIds,
    joinedFrom: joined(done / subscribers),
    joinedUntil: joined((done + count) / subscribers),
    now: now.getTime(),
    keyed,
  }
}

/** Saves one chunk and, while the database works, prepares the next one on the guess that nobody writes in between. */
function saveChunk(
  connection: BulkConnection,
  tenant: Tenant,
  wish: ChunkWish,
  prepared: Chunk | undefined,
  nextWish: ChunkWish | undefined,
): Promise<Chunk | undefined> {
  return connection.transaction(tenant, async (tx) => {
    const head = await lockAccount(tx)
    const chunk = prepared && isSame(prepared.before, head) ? prepared : buildChunk(head, wish)
    await insertSubscribersInBulk(
      tx,
      chunk.rows.map(({ subscriber }) => subscriber),
    )
    await insertSubscriptionsInBulk(
      tx,
      chunk.rows.map(({ subscriber, subscription }) => ({ subscriberId: subscriber.id, subscription })),
    )
    appendConsent(tx, chunk.consent)
    saveAccountHead(tx, { ...head, ...chunk.after })
    const written = tx.flush()
    const next = nextWish && buildChunk(chunk.after, nextWish)
    await written
    return next
  })
}

function isSame(a: Head, b: Head): boolean {
  return (
    a.lastSubscriberId === b.lastSubscriberId && a.consentSeq === b.consentSeq && a.consentHash.equals(b.consentHash)
  )
}
