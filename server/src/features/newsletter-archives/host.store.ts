import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Row, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { ArchiveHost, HostCheck } from './host.rules.ts'

const columns = sql`
  h.channel_id as "channelId", h.host, h.token, h.checks, h.is_taken as "isTaken", h.proven_at as "provenAt",
  h.checked_at as "checkedAt", h.created_at as "createdAt"`

export async function findHost(reader: Reader, channelId: number): Promise<ArchiveHost | undefined> {
  const [host] = await reader.rows<ArchiveHost>(sql`
    select ${columns} from archive_hosts h where ${reader.owns('h')} and h.channel_id = ${channelId}`)
  return host
}

/** In place of the one before, of which nothing stays. */
export function saveHost(tx: Tx, { channelId, host, token, checks, createdAt }: ArchiveHost): void {
  tx.write(sql`
    insert into archive_hosts (account_id, channel_id, host, token, checks, created_at, updated_at)
    values (${tx.tenant.accountId}, ${channelId}, ${host}, ${token}, ${JSON.stringify(checks)}, ${createdAt}, ${createdAt})
    on conflict (account_id, channel_id) do update
    set host = excluded.host, token = excluded.token, checks = excluded.checks, is_taken = false, proven_at = null,
        checked_at = null, created_at = excluded.created_at, updated_at = excluded.updated_at`)
}

export function deleteHost(tx: Tx, channelId: number): void {
  tx.write(sql`delete from archive_hosts h where ${tx.owns('h')} and h.channel_id = ${channelId}`)
}

interface Verdict {
  checks: readonly HostCheck[]
  isProven: boolean
  isTaken: boolean
  now: Timestamp
}

export async function saveVerdict(
  tx: Tx,
  channelId: number,
  { checks, isProven, isTaken, now }: Verdict,
): Promise<ArchiveHost> {
  const [host] = await tx.rows<ArchiveHost>(sql`
    update archive_hosts h
    set checks = ${JSON.stringify(checks)}, is_taken = ${isTaken}, checked_at = ${now}, updated_at = ${now},
        proven_at = case when ${isProven}::boolean then coalesce(h.proven_at, ${now}::timestamptz) end
    where ${tx.owns('h')} and h.channel_id = ${channelId} returning ${columns}`)
  return host as ArchiveHost
}

/** Whether saving failed because another archive has shown the host before. */
export function isTakenHost(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === 'archive_hosts_proven'
}

export interface HostedArchive {
  accountId: number
  channelId: number
}

/** Before any account is known: row-level security shows the one archive that has shown this host to be its own. */
export async function findArchiveOfHost(db: Database, host: string): Promise<HostedArchive | undefined> {
  const [, [found]] = await db.outsideTenants<[Row, HostedArchive]>([
    sql`select set_config('app.archive_host', ${host}, true)`,
    sql`select h.account_id as "accountId", h.channel_id as "channelId"
        from archive_hosts h where h.host = ${host} and h.proven_at is not null`,
  ])
  return found
}

export interface DueHost extends Tenant {
  channelId: number
  lookedAt: Timestamp
}

const atOnce = 100

/**
 * Hosts nobody has looked at since `before`, over all accounts, behind the one that was found last; claims that have shown
 * nothing since `givenUp` wait until somebody asks.
 */
export async function findDueHosts(
  db: Database,
  { before, givenUp, after }: { before: Timestamp; givenUp: Timestamp; after: DueHost | null },
): Promise<DueHost[]> {
  const [due] = await db.outsideTenants<[DueHost]>([
    sql`select h.account_id as "accountId", a.customer_id as "customerId", h.channel_id as "channelId",
               coalesce(h.checked_at, h.created_at) as "lookedAt"
        from archive_hosts h join accounts a on a.id = h.account_id
        where (h.proven_at is not null or h.created_at > ${givenUp}::timestamptz)
          and coalesce(h.checked_at, h.created_at) < ${before}::timestamptz
          and (coalesce(h.checked_at, h.created_at), h.account_id, h.channel_id)
            > (coalesce(${after?.lookedAt ?? null}::timestamptz, '-infinity'), ${after?.accountId ?? 0}::bigint, ${after?.channelId ?? 0}::bigint)
        order by coalesce(h.checked_at, h.created_at), h.account_id, h.channel_id limit ${atOnce}`,
  ])
  return due
}
