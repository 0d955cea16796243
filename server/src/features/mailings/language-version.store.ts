import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { mainOf } from './language-version.rules.ts'
import type { MailingVersion, MatterType } from './mailing.rules.ts'
import { copyLetter, type Written } from './mailing-change.store.ts'

/** The opt-in or opt-out mailings that may be sent: only active ones count. */
export function listActiveVersions(reader: Reader, type: MatterType): Promise<MailingVersion[]> {
  return reader.rows<MailingVersion>(sql`
    select m.id, m.language_iso as "languageIso", m.version_of as "versionOf"
    from mailings m where ${reader.owns('m')} and m.type = ${type} and m.is_active order by m.id`)
}

/** A mailing with all that say the same in other languages; locked, so that none is added meanwhile. */
export function lockVersions(tx: Tx, type: MatterType, mainId: number): Promise<MailingVersion[]> {
  return tx.rows<MailingVersion>(sql`
    select m.id, m.language_iso as "languageIso", m.version_of as "versionOf"
    from mailings m where ${tx.owns('m')} and m.type = ${type} and (m.id = ${mainId} or m.version_of = ${mainId}) and m.deleted_at is null
    order by m.id for update`)
}

/** One language of a mailing that is sent once. */
export interface LanguageVersion extends MailingVersion {
  newsletterId: number
  subject: string
  /** What was frozen when it was planned; null = it never was. */
  contentId: number | null
}

/** All languages of a mailing, its main one first; `id` may name any of them. Of a mail about joining or leaving only itself. */
export function listLanguages(reader: Reader, id: number): Promise<LanguageVersion[]> {
  return reader.rows<LanguageVersion>(sql`
    select m.id, m.language_iso as "languageIso", nullif(main.id, m.id) as "versionOf", n.id as "newsletterId", n.subject,
           n.content_id as "contentId"
    from (select ${mainOf(sql`v`)} as id from mailings v where ${reader.owns('v')} and v.id = ${id}) main
    join mailings m on ${reader.owns('m')} and m.deleted_at is null
      and (m.id = main.id or (m.version_of = main.id and m.is_active is null))
    join newsletters n on ${reader.owns('n')} and n.mailing_id = m.id
    order by m.id <> main.id, m.language_iso`)
}

/** Only what it says is its own: its sender, audience and time are those of the mailing it belongs to. */
export function insertLanguage(
  tx: Tx,
  newsletterId: number,
  { mainId, languageIso, at, by }: Written & { mainId: number; languageIso: string },
): Promise<{ id: number; newsletterId: number }> {
  const mailing = sql`
    insert into mailings (account_id, type, name, sender_name, sender_email, language_iso, version_of, created_by, created_at, updated_at)
    select m.account_id, m.type, m.name, '', '', ${languageIso}, m.id, ${by}, ${at}, ${at}
    from mailings m where ${tx.owns('m')} and m.id = ${mainId}
    returning account_id, id`
  return copyLetter(tx, mailing, newsletterId, at)
}

/** Of a language that lies in the trash by itself: what it belongs to; undefined = there is no such language. */
export async function findTrashedLanguage(
  reader: Reader,
  id: number,
): Promise<{ mainId: number; languageIso: string } | undefined> {
  const [row] = await reader.rows<{ mainId: number; languageIso: string }>(sql`
    select ${mainOf(sql`m`)} as "mainId", m.language_iso as "languageIso" from mailings m
    where ${reader.owns('m')} and m.id = ${id} and m.deleted_at is not null and m.version_of is not null and m.is_active is null`)
  return row
}
