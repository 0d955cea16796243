import type { Act } from '../accounts/index.ts'
import { findHands, readWritten, type Seen } from '../mailings/index.ts'
import { nameActors } from '../users/index.ts'

/** A version somebody has seen, and who has changed the mailing since, should they have to be told. */
export function seenAs(act: Act, id: number, version: string): Seen {
  return {
    version,
    lastChange: async () => {
      const [hands, { mailing }] = await Promise.all([findHands(act.reader, id), readWritten(act, id)])
      const actor = hands?.changedBy ?? hands?.createdBy ?? null
      const by = actor === null ? null : ((await nameActors(act.reader, [actor]))[0] ?? null)
      return { at: mailing.updatedAt, by }
    },
  }
}
