import sql, { join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { isWhole } from '../mailings/language-version.rules.ts'
import { idOf, patternOf } from '../subscribers/search.rules.ts'

export interface FoundMailing {
  id: number
  name: string
  subject: string
}

export interface FoundGroup {
  id: number
  name: string
}

export interface FoundArticle {
  id: number
  /** Null = written for one mailing, and called like it. */
  name: string | null
  /** The first thing it says, as HTML. */
  text: string | null
  mailingId: number
  mailingName: string
}

/** Mailings that users write: what another account sent here as a source, and what was deleted, is none of theirs. */
const isOnDesk = sql`m.source_mailing_id is null and m.deleted_at is null and ${isWhole(sql`m`)}`

export function findMailings(reader: Reader, words: readonly string[], limit: number): Promise<FoundMailing[]> {
  return reader.rows<FoundMailing>(sql`
    select m.id, m.name, n.subject
    from mailings m join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    where ${reader.owns('m')} and ${isOnDesk} and ${hasAll(words, sql`m.name || ' ' || n.subject`, sql`m.id`)}
    order by m.updated_at desc, m.id desc limit ${limit}`)
}

export function findGroups(reader: Reader, words: readonly string[], limit: number): Promise<FoundGroup[]> {
  return reader.rows<FoundGroup>(sql`
    select g.id, g.name from subscriber_groups g
    where ${reader.owns('g')} and g.deleted_at is null and ${hasAll(words, sql`g.name`, sql`g.id`)}
    order by g.name_key, g.id limit ${limit}`)
}

/**
 * By what it is called or says, without its markup. An article that several mailings show is found in the one changed last.
 */
export function findArticles(reader: Reader, words: readonly string[], limit: number): Promise<FoundArticle[]> {
  return reader.rows<FoundArticle>(sql`
    select a.id, said.name, said.texts ->> 0 as text, shown.id as "mailingId", shown.name as "mailingName"
    from articles a
    cross join lateral (
      select case when a.newsletter_id is null then a.name end as name,
             jsonb_path_query_array(a.placeholders, '$.texts[*].text ? (@ != "")') as texts) said
    join lateral (
      select m.id, m.name
      from newsletter_articles p
      join newsletters n on n.account_id = p.account_id and n.id = p.newsletter_id
      join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
      where ${reader.owns('p')} and p.article_id = a.id and ${isOnDesk}
      order by m.updated_at desc, m.id desc limit 1) shown on true
    where ${reader.owns('a')} and a.withdrawn_at is null and ${hasAll(words, saidSql, sql`a.id`)}
    order by a.updated_at desc, a.id desc limit ${limit}`)
}

const saidSql = sql`concat_ws(' ', said.name, regexp_replace(said.texts::text, '<[^>]*>', ' ', 'g'))`

/** Every word is in the text, whatever its case, or is the id. */
function hasAll(words: readonly string[], text: Sql, id: Sql): Sql {
  const each = words.map((word) => {
    const isInText = sql`lower((${text}) collate "und-x-icu") like lower(${patternOf(word)} collate "und-x-icu")`
    const number = idOf(word)
    return number === null ? isInText : sql`(${isInText} or ${id} = ${number})`
  })
  return join(each, ' and ')
}
