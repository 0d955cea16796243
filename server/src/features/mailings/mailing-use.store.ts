import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { MailingUse } from './parting.rules.ts'

/** What would miss the mailing: forms send that of their channels. */
export async function findUses(reader: Reader, id: number): Promise<MailingUse[]> {
  const rows = await reader.rows<{ use: MailingUse }>(sql`
    select 'key' as use where exists (
      select from api_keys k where ${reader.owns('k')} and k.default_optin_mailing_id = ${id} and k.deleted_at is null)
    union all select 'channel' where exists (
      select from channels c where ${reader.owns('c')} and ${id} in (c.optin_mailing_id, c.optout_mailing_id, c.fallback_optin_mailing_id, c.fallback_optout_mailing_id))
    union all select 'account' where exists (
      select from accounts a where ${reader.owns('a', 'id')} and ${id} in (a.default_optin_mailing_id, a.default_optout_mailing_id))
    union all select 'copy' where exists (
      select from trigger_copies t
      where ${reader.owns('t')} and t.source_mailing_id = ${id} and t.status not in ('sent', 'failed', 'canceled'))
    union all select 'version' where exists (
      select from mailings v where ${reader.owns('v')} and v.version_of = ${id} and v.is_active is not null and v.deleted_at is null)
    union all select 'publication' where exists (
      select from publications p where ${reader.owns('p')} and p.mailing_id = ${id} and p.withdrawn_at is null)`)
  return rows.map(({ use }) => use)
}

/** Whether a row points at it, or at a version of it; what a key has asked by it names beyond its end. */
export async function isNamed(reader: Reader, id: number): Promise<boolean> {
  const rows = await reader.rows(sql`
    select from mailings m
    where ${reader.owns('m')} and ${id} in (m.id, m.version_of)
      and (exists (select from api_keys k where ${reader.owns('k')} and k.default_optin_mailing_id = m.id)
           or exists (select from channels c where ${reader.owns('c')} and m.id in (c.optin_mailing_id, c.optout_mailing_id, c.fallback_optin_mailing_id, c.fallback_optout_mailing_id))
           or exists (select from accounts a where ${reader.owns('a', 'id')} and m.id in (a.default_optin_mailing_id, a.default_optout_mailing_id)))`)
  return rows.length > 0
}

/** Of these languages those that something is written in which can still leave. */
export async function findWrittenLanguages(reader: Reader, languages: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ languageIso: string }>(sql`
    select distinct m.language_iso as "languageIso" from mailings m
    where ${reader.owns('m')} and m.language_iso = any(${languages}) and m.status <> 'sent' and m.deleted_at is null
      and m.source_mailing_id is null
    order by 1`)
  return rows.map(({ languageIso }) => languageIso)
}
