import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'

/** All that it ever said in any language, test mails included; locked, so that nobody begins to say the same meanwhile. */
export async function lockContentsOf(tx: Tx, mailingIds: readonly number[]): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select c.id from contents c
    where ${tx.owns('c')} and c.id in (
      select n.content_id from newsletters n where ${tx.owns('n')} and n.mailing_id = any(${mailingIds})
      union all select r.content_id from runs r where ${tx.owns('r')} and r.mailing_id = any(${mailingIds})
      union all select l.value::bigint from runs r, jsonb_each_text(r.language_contents) l
                where ${tx.owns('r')} and r.mailing_id = any(${mailingIds})
      union all select v.content_id from run_variants v
                join runs r on ${tx.owns('r')} and r.id = v.run_id and r.mailing_id = any(${mailingIds}) where ${tx.owns('v')})
    order by c.id for update`)
  return rows.map(({ id }) => id)
}

/** Their subjects stay, so that histories can name the mails. What another mailing says word for word stays whole. */
export function eraseContents(tx: Tx, mailingIds: readonly number[], contentIds: readonly number[]): void {
  const others = sql`select from mailings m where ${tx.owns('m')} and m.id <> all(${mailingIds}) and m.deleted_at is null`
  tx.write(sql`
    update contents c set html = '', plain_text = '', field_values = '{}'
    where ${tx.owns('c')} and c.id = any(${contentIds})
      and not exists (${others} and exists (
        select from newsletters n where ${tx.owns('n')} and n.mailing_id = m.id and n.content_id = c.id))
      and not exists (${others} and exists (
        select from runs r left join run_variants v on v.account_id = r.account_id and v.run_id = r.id
        where ${tx.owns('r')} and r.mailing_id = m.id
          and (c.id in (r.content_id, v.content_id) or exists (
            select from jsonb_each_text(r.language_contents) l where l.value::bigint = c.id))))`)
}

export function eraseNewsletter(tx: Tx, { id, mailingId }: { id: number; mailingId: number }, now: Timestamp): void {
  tx.write(sql`
    update newsletters n
    set html = '', plain_text = null, preview_text = '', placeholder_examples = '{}', theme_id = null, updated_at = ${now}
    where ${tx.owns('n')} and n.id = ${id}`)
  tx.write(sql`delete from mailing_field_values v where ${tx.owns('v')} and v.mailing_id = ${mailingId}`)
  tx.write(sql`
    update received_mailings r
    set newest = null, taken = r.taken - 'languages' || '{"html": "", "plainText": null, "previewText": "", "articles": [], "fieldValues": {}}'
    where ${tx.owns('r')} and r.mailing_id = ${mailingId}`)
}
