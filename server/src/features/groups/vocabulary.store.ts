import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { contentsOf, isTest } from '../messages/run-state.rules.ts'
import { isThere } from './group-state.rules.ts'

/** Something that a condition can name. */
export interface Choice {
  id: number
  name: string
}

/** More than anybody can choose from by eye. */
const most = 500

export function listNamedGroups(reader: Reader): Promise<Choice[]> {
  return reader.rows<Choice>(sql`
    select g.id, g.name from subscriber_groups g where ${reader.owns('g')} and ${isThere} order by g.name_key, g.id limit ${most}`)
}

/** Those that went to people, the last first. */
export function listSentNewsletters(reader: Reader): Promise<Choice[]> {
  return reader.rows<Choice>(sql`
    select n.id, n.subject as name from newsletters n
    join (select r.newsletter_id, max(r.started_at) as started_at from runs r
          where ${reader.owns('r')} and r.class in ('newsletter', 'campaign', 'birthday') and not ${isTest(sql`r`)}
          group by r.newsletter_id) sent on sent.newsletter_id = n.id
    where ${reader.owns('n')} order by sent.started_at desc, n.id desc limit ${most}`)
}

export function listImportChoices(reader: Reader): Promise<Choice[]> {
  return reader.rows<Choice>(sql`
    select i.id, i.file_name as name from imports i
    where ${reader.owns('i')} and i.stage in ('run', 'done') order by i.id desc limit ${most}`)
}

/** Of every content that the newsletter went out with, as often as it stands there. */
export async function listLinks(reader: Reader, newsletterId: number): Promise<string[]> {
  const rows = await reader.rows<{ url: string }>(sql`
    select distinct l.url from content_links l
    where ${reader.owns('l')} and l.content_id in (
      select x.content_id from runs r cross join lateral (${contentsOf(sql`r`)}) x where ${reader.owns('r')} and r.newsletter_id = ${newsletterId} and not ${isTest(sql`r`)})
    order by l.url limit ${most}`)
  return rows.map(({ url }) => url)
}
