import type { Database } from '../../platform/db/database.ts'
import { type Account, findAccount, findOffer, type Look } from '../accounts/index.ts'

type Named = Pick<Account, 'id' | 'name'>

export interface Relation extends Pick<Account, 'lockedAt' | 'lockedBy'> {
  above: Named | null
  offeredTo: Named | null
}

/** Of the L-account nothing but its name is asked for; it is of the same customer. */
export async function readRelation({ reader, account }: Look, db: Pick<Database, 'reader'>): Promise<Relation> {
  const { parentAccountId, lockedAt, lockedBy } = account
  const named = async (id: number | null): Promise<Named | null> => {
    if (id === null) return null
    return { id, name: (await findAccount(db.reader({ ...reader.tenant, accountId: id })))?.name ?? '' }
  }
  const [above, offeredTo] = await Promise.all([named(parentAccountId), findOffer(reader).then(named)])
  return { above, offeredTo, lockedAt, lockedBy }
}

/** The L-account above, by its name; null = there is none. */
export async function readAbove({ reader, account }: Look, db: Pick<Database, 'reader'>): Promise<Named | null> {
  const id = account.parentAccountId
  if (id === null) return null
  return { id, name: (await findAccount(db.reader({ ...reader.tenant, accountId: id })))?.name ?? '' }
}
