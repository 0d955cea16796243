import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { fieldTypes } from '../customer-fields/customer-field.rules.ts'
import type { Condition } from './condition.rules.ts'

export interface NamedGroup {
  id: number
  isDynamic: boolean
  conditions: Condition | null
}

/** The groups of these ids that exist, with the conditions of the dynamic ones. */
export async function findNamedGroups(reader: Reader, ids: readonly number[]): Promise<NamedGroup[]> {
  if (ids.length === 0) return []
  const rows = await reader.rows<Columns<'subscriber_groups', 'id' | 'type' | 'conditions'>>(sql`
    select g.id, g.type, g.conditions from subscriber_groups g where ${reader.owns('g')} and g.id = any(${ids}) and g.deleted_at is null`)
  return rows.map(({ id, type, conditions }) => ({
    id,
    isDynamic: type === 2,
    conditions: conditions as Condition | null,
  }))
}

/** Which of these newsletters there are. */
export async function findNewsletterIds(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await reader.rows<Columns<'newsletters', 'id'>>(sql`
    select n.id from newsletters n where ${reader.owns('n')} and n.id = any(${ids})`)
  return new Set(rows.map(({ id }) => id))
}

/** Where the account is, and whom it recognises. */
export async function findPlace(reader: Reader): Promise<Columns<'accounts', 'timeZone' | 'tracking' | 'hasChannels'>> {
  const [row] = await reader.rows<Columns<'accounts', 'timeZone' | 'tracking' | 'hasChannels'>>(sql`
    select a.time_zone as "timeZone", a.tracking, a.has_channels as "hasChannels"
    from accounts a where ${reader.owns('a', 'id')}`)
  return row as Columns<'accounts', 'timeZone' | 'tracking' | 'hasChannels'>
}

/** The default channel first. */
export async function listChannelIds(reader: Reader): Promise<number[]> {
  const rows = await reader.rows<Columns<'channels', 'id'>>(sql`
    select c.id from channels c where ${reader.owns('c')} order by c.is_default desc, c.id`)
  return rows.map(({ id }) => id)
}

/** The fields that people have. */
export function listFieldTypes(reader: Reader): Promise<Columns<'customer_fields', 'id' | 'type'>[]> {
  return reader.rows<Columns<'customer_fields', 'id' | 'type'>>(sql`
    select f.id, f.type from customer_fields f
    where ${reader.owns('f', 'customer_id')} and f.field_type = ${fieldTypes.subscriber}`)
}
