import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { StoredSettings } from './page-settings.rules.ts'

/** The account's own row first, then those of its channels. */
export function listPageSettings(reader: Reader): Promise<StoredSettings[]> {
  return reader.rows<StoredSettings>(sql`
    select s.channel_id as "channelId", s.confirmation_url as "confirmationUrl", s.optin_expired_url as "optinExpiredUrl",
           s.unsubscribe_url as "unsubscribeUrl", s.note_url as "noteUrl", s.single_page_mode as "singlePageMode",
           s.optin_confirm_mode as "optinConfirmMode", s.brand_name as "brandName", s.brand_colour as "brandColour",
           s.logo_url as "logoUrl", s.imprint_url as "imprintUrl", s.postal_address as "postalAddress"
    from page_settings s where ${reader.owns('s')} order by s.channel_id`)
}

export function savePageSettings(tx: Tx, settings: StoredSettings, now: Timestamp): void {
  tx.write(sql`
    insert into page_settings (account_id, channel_id, confirmation_url, optin_expired_url, unsubscribe_url, note_url,
                               single_page_mode, optin_confirm_mode, brand_name, brand_colour, logo_url, imprint_url, postal_address,
                               updated_at)
    values (${tx.tenant.accountId}, ${settings.channelId}, ${settings.confirmationUrl}, ${settings.optinExpiredUrl},
            ${settings.unsubscribeUrl}, ${settings.noteUrl}, ${settings.singlePageMode}, ${settings.optinConfirmMode},
            ${settings.brandName}, ${settings.brandColour}, ${settings.logoUrl}, ${settings.imprintUrl}, ${settings.postalAddress}, ${now})
    on conflict (account_id, channel_id) do update set
      confirmation_url = excluded.confirmation_url, optin_expired_url = excluded.optin_expired_url,
      unsubscribe_url = excluded.unsubscribe_url, note_url = excluded.note_url,
      single_page_mode = excluded.single_page_mode, optin_confirm_mode = excluded.optin_confirm_mode,
      brand_name = excluded.brand_name, brand_colour = excluded.brand_colour, logo_url = excluded.logo_url,
      imprint_url = excluded.imprint_url, postal_address = excluded.postal_address, updated_at = excluded.updated_at`)
}
