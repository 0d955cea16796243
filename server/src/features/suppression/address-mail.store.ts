import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { type CappedKind, type MailCap, mailCaps, type RecentMails } from './mail-cap.rules.ts'

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

/** The moment in the account of a transaction: a sandbox may be ahead. */
function inAccount(tenant: Pick<Tenant, 'accountId'>, now: Timestamp): Sql {
  return sql`
    (select ${now}::timestamptz + a.clock_ahead_seconds * interval '1 second' from accounts a where a.id = ${tenant.accountId})`
}

/** Of each address, in their order. */
export async function recentMails(
  reader: Reader,
  kind: CappedKind,
  { addresses, now }: { addresses: readonly Buffer[]; now: Timestamp },
): Promise<RecentMails[]> {
  const { windowMs, ofAccount, ofAll } = mailCaps[kind]
  const ages = (times: Sql) =>
    sql`to_jsonb(array(select extract(epoch from n.at - t.at)::float8 from unnest(${times}) t (at)))`
  return reader.rows<RecentMails>(sql`
    select ${ages(sql`r.from_account`)} as "fromAccount", ${ages(sql`r.from_all`)} as "fromAll"
    from (select ${inAccount(reader.tenant, now)} as at) n
    cross join lateral recent_mails(${kind}, ${addresses}::bytea[], n.at - ${windowMs} * interval '1 millisecond',
                                    ${ofAccount}::int, ${ofAll}::int) r
    order by r.place`)
}

/**
 * Counts mails that a sender puts on the wire; part of its statement. `addresses` is an expression for an array of them; rows
 * of `place` in it and `seconds` until there is room, null where there is.
 */
export function takeMailsSent(
  kind: CappedKind,
  tenant: Pick<Tenant, 'accountId'>,
  { addresses, now }: { addresses: Sql; now: Timestamp },
): Sql {
  const { windowMs, ofAccount, ofAll } = mailCaps[kind]
  const window = sql`${windowMs} * interval '1 millisecond'`
  return sql`
    select t.place, case when t.is_busy then 1 else extract(epoch from t.full_since + ${window} - n.at)::float8 end as seconds
    from (select ${inAccount(tenant, now)} as at) n
    cross join lateral take_mails_sent(${kind}, ${addresses}, n.at, n.at - ${window}, ${ofAccount}::int, ${ofAll}::int) t`
}

/** No cap looks back that far. */
export async function forgetAddressMails(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const [row] = await tx.rows<{ gone: number }>(sql`select forget_address_mails(${before}, ${limit}::int) as gone`)
  return row?.gone ?? 0
}
