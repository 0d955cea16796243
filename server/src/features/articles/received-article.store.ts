import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { ArticleContent } from './article.rules.ts'
import type { Publication } from './published.rules.ts'

export interface ReceivedArticle extends Omit<Columns<'received_articles'>, 'accountId' | 'content'> {
  content: ArticleContent
}

const columns = sql`
  r.article_id as "articleId", r.from_account_id as "fromAccountId", r.publication_id as "publicationId",
  r.from_article_id as "fromArticleId", r.version, r.content, r.may_adapt as "mayAdapt", r.is_adapted as "isAdapted",
  r.received_at as "receivedAt"`

export function findReceivedArticles(reader: Reader, articleIds: readonly number[]): Promise<ReceivedArticle[]> {
  return reader.rows<ReceivedArticle>(sql`
    select ${columns} from received_articles r where ${reader.owns('r')} and r.article_id = any(${articleIds})`)
}

/** Everything that came with one publication. */
export function listReceivedWith(
  reader: Reader,
  { fromAccountId, publicationId }: Publication,
): Promise<ReceivedArticle[]> {
  return reader.rows<ReceivedArticle>(sql`
    select ${columns} from received_articles r
    where ${reader.owns('r')} and r.from_account_id = ${fromAccountId} and r.publication_id = ${publicationId}`)
}

export function insertReceivedArticle(tx: Tx, received: ReceivedArticle): void {
  tx.write(sql`
    insert into received_articles (account_id, article_id, from_account_id, publication_id, from_article_id, version, content,
                                   may_adapt, is_adapted, received_at)
    values (${tx.tenant.accountId}, ${received.articleId}, ${received.fromAccountId}, ${received.publicationId},
            ${received.fromArticleId}, ${received.version}, ${received.content}, ${received.mayAdapt}, ${received.isAdapted},
            ${received.receivedAt})`)
}

export function updateReceivedArticle(tx: Tx, received: ReceivedArticle): void {
  tx.write(sql`
    update received_articles r
    set version = ${received.version}, content = ${received.content}, may_adapt = ${received.mayAdapt},
        is_adapted = ${received.isAdapted}, received_at = ${received.receivedAt}
    where ${tx.owns('r')} and r.article_id = ${received.articleId}`)
}

export function deleteReceivedArticle(tx: Tx, articleId: number): void {
  tx.write(sql`delete from received_articles r where ${tx.owns('r')} and r.article_id = ${articleId}`)
}

/** What follows says what is written here; whoever follows does not write. */
export function writeFollowing(tx: Tx, id: number, content: ArticleContent, now: Timestamp): void {
  tx.write(sql`
    update articles a
    set language_iso = ${content.languageIso}, name = ${content.name}, template_id = ${content.templateId}, can_edit = false,
        available_from = ${content.availableFrom}, available_until = ${content.availableUntil},
        placeholders = ${content.placeholders}, withdrawn_at = null, deleted_at = null, updated_at = ${now}
    where ${tx.owns('a')} and a.id = ${id}`)
}

export function setCanEdit(tx: Tx, id: number, canEdit: boolean): void {
  tx.write(sql`update articles a set can_edit = ${canEdit} where ${tx.owns('a')} and a.id = ${id}`)
}

export function setWithdrawn(tx: Tx, id: number, at: Timestamp): void {
  tx.write(sql`update articles a set withdrawn_at = ${at} where ${tx.owns('a')} and a.id = ${id}`)
}

/** What followed until now belongs to the account alone. */
export function keepAllReceived(tx: Tx): void {
  tx.write(sql`
    update articles a set can_edit = true from received_articles r
    where ${tx.owns('a')} and ${tx.owns('r')} and r.article_id = a.id`)
  tx.write(sql`delete from received_articles r where ${tx.owns('r')}`)
}

export interface ReceivedUse
  extends Columns<'received_articles', 'articleId' | 'publicationId' | 'version' | 'isAdapted'> {
  isWithdrawn: boolean
  /** In how many mailings it stands. */
  uses: number
}

/** What became of articles that came by themselves, by what they came with. */
export function listReceivedUses(reader: Reader, fromAccountId: number): Promise<ReceivedUse[]> {
  return reader.rows<ReceivedUse>(sql`
    select r.article_id as "articleId", r.publication_id as "publicationId", r.version, r.is_adapted as "isAdapted",
           a.withdrawn_at is not null as "isWithdrawn",
           (select count(distinct m.id) from newsletter_articles p
            join newsletters n on ${reader.owns('n')} and n.id = p.newsletter_id
            join mailings m on ${reader.owns('m')} and m.id = n.mailing_id and m.deleted_at is null
            where ${reader.owns('p')} and p.article_id = r.article_id) as uses
    from received_articles r join articles a on ${reader.owns('a')} and a.id = r.article_id
    where ${reader.owns('r')} and r.from_account_id = ${fromAccountId} and a.newsletter_id is null`)
}
