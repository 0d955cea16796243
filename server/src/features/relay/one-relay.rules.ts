import sql, { type Sql } from 'sql-template-tag'

/** Where a relay stands among those of the installation. */
export interface AmongRelays {
  /** What is not known to be of another one is taken for its own. */
  isUsual: boolean
  /** Names of the others in the ledger. */
  others: readonly string[]
}

export const onlyRelay: AmongRelays = { isUsual: true, others: [] }

/** Of a session by its column `relay`: whether it was one with the relay of this name. */
export function isSessionOf(column: Sql, relay: string, { isUsual, others }: AmongRelays): Sql {
  if (!isUsual) return sql`${column} = ${relay}`
  // Senders on other machines may call the only relay by another name.
  return others.length === 0 ? sql`true` : sql`${column} <> all(${others}::text[])`
}

/** Of a message `m`: whether it was captured, and never on the wire to any relay. */
export const isCaptured = sql`is_sandbox(m.account_id)`

/** Of a message `m`: whether it was on the wire to the relay of this name. */
export function isMailOf(relay: string, among: AmongRelays): Sql {
  return sql`not ${isCaptured} and ${isOnTheWireTo(relay, among)}`
}

function isOnTheWireTo(relay: string, among: AmongRelays): Sql {
  if (among.isUsual && among.others.length === 0) return sql`true`
  const wentThere = sql`select from relay_sessions w where w.id = m.session`
  return among.isUsual
    ? sql`not exists (${wentThere} and w.relay = any(${among.others}::text[]))`
    : sql`exists (${wentThere} and w.relay = ${relay})`
}
