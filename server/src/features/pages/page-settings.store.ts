import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { StoredSettings } from './page-settings.rules.ts'

/** The account's own row first, then those of its channels; what a channel has from above comes after its own. */
export function listPageSettings(reader: Reader): Promise<StoredSettings[]> {
  return reader.rows<StoredSettings>(sql`
    select s.channel_id as "channelId", s.is_inherited as "isInherited", s.confirmation_url as "confirmationUrl", s.optin_expired_url as "optinExpiredUrl",
           s.unsubscribe_url as "unsubscribeUrl", s.note_url as "noteUrl", s.register_url as "registerUrl",
           s.register_form_id as "registerFormId", s.theme_id as "themeId", s.single_page_mode as "singlePageMode",
           s.optin_confirm_mode as "optinConfirmMode", s.brand_name as "brandName", s.brand_colour as "brandColour",
           s.logo_url as "logoUrl", s.imprint_url as "imprintUrl", s.postal_address as "postalAddress"
    from page_settings s where ${reader.owns('s')} order by s.channel_id, s.is_inherited`)
}

export function savePageSettings(tx: Tx, settings: StoredSettings, now: Timestamp): void {
  tx.write(sql`
    insert into page_settings (account_id, channel_id, is_inherited, confirmation_url, optin_expired_url, unsubscribe_url, note_url,
                               register_url, register_form_id, theme_id, single_page_mode, optin_confirm_mode, brand_name, brand_colour, logo_url, imprint_url, postal_address,
                               updated_at)
    values (${tx.tenant.accountId}, ${settings.channelId}, ${settings.isInherited}, ${settings.confirmationUrl}, ${settings.optinExpiredUrl},
            ${settings.unsubscribeUrl}, ${settings.noteUrl}, ${settings.registerUrl}, ${settings.registerFormId}, ${settings.themeId},
            ${settings.singlePageMode}, ${settings.optinConfirmMode},
            ${settings.brandName}, ${settings.brandColour}, ${settings.logoUrl}, ${settings.imprintUrl}, ${settings.postalAddress}, ${now})
    on conflict (account_id, channel_id, is_inherited) do update set
      confirmation_url = excluded.confirmation_url, optin_expired_url = excluded.optin_expired_url,
      unsubscribe_url = excluded.unsubscribe_url, note_url = excluded.note_url,
      register_url = excluded.register_url, register_form_id = excluded.register_form_id, theme_id = excluded.theme_id,
      single_page_mode = excluded.single_page_mode, optin_confirm_mode = excluded.optin_confirm_mode,
      brand_name = excluded.brand_name, brand_colour = excluded.brand_colour, logo_url = excluded.logo_url,
      imprint_url = excluded.imprint_url, postal_address = excluded.postal_address, updated_at = excluded.updated_at`)
}

export function deleteInheritedSettings(tx: Tx, channelId: number): void {
  tx.write(sql`delete from page_settings s where ${tx.owns('s')} and s.channel_id = ${channelId} and s.is_inherited`)
}

export interface NamedThings {
  themeId: number | null
  registerFormId: number | null
}

/** What of it the account does not have. */
export async function findUnknownThings(reader: Reader, { themeId, registerFormId }: NamedThings) {
  const [row] = await reader.rows<{ hasTheme: boolean; hasForm: boolean }>(sql`
    select exists (select from themes t where ${reader.owns('t')} and t.id = ${themeId} and t.deleted_at is null) as "hasTheme",
           exists (select from forms f where ${reader.owns('f')} and f.id = ${registerFormId}) as "hasForm"`)
  return { theme: themeId !== null && !row?.hasTheme, form: registerFormId !== null && !row?.hasForm }
}

/** Forms that settings name and people can still sign up by. */
export function listRegisterForms(reader: Reader): Promise<{ id: number; publicId: string }[]> {
  return reader.rows(sql`
    select f.id, f.public_id as "publicId" from forms f
    where ${reader.owns('f')} and f.is_open
      and exists (select from page_settings s where ${reader.owns('s')} and s.register_form_id = f.id)`)
}
