import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** What whoever writes a newsletter decides about the whole of it. */
export interface Draft {
  newsletterId: number
  subject: string
  previewText: string
  themeId: number | null
  /** Its HTML was written elsewhere, not made of articles. */
  hasOwnHtml: boolean
  updatedAt: Timestamp
}

export async function findDraft(reader: Reader, mailingId: number): Promise<Draft | undefined> {
  const [draft] = await reader.rows<Draft>(sql`
    select n.id as "newsletterId", n.subject, n.preview_text as "previewText", n.theme_id as "themeId",
           n.html <> '' and not exists (select from newsletter_articles p
                                        where p.account_id = n.account_id and p.newsletter_id = n.id) as "hasOwnHtml",
           n.updated_at as "updatedAt"
    from newsletters n where ${reader.owns('n')} and n.mailing_id = ${mailingId}`)
  return draft
}

export type DraftChange = Partial<Pick<Draft, 'subject' | 'previewText'>>

export function updateDraft(tx: Tx, newsletterId: number, { subject, previewText }: DraftChange, now: Timestamp): void {
  tx.write(sql`
    update newsletters n
    set subject = coalesce(${subject ?? null}, n.subject), preview_text = coalesce(${previewText ?? null}, n.preview_text),
        updated_at = ${now}
    where ${tx.owns('n')} and n.id = ${newsletterId}`)
}

export function setTheme(tx: Tx, newsletterId: number, themeId: number | null, now: Timestamp): void {
  tx.write(sql`
    update newsletters n set theme_id = ${themeId}, updated_at = ${now} where ${tx.owns('n')} and n.id = ${newsletterId}`)
}
