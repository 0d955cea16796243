import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export type MatterMailing = Columns<'mailings', 'id' | 'type' | 'name' | 'isActive'>

/** What channels, keys and the account can choose from; versions in other languages come with their main one. */
export function listMatterMailings(reader: Reader): Promise<MatterMailing[]> {
  return reader.rows<MatterMailing>(sql`
    select m.id, m.type, m.name, m.is_active as "isActive" from mailings m
    where ${reader.owns('m')} and m.type in ('optin', 'optout') and m.version_of is null and m.deleted_at is null order by m.id`)
}
