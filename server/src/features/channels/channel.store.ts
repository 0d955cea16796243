import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export type Translations = Record<string, { name: string; description: string | null }>

export interface Channel {
  id: number
  isDefault: boolean
  isInherited: boolean
  translations: Translations
  optinMailingId: number | null
}

/** All channels of the account, the default one first; it is there even while the module is not booked. */
export function listChannels(reader: Reader): Promise<Channel[]> {
  return reader.rows<Channel>(sql`
    select c.id, c.is_default as "isDefault", c.inherited_from is not null as "isInherited", c.translations,
           c.optin_mailing_id as "optinMailingId"
    from channels c where ${reader.owns('c')}
    order by c.is_default desc, c.id`)
}
