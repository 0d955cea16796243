import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Publication } from '../articles/published.rules.ts'
import type { FromAbove } from './fixed-parts.rules.ts'
import { isOfWhole } from './language-version.rules.ts'
import type { Mailing, Newsletter } from './mailing.rules.ts'
import type { ReceivedContent } from './published-mailing.rules.ts'

export interface ReceivedMailing extends Omit<Columns<'received_mailings'>, 'accountId' | 'taken' | 'newest'> {
  taken: ReceivedContent
  /** What waits to be taken; null = nothing. */
  newest: ReceivedContent | null
}

const columns = sql`
  r.mailing_id as "mailingId", r.from_account_id as "fromAccountId", r.publication_id as "publicationId", r.version, r.taken,
  r.newest_version as "newestVersion", r.newest, r.received_at as "receivedAt", r.withdrawn_at as "withdrawnAt"`

export async function findReceivedMailing(reader: Reader, mailingId: number): Promise<ReceivedMailing | undefined> {
  const [received] = await reader.rows<ReceivedMailing>(sql`
    select ${columns} from received_mailings r where ${reader.owns('r')} and r.mailing_id = ${mailingId}`)
  return received
}

export async function findCopyOf(
  reader: Reader,
  { fromAccountId, publicationId }: Publication,
): Promise<ReceivedMailing | undefined> {
  const [received] = await reader.rows<ReceivedMailing>(sql`
    select ${columns} from received_mailings r
    where ${reader.owns('r')} and r.from_account_id = ${fromAccountId} and r.publication_id = ${publicationId}`)
  return received
}

export function insertReceivedMailing(tx: Tx, received: ReceivedMailing): void {
  tx.write(sql`
    insert into received_mailings (account_id, mailing_id, from_account_id, publication_id, version, taken, newest_version, newest,
                                   received_at)
    values (${tx.tenant.accountId}, ${received.mailingId}, ${received.fromAccountId}, ${received.publicationId},
            ${received.version}, ${received.taken}, ${received.newestVersion}, ${received.newest}, ${received.receivedAt})`)
}

export function updateReceivedMailing(tx: Tx, received: ReceivedMailing): void {
  tx.write(sql`
    update received_mailings r
    set version = ${received.version}, taken = ${received.taken}, newest_version = ${received.newestVersion},
        newest = ${received.newest}, received_at = ${received.receivedAt}, withdrawn_at = ${received.withdrawnAt}
    where ${tx.owns('r')} and r.mailing_id = ${received.mailingId}`)
}

type TakenParts = Pick<Mailing, 'name' | 'senderName' | 'languageIso' | 'birthdayHour'>

/** Nobody of the account has changed it by that. */
export function takeParts(
  tx: Tx,
  id: number,
  parts: TakenParts & Omit<FromAbove, 'lacksAudience'>,
  now: Timestamp,
): void {
  tx.write(sql`
    update mailings m
    set name = ${parts.name}, sender_name = ${parts.senderName}, language_iso = ${parts.languageIso},
        birthday_hour = ${parts.birthdayHour}, is_subject_fixed = ${parts.isSubjectFixed},
        is_content_fixed = ${parts.isContentFixed}, proposed_at = ${parts.proposedAt}, updated_at = ${now}
    where ${tx.owns('m')} and m.id = ${id}`)
}

type TakenLetter = Omit<Newsletter, 'mailingId'> & { previewText: string }

export function takeLetter(tx: Tx, letter: TakenLetter, now: Timestamp): void {
  tx.write(sql`
    update newsletters n
    set theme_id = ${letter.themeId}, subject = ${letter.subject}, preview_text = ${letter.previewText}, html = ${letter.html},
        plain_text = ${letter.plainText}, placeholders = ${letter.placeholders},
        placeholder_examples = ${letter.placeholderExamples}, updated_at = ${now}
    where ${tx.owns('n')} and n.id = ${letter.id}`)
}

/** It says the same as a copy that came before it, in another language. */
export function makeVersionOf(tx: Tx, id: number, mainId: number): void {
  tx.write(sql`update mailings m set version_of = ${mainId} where ${tx.owns('m')} and m.id = ${id}`)
}

/** Whom it reaches is for the account to choose. */
export function openAudience(tx: Tx, id: number): void {
  tx.write(sql`update mailings m set lacks_audience = true where ${tx.owns('m')} and m.id = ${id}`)
}

export function settleAudience(tx: Tx, id: number): void {
  tx.write(
    sql`update mailings m set lacks_audience = false where ${tx.owns('m')} and m.id = ${id} and m.lacks_audience`,
  )
}

/** What the L-account has taken back it keeps no longer. */
export function freeParts(tx: Tx, id: number): void {
  tx.write(sql`
    update mailings m set is_subject_fixed = false, is_content_fixed = false where ${tx.owns('m')} and m.id = ${id}`)
}

export function keepAllMailings(tx: Tx): void {
  tx.write(sql`
    update mailings m set is_subject_fixed = false, is_content_fixed = false from received_mailings r
    where ${tx.owns('m')} and ${tx.owns('r')} and r.mailing_id = m.id`)
  tx.write(sql`delete from received_mailings r where ${tx.owns('r')}`)
}

/** Whether somebody of the account has done something to it. */
export async function isTouched(reader: Reader, mailingId: number): Promise<boolean> {
  const rows = await reader.rows(
    sql`select from mailings m where ${reader.owns('m')} and m.id = ${mailingId} and ${touched(reader)}`,
  )
  return rows.length > 0
}

const touched = (reader: Reader) => sql`
  (m.changed_by is not null or m.planned_by is not null
   or exists (select from runs u where ${reader.owns('u')} and u.mailing_id = m.id)
   or exists (select from newsletters n join newsletter_versions v on ${reader.owns('v')} and v.newsletter_id = n.id
              where ${reader.owns('n')} and ${isOfWhole})
   or exists (select from newsletters n join articles a on ${reader.owns('a')} and a.newsletter_id = n.id
              join received_articles x on ${reader.owns('x')} and x.article_id = a.id and x.is_adapted
              where ${reader.owns('n')} and ${isOfWhole}))`

export async function deleteCopy(tx: Tx, id: number): Promise<void> {
  await tx.rows(sql`delete from mailings m where ${tx.owns('m')} and ${id} in (m.id, m.version_of) returning m.id`)
}

export interface CopyRow
  extends Pick<ReceivedMailing, 'mailingId' | 'publicationId' | 'version' | 'newestVersion' | 'withdrawnAt'> {
  newsletterId: number
  isTouched: boolean
  isDeleted: boolean
}

/** What the account has of an L-account, one for each publication. */
export function listCopies(reader: Reader, fromAccountId: number): Promise<CopyRow[]> {
  return reader.rows<CopyRow>(sql`
    select r.mailing_id as "mailingId", r.publication_id as "publicationId", r.version, r.newest_version as "newestVersion",
           r.withdrawn_at as "withdrawnAt", n.id as "newsletterId", ${touched(reader)} as "isTouched",
           m.deleted_at is not null as "isDeleted"
    from received_mailings r
    join mailings m on ${reader.owns('m')} and m.id = r.mailing_id
    join newsletters n on ${reader.owns('n')} and n.mailing_id = m.id
    where ${reader.owns('r')} and r.from_account_id = ${fromAccountId}`)
}
