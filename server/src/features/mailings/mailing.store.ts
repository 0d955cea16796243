import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { isTargeted, runClassSql } from '../messages/run-state.rules.ts'
import { isWhole, mainOf } from './language-version.rules.ts'
import {
  type FailureReason,
  type GroupsOfMailing,
  groupsOf,
  type Mailing,
  type MailingStatus,
  type Newsletter,
} from './mailing.rules.ts'

/** Of a mailing `m`, or of `own`, which says the same as `m` in a further language. */
export const mailingColumns = (own = sql`m`) => sql`
  ${own}.id, ${own}.version_of as "versionOf", ${own}.language_iso as "languageIso", m.type, m.name, m.status, m.is_active as "isActive", m.sender_name as "senderName", m.sender_email as "senderEmail",
  m.reply_to as "replyTo", coalesce(m.channel_id, (select d.id from channels d where d.account_id = m.account_id and d.is_default)) as "channelId",
  m.group_ids as "groupIds", m.excluded_group_ids as "excludedGroupIds",
  m.trigger_type_id as "triggerTypeId", m.purpose, m.planned_at as "plannedAt", m.not_after as "notAfter", m.recipient_hour as "recipientHour",
  m.sent_at as "sentAt", m.created_at as "createdAt", m.updated_at as "updatedAt", m.failure_reason as "failureReason",
  m.subject_test as "subjectTest", m.trial, m.birthday_hour as "birthdayHour", m.welcome_days as "welcomeDays", m.welcomes_created as "welcomesCreated", m.purpose_reason as "purposeReason", m.is_subject_fixed as "isSubjectFixed", m.is_content_fixed as "isContentFixed", m.lacks_audience as "lacksAudience", m.proposed_at as "proposedAt",
  (select r.state from runs r
   where r.account_id = m.account_id and r.mailing_id = m.id and r.class <> ${runClassSql.birthday}
     and ${isTargeted(sql`r`)}
   order by r.id desc limit 1) as "runState",
  exists (select from trigger_copies c
          where c.account_id = m.account_id and c.id = m.id and c.status = 'canceled') as "isWithdrawn"`

/** Campaign copies are left out: the API makes them, one for each dispatch. */
export function listMailings(reader: Reader): Promise<Mailing[]> {
  return reader.rows<Mailing>(sql`
    select ${mailingColumns()} from mailings m
    where ${reader.owns('m')} and m.source_mailing_id is null and m.deleted_at is null and ${isWhole(sql`m`)} order by m.id`)
}

/** A mailing `m`, found by its own id or by that of `v`, one of its languages. */
export function mailingOf(reader: Reader, id: number): Sql {
  return sql`
    mailings v join mailings m on ${reader.owns('m')} and m.id = ${mainOf(sql`v`)}
    where ${reader.owns('v')} and v.id = ${id} and v.deleted_at is null and m.deleted_at is null`
}

/**
 * Campaign copies are left out: the API makes them as they are, and nobody edits them. Whoever writes in one language holds the
 * whole, so that it is not planned meanwhile.
 */
export async function lockMailing(tx: Tx, id: number): Promise<Mailing | undefined> {
  const [mailing] = await tx.rows<Mailing>(sql`
    select ${mailingColumns(sql`v`)} from ${mailingOf(tx, id)} and m.source_mailing_id is null for update of m`)
  return mailing
}

export async function findNewsletter(reader: Reader, mailingId: number): Promise<Newsletter | undefined> {
  const [newsletter] = await reader.rows<Newsletter>(sql`
    select n.id, n.mailing_id as "mailingId", n.theme_id as "themeId", n.subject, n.html, n.plain_text as "plainText",
           n.placeholders, n.placeholder_examples as "placeholderExamples"
    from newsletters n where ${reader.owns('n')} and n.mailing_id = ${mailingId}`)
  return newsletter
}

/** The active mailing that already answers for a trigger type in a language, if there is one. */
export async function findActiveRival(
  reader: Reader,
  { id, triggerTypeId, languageIso }: Pick<Mailing, 'id' | 'triggerTypeId' | 'languageIso'>,
): Promise<number | null> {
  const [row] = await reader.rows<{ id: number }>(sql`
    select m.id from mailings m
    where ${reader.owns('m')} and m.trigger_type_id = ${triggerTypeId} and m.language_iso = ${languageIso} and m.is_active
      and m.source_mailing_id is null and m.id <> ${id}`)
  return row?.id ?? null
}

export async function isVerifiedDomain(reader: Reader, domain: string): Promise<boolean> {
  const rows = await reader.rows(sql`
    select from sender_domains d where ${reader.owns('d')} and d.domain = ${domain} and d.verified_at is not null`)
  return rows.length > 0
}

/** Which of the records a new mailing names are not there. */
export async function findUnknownRecords(
  reader: Reader,
  { channelId, triggerTypeId, ...groups }: Pick<MailingRow, 'channelId' | 'triggerTypeId' | keyof GroupsOfMailing>,
): Promise<{ channel: boolean; triggerType: boolean; groups: number[] }> {
  const [row] = await reader.rows<{ channel: boolean; triggerType: boolean; groups: number[] }>(sql`
    select ${channelId}::bigint is not null
             and not exists (select from channels c where ${reader.owns('c')} and c.id = ${channelId} and c.closed_at is null) as channel,
           ${triggerTypeId}::bigint is not null and not exists (
             select from trigger_types t where ${reader.owns('t', 'customer_id')} and t.id = ${triggerTypeId}) as "triggerType",
           array(select x.id from unnest(${groupsOf(groups)}::bigint[]) x (id)
                 where not exists (select from subscriber_groups g where ${reader.owns('g')} and g.id = x.id and g.deleted_at is null)) as groups`)
  return row as { channel: boolean; triggerType: boolean; groups: number[] }
}

/** A run by plan has begun, for all languages at once; runs of single and test mails and of birthdays do not count. */
export async function hasStarted(reader: Reader, mailingId: number): Promise<boolean> {
  const rows = await reader.rows(sql`
    select from runs r
    where ${reader.owns('r')} and ${isTargeted(sql`r`)}
      and r.mailing_id = (select ${mainOf(sql`v`)} from mailings v where ${reader.owns('v')} and v.id = ${mailingId})
      and r.class <> ${runClassSql.birthday} limit 1`)
  return rows.length > 0
}

export type MailingRow = Pick<
  Mailing,
  | 'type'
  | 'name'
  | 'isActive'
  | 'senderName'
  | 'senderEmail'
  | 'replyTo'
  | 'languageIso'
  | 'groupIds'
  | 'excludedGroupIds'
  | 'triggerTypeId'
  | 'purpose'
> & {
  /** Why it is transactional; null = it is not. */
  purposeReason: string | null
  /** Null = the account's default channel. */
  channelId: number | null
  /** The opt-in mailing it says in another language. */
  versionOf: number | null
  /** As ledgers name them. */
  createdBy: string
}
export type NewNewsletter = Pick<Newsletter, 'subject' | 'html' | 'plainText' | 'themeId'>

/** A mailing and its newsletter come into being together. */
export async function insertMailing(
  tx: Tx,
  mailing: MailingRow,
  newsletter: NewNewsletter,
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    with mailing as (
      insert into mailings (account_id, type, name, is_active, sender_name, sender_email, reply_to, language_iso, channel_id,
                            group_ids, excluded_group_ids, trigger_type_id, purpose, purpose_reason, version_of, created_by, created_at,
                            updated_at)
      values (${tx.tenant.accountId}, ${mailing.type}, ${mailing.name}, ${mailing.isActive}, ${mailing.senderName},
              ${mailing.senderEmail}, ${mailing.replyTo}, ${mailing.languageIso},
              coalesce(${mailing.channelId}, (select c.id from channels c where ${tx.owns('c')} and c.is_default)),
              ${mailing.groupIds}, ${mailing.excludedGroupIds}, ${mailing.triggerTypeId}, ${mailing.purpose},
              ${mailing.purposeReason}, ${mailing.versionOf}, ${mailing.createdBy}, ${now}, ${now})
      returning account_id, id)
    insert into newsletters (account_id, mailing_id, theme_id, subject, html, plain_text, created_at, updated_at)
    select account_id, id, ${newsletter.themeId}::bigint, ${newsletter.subject}, ${newsletter.html}, ${newsletter.plainText}, ${now}, ${now} from mailing
    returning mailing_id as id`)
  return (row as { id: number }).id
}

export interface MailingCopy {
  sourceMailingId: number
  contentId: number
  name: string
  senderName: string
  subject: string
}

/** A copy of a trigger mailing with a newsletter of its own, which the API may send once. */
export async function insertMailingCopy(
  tx: Tx,
  copy: MailingCopy,
  now: Timestamp,
): Promise<{ id: number; newsletterId: number }> {
  const [row] = await tx.rows<{ id: number; newsletterId: number }>(sql`
    with mailing as (
      insert into mailings (account_id, type, name, sender_name, sender_email, reply_to, language_iso, channel_id,
                            trigger_type_id, purpose, purpose_reason, source_mailing_id, created_at, updated_at)
      select m.account_id, m.type, ${copy.name}, ${copy.senderName}, m.sender_email, m.reply_to, m.language_iso, m.channel_id,
             m.trigger_type_id, m.purpose, m.purpose_reason, m.id, ${now}, ${now}
      from mailings m where ${tx.owns('m')} and m.id = ${copy.sourceMailingId}
      returning account_id, id)
    insert into newsletters (account_id, mailing_id, theme_id, subject, html, plain_text, placeholders, content_id, created_at,
                             updated_at)
    select c.account_id, c.id, n.theme_id, ${copy.subject}, n.html, n.plain_text, n.placeholders, ${copy.contentId}, ${now}, ${now}
    from mailing c join newsletters n on n.account_id = c.account_id and n.mailing_id = ${copy.sourceMailingId}
    returning mailing_id as id, id as "newsletterId"`)
  return row as { id: number; newsletterId: number }
}

export function updateNewsletter(
  tx: Tx,
  { id, themeId, subject, html, plainText, placeholders, placeholderExamples }: Newsletter,
  now: Timestamp,
): void {
  tx.write(sql`
    update newsletters n
    set theme_id = ${themeId}, subject = ${subject}, html = ${html}, plain_text = ${plainText}, placeholders = ${placeholders},
        placeholder_examples = ${placeholderExamples}, updated_at = ${now}
    where ${tx.owns('n')} and n.id = ${id}`)
}

export function setActive(tx: Tx, mailingId: number, isActive: boolean, now: Timestamp): void {
  tx.write(sql`
    update mailings m set is_active = ${isActive}, updated_at = ${now} where ${tx.owns('m')} and m.id = ${mailingId}`)
}

export interface Plan extends Partial<Pick<Mailing, 'trial' | 'recipientHour'>> {
  status: MailingStatus
  plannedAt: Timestamp | null
  /** Nothing of it leaves later; absent = no such time. */
  notAfter?: Timestamp | null
  /** As ledgers name them. */
  plannedBy?: string
}

export function setPlan(
  tx: Tx,
  mailingId: number,
  { status, plannedAt, notAfter, trial, recipientHour, plannedBy }: Plan,
  now: Timestamp,
): void {
  tx.write(sql`
    update mailings m
    set status = ${status}, planned_at = ${plannedAt}, not_after = ${notAfter ?? null}, trial = ${trial ?? null}, recipient_hour = ${recipientHour ?? null},
        planned_by = ${plannedBy ?? null}, failure_reason = null, updated_at = ${now}
    where ${tx.owns('m')} and m.id = ${mailingId}`)
}

/** Its run was ended before everybody had a mail; for good, because a run happens once. What was sent before stays sent. */
export function cancelPlan(tx: Tx, mailingId: number): void {
  tx.write(sql`
    update mailings m set status = 'draft', planned_at = null, updated_at = now()
    where ${tx.owns('m')} and m.id = ${mailingId} and m.type <> 'birthday' and m.status <> 'sent'`)
}

/** The plan has come to nothing; the mailing says why until it is planned again or taken back. */
export function failPlan(tx: Tx, mailingId: number, reason: FailureReason, now: Timestamp): void {
  tx.write(sql`
    update mailings m set failure_reason = ${reason}, updated_at = ${now}
    where ${tx.owns('m')} and m.id = ${mailingId} and m.status = 'planned'`)
}

/** Keeps groups out of the trash until the transaction ends; tells which of them are gone already. */
export async function holdGroups(tx: Tx, audience: GroupsOfMailing): Promise<number[]> {
  const groupIds = groupsOf(audience)
  if (groupIds.length === 0) return []
  const rows = await tx.rows<{ id: number }>(sql`
    select g.id from subscriber_groups g where ${tx.owns('g')} and g.id = any(${groupIds}) and g.deleted_at is null for share`)
  const found = new Set(rows.map(({ id }) => id))
  return groupIds.filter((id) => !found.has(id))
}
