import type { BareAct } from '../accounts/index.ts'
import { type Erasure, insertErasure, isErasureKnown, leaveTombstones } from '../suppression/index.ts'
import { eraseSubscriber } from './erase-subscriber.ts'
import { loadPerson } from './person-write.ts'

/**
 * Does an erasure again that a restore has undone. `suppressed`: the backup did not know the person, so only the archived
 * reasons of the address come back. `known`: nothing was left to do, which makes a second replay harmless.
 */
export async function replayErasure(act: BareAct, erasure: Erasure): Promise<'erased' | 'suppressed' | 'known'> {
  const { tx } = act
  const { subscriberId, subscriberCreatedAt, addressHmac, erasedAt } = erasure
  const [{ subscriber }, isKnown] = await Promise.all([loadPerson(tx, subscriberId), isErasureKnown(tx, erasure)])
  const isSamePerson = subscriber?.createdAt === subscriberCreatedAt
  // Known ones left their reasons when they were erased; since then the address may have agreed anew.
  if (isKnown && !isSamePerson) return 'known'
  if (!isKnown) {
    const guards = new Map(Object.entries(erasure.guards).map(([channelId, guard]) => [Number(channelId), guard]))
    leaveTombstones(tx, addressHmac, guards, erasedAt)
    insertErasure(tx, erasure)
  }
  if (!isSamePerson) return 'suppressed'
  await eraseSubscriber(act, { subscriberId, source: 'replay' })
  return 'erased'
}
