import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { isWritten } from './busy-mailing.rules.ts'
import { mainOf } from './language-version.rules.ts'

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

/** Articles with a word in them that a draft shows, or no mailing yet; those of settled newsletters alone are none. */
export async function listUnsettledArticles(tx: Tx, word: string): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select a.id from articles a
    where ${tx.owns('a')} and strpos(a.placeholders::text, ${word}) > 0
      and (not exists (select from newsletter_articles l where ${tx.owns('l')} and l.article_id = a.id)
           or exists (select from newsletter_articles l
                      join newsletters n on ${tx.owns('n')} and n.id = l.newsletter_id
                      join mailings v on ${tx.owns('v')} and v.id = n.mailing_id and v.deleted_at is null
                      join mailings m on ${tx.owns('m')} and m.id = ${mainOf(sql`v`)}
                      where ${tx.owns('l')} and l.article_id = a.id and ${isWritten}))
    order by a.id`)
  return rows.map(({ id }) => id)
}

/** In HTML of their own: a name that can stand in no other word, such as that of a file. */
export function replaceInDrafts(tx: Tx, { former, latter }: { former: string; latter: string }, now: Timestamp): void {
  tx.write(sql`
    update newsletters n
    set html = replace(n.html, ${former}, ${latter}), updated_at = ${now}
    from mailings v
    join mailings m on ${tx.owns('m')} and m.id = ${mainOf(sql`v`)}
    where ${tx.owns('n')} and ${tx.owns('v')} and v.id = n.mailing_id and v.deleted_at is null and ${isWritten}
      and strpos(n.html, ${former}) > 0`)
}
