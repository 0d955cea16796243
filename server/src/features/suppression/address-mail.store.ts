import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CappedKind, MailCap } from './mail-cap.rules.ts'

export interface Taking extends Omit<MailCap, 'windowMs'> {
  addresses: readonly Buffer[]
  at: Timestamp
  since: Timestamp
}

/** For each address null, or since when it has had its share. */
export async function takeMails(
  tx: Tx,
  kind: CappedKind,
  { addresses, at, since, ofAccount, ofAll }: Taking,
): Promise<(Timestamp | null)[]> {
  const rows = await tx.rows<{ fullSince: Timestamp | null }>(sql`
    select t.full_since as "fullSince"
    from take_mails(${kind}, ${addresses}::bytea[], ${at}, ${since}, ${ofAccount}::int, ${ofAll}::int) t order by t.place`)
  return rows.map(({ fullSince }) => fullSince)
}

/** No cap looks back that far. */
export async function forgetAddressMails(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const [row] = await tx.rows<{ gone: number }>(sql`select forget_address_mails(${before}, ${limit}::int) as gone`)
  return row?.gone ?? 0
}
