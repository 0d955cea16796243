import type { Reader } from '../../platform/db/database.ts'
import { expectUnchanged, type LastChange, type VersionCheck } from '../../platform/versions/expect-unchanged.ts'
import type { BareAct } from '../accounts/index.ts'
import { findLastChangeOf } from '../events/index.ts'
import { editableOf, type Subscriber, type SubscriberData } from '../subscribers/index.ts'
import { nameActors } from '../users/index.ts'

/** Refuses what would overwrite members of a person that the caller has not seen as they are. */
export function expectSeen(
  { tx }: Pick<BareAct, 'tx'>,
  subscriber: Subscriber,
  { version, asked }: Pick<VersionCheck, 'version' | 'asked'>,
): Promise<void> {
  return expectUnchanged({
    ...{ version, asked, current: { ...editableOf(subscriber) } },
    lastChange: (members) => lastChangeOf(tx, subscriber.id, members),
  })
}

export function askedOf({ email, base, customerFields }: SubscriberData) {
  return { ...(email && { email: email.email }), ...base, customerFields }
}

async function lastChangeOf(reader: Reader, subscriberId: number, members: readonly string[]): Promise<LastChange> {
  const change = await findLastChangeOf(reader, subscriberId, members)
  if (!change?.actor) return { at: change?.occurredAt ?? null, by: null }
  const [by = null] = await nameActors(reader, [change.actor])
  return { at: change.occurredAt, by }
}
