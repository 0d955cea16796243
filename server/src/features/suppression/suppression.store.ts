import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Guard } from '../subscribers/status.rules.ts'

/** What deleted or abandoned addresses left behind, by channel; 0 concerns the address as a whole. */
export async function findTombstones(reader: Reader, emailHmac: Buffer): Promise<Map<number, Guard>> {
  const rows = await reader.rows<{ channelId: number; guard: Guard }>(sql`
    select t.channel_id as "channelId", t.guard from suppressions t where ${reader.owns('t')} and t.email_hmac = ${emailHmac}`)
  return new Map(rows.map(({ channelId, guard }) => [channelId, guard]))
}

/** The same for many addresses at once, by the hash of the address in hexadecimal. */
export async function findTombstonesOf(
  reader: Reader,
  emailHmacs: readonly Buffer[],
): Promise<Map<string, Map<number, Guard>>> {
  const rows = await reader.rows<{ emailHmac: Buffer; channelId: number; guard: Guard }>(sql`
    select t.email_hmac as "emailHmac", t.channel_id as "channelId", t.guard from suppressions t
    where ${reader.owns('t')} and t.email_hmac = any(${emailHmacs}::bytea[])`)
  const found = new Map<string, Map<number, Guard>>()
  for (const { emailHmac, channelId, guard } of rows) {
    const address = emailHmac.toString('hex')
    found.set(address, (found.get(address) ?? new Map()).set(channelId, guard))
  }
  return found
}

export function leaveTombstones(tx: Tx, emailHmac: Buffer, guards: ReadonlyMap<number, Guard>, now: Timestamp): void {
  for (const [channelId, guard] of guards) {
    if (guard === 0) continue
    tx.write(sql`
      insert into suppressions (account_id, email_hmac, channel_id, guard, created_at)
      values (${tx.tenant.accountId}, ${emailHmac}, ${channelId}, ${guard}, ${now})
      on conflict (account_id, email_hmac, channel_id) do update set guard = suppressions.guard | excluded.guard`)
  }
}

/** The person has agreed anew: these reasons no longer count for the address. */
export function liftTombstones(tx: Tx, emailHmac: Buffer, channelIds: readonly number[], reasons: Guard): void {
  const concerned = sql`${tx.owns('t')} and t.email_hmac = ${emailHmac} and t.channel_id = any(${channelIds})`
  tx.write(sql`delete from suppressions t where ${concerned} and t.guard & ~${reasons}::int = 0`)
  tx.write(sql`update suppressions t set guard = t.guard & ~${reasons}::int where ${concerned}`)
}

/** A record has taken these guards over; from now on it carries them itself. */
export function takeTombstones(tx: Tx, emailHmac: Buffer, channelIds: readonly number[]): void {
  tx.write(sql`
    delete from suppressions t
    where ${tx.owns('t')} and t.email_hmac = ${emailHmac} and t.channel_id = any(${channelIds})`)
}
