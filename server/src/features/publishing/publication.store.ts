import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export type PublicationRow = Omit<Columns<'publications'>, 'accountId'>
/** What is published: an article, or a mailing. */
export type Source = Pick<PublicationRow, 'articleId' | 'mailingId'>

const columns = sql`
  p.id, p.article_id as "articleId", p.mailing_id as "mailingId", p.version, p.digest, p.may_adapt as "mayAdapt",
  p.fixes_subject as "fixesSubject", p.fixes_content as "fixesContent", p.proposed_at as "proposedAt",
  p.published_by as "publishedBy", p.published_at as "publishedAt", p.withdrawn_at as "withdrawnAt"`

export async function lockPublicationOf(tx: Tx, { articleId, mailingId }: Source): Promise<PublicationRow | undefined> {
  const [row] = await tx.rows<PublicationRow>(sql`
    select ${columns} from publications p
    where ${tx.owns('p')} and (p.article_id = ${articleId} or p.mailing_id = ${mailingId}) for update`)
  return row
}

export async function lockPublication(tx: Tx, id: number): Promise<PublicationRow | undefined> {
  const [row] = await tx.rows<PublicationRow>(sql`
    select ${columns} from publications p where ${tx.owns('p')} and p.id = ${id} for update`)
  return row
}

export interface NamedPublication extends PublicationRow {
  name: string
  languageIso: string
}

/** The newest first. */
export function listPublicationRows(reader: Reader): Promise<NamedPublication[]> {
  return reader.rows<NamedPublication>(sql`
    select ${columns}, coalesce(a.name, m.name, '') as name, coalesce(a.language_iso, m.language_iso, '') as "languageIso"
    from publications p
    left join articles a on ${reader.owns('a')} and a.id = p.article_id
    left join mailings m on ${reader.owns('m')} and m.id = p.mailing_id
    where ${reader.owns('p')} order by p.published_at desc, p.id desc limit 200`)
}

export async function insertPublication(tx: Tx, row: Omit<PublicationRow, 'id'>): Promise<number> {
  const [made] = await tx.rows<{ id: number }>(sql`
    insert into publications (account_id, article_id, mailing_id, version, digest, may_adapt, fixes_subject, fixes_content,
                              proposed_at, published_by, published_at)
    values (${tx.tenant.accountId}, ${row.articleId}, ${row.mailingId}, ${row.version}, ${row.digest}, ${row.mayAdapt},
            ${row.fixesSubject}, ${row.fixesContent}, ${row.proposedAt}, ${row.publishedBy}, ${row.publishedAt})
    returning id`)
  return (made as { id: number }).id
}

export function updatePublication(tx: Tx, row: PublicationRow): void {
  tx.write(sql`
    update publications p
    set version = ${row.version}, digest = ${row.digest}, may_adapt = ${row.mayAdapt}, fixes_subject = ${row.fixesSubject},
        fixes_content = ${row.fixesContent}, proposed_at = ${row.proposedAt}, published_by = ${row.publishedBy},
        published_at = ${row.publishedAt}, withdrawn_at = ${row.withdrawnAt}
    where ${tx.owns('p')} and p.id = ${row.id}`)
}

export interface LibraryArticle extends Columns<'articles', 'id' | 'name' | 'languageIso' | 'canEdit' | 'updatedAt'> {
  /** What it was written in; null = for any newsletter. */
  mailingName: string | null
}

/** The articles of the account, the newest first; those written for one newsletter only where they are wanted, too. */
export function listLibrary(reader: Reader, { isWhole }: { isWhole: boolean }): Promise<LibraryArticle[]> {
  return reader.rows<LibraryArticle>(sql`
    select a.id, a.name, a.language_iso as "languageIso", a.can_edit as "canEdit", a.updated_at as "updatedAt",
           m.name as "mailingName"
    from articles a
    left join newsletters n on ${reader.owns('n')} and n.id = a.newsletter_id
    left join mailings m on ${reader.owns('m')} and m.id = n.mailing_id
    where ${reader.owns('a')} and a.withdrawn_at is null and (a.newsletter_id is null or ${isWhole}) and m.deleted_at is null
    order by a.id desc limit 500`)
}
