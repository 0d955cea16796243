import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { RelayChoices } from './relay-pools.ts'

interface Choice {
  id: number
  relay: string
}

/** Accounts with a relay of their own; they are few. */
export async function findRelayChoices(db: Database): Promise<RelayChoices> {
  const [rows] = await db.outsideTenants<[Nullable<Choice, 'relay'>]>([
    sql`select a.id, a.relay from accounts a where a.relay is not null`,
  ])
  return new Map((rows as Choice[]).map(({ id, relay }) => [id, relay]))
}
