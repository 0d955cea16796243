import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { mainOf } from '../mailings/language-version.rules.ts'

/** A look of the account: around a newsletter, or of one article in it. */
export interface KeptDesign {
  id: number
  name: string
  html: string
  /** Which of those that come with the service; null = none of them. */
  shipped: string | null
  /** Whether it came from the L-account above. */
  isReceived: boolean
  updatedAt: Timestamp
  /** Mailings that wear the theme, articles that were written for the template. */
  uses: number
}

export function listKeptThemes(reader: Reader): Promise<KeptDesign[]> {
  return reader.rows<KeptDesign>(sql`
    select t.id, t.name, t.html, t.shipped, t.from_id is not null as "isReceived", t.updated_at as "updatedAt",
           (select count(distinct ${mainOf(sql`m`)}) from newsletters n
            join mailings m on ${reader.owns('m')} and m.id = n.mailing_id and m.deleted_at is null
            where ${reader.owns('n')} and n.theme_id = t.id) as uses
    from themes t where ${reader.owns('t')} and t.deleted_at is null order by t.id`)
}

export function listKeptTemplates(reader: Reader): Promise<KeptDesign[]> {
  return reader.rows<KeptDesign>(sql`
    select t.id, t.name, t.html, t.shipped, t.from_id is not null as "isReceived", t.updated_at as "updatedAt",
           (select count(*) from articles a
            where ${reader.owns('a')} and a.template_id = t.id and a.withdrawn_at is null) as uses
    from article_templates t where ${reader.owns('t')} and t.deleted_at is null order by t.id`)
}
