import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Mailing, Newsletter } from './mailing.rules.ts'

export interface Written {
  at: Timestamp
  /** As ledgers name them. */
  by: string
}

export type MailingParts = Pick<
  Mailing,
  | 'name'
  | 'senderName'
  | 'senderEmail'
  | 'replyTo'
  | 'languageIso'
  | 'channelId'
  | 'groupIds'
  | 'excludedGroupIds'
  | 'birthdayHour'
  | 'welcomeDays'
  | 'welcomesCreated'
  | 'purposeReason'
  | 'subjectTest'
>

export function updateMailing(tx: Tx, id: number, mailing: MailingParts, { at, by }: Written): void {
  tx.write(sql`
    update mailings m
    set name = ${mailing.name}, sender_name = ${mailing.senderName}, sender_email = ${mailing.senderEmail},
        reply_to = ${mailing.replyTo}, language_iso = ${mailing.languageIso}, channel_id = ${mailing.channelId},
        group_ids = ${mailing.groupIds}, excluded_group_ids = ${mailing.excludedGroupIds},
        birthday_hour = ${mailing.birthdayHour}, welcome_days = ${mailing.welcomeDays}, welcomes_created = ${mailing.welcomesCreated}, subject_test = ${mailing.subjectTest}, purpose_reason = ${mailing.purposeReason},
        purpose = ${mailing.purposeReason === null ? 'general' : 'transactional'}, changed_by = ${by}, updated_at = ${at}
    where ${tx.owns('m')} and m.id = ${id}`)
}

/** What somebody wrote last was written in its newsletter, too. */
export function noteChange(tx: Tx, id: number, { at, by }: Written): void {
  tx.write(sql`
    update mailings m set changed_by = ${by}, updated_at = ${at} where ${tx.owns('m')} and m.id = ${id}`)
}

/** A draft that says and reaches the same, with ids of its own; neither times nor numbers go along. */
export async function insertDuplicate(
  tx: Tx,
  source: { mailing: Mailing; newsletter: Newsletter },
  { name, at, by }: Written & { name: string },
): Promise<{ id: number; newsletterId: number }> {
  const mailing = sql`
      insert into mailings (account_id, type, name, is_active, sender_name, sender_email, reply_to, language_iso, channel_id,
                            group_ids, excluded_group_ids, trigger_type_id, purpose, purpose_reason, birthday_hour, welcome_days, welcomes_created, subject_test,
                            is_subject_fixed, is_content_fixed, lacks_audience, created_by, created_at, updated_at)
      select m.account_id, m.type, ${name}, case when m.is_active is not null then false end, m.sender_name, m.sender_email,
             m.reply_to, m.language_iso, m.channel_id, m.group_ids, m.excluded_group_ids, m.trigger_type_id, m.purpose,
             m.purpose_reason, m.birthday_hour, m.welcome_days, m.welcomes_created, m.subject_test, m.is_subject_fixed, m.is_content_fixed, m.lacks_audience, ${by}, ${at}, ${at}
      from mailings m where ${tx.owns('m')} and m.id = ${source.mailing.id}
      returning account_id, id`
  const copy = await copyLetter(tx, mailing, source.newsletter.id, at)
  tx.write(sql`
    insert into mailing_field_values (account_id, customer_id, mailing_id, field_id, value)
    select v.account_id, v.customer_id, ${copy.id}, v.field_id, v.value from mailing_field_values v
    where ${tx.owns('v')} and v.mailing_id = ${source.mailing.id}`)
  return copy
}

/** A newsletter that says the same for the mailing that `mailing` inserts; its articles are left out. */
export async function copyLetter(
  tx: Tx,
  mailing: Sql,
  newsletterId: number,
  at: Timestamp,
): Promise<{ id: number; newsletterId: number }> {
  const [row] = await tx.rows<{ id: number; newsletterId: number }>(sql`
    with mailing as (${mailing})
    insert into newsletters (account_id, mailing_id, theme_id, subject, preview_text, html, plain_text, placeholders, placeholder_examples,
                             created_at, updated_at)
    select c.account_id, c.id, n.theme_id, n.subject, n.preview_text, n.html, n.plain_text, n.placeholders, n.placeholder_examples, ${at},
           ${at}
    from mailing c join newsletters n on n.account_id = c.account_id and n.id = ${newsletterId}
    returning mailing_id as id, id as "newsletterId"`)
  return row as { id: number; newsletterId: number }
}

export interface Hands {
  createdBy: string | null
  changedBy: string | null
  plannedBy: string | null
}

/** Who made, changed and planned it, in the trash, too; undefined = there is no such mailing. */
export async function findHands(reader: Reader, id: number): Promise<Hands | undefined> {
  const [hands] = await reader.rows<Hands>(sql`
    select m.created_by as "createdBy", m.changed_by as "changedBy", m.planned_by as "plannedBy"
    from mailings m where ${reader.owns('m')} and m.id = ${id} and m.source_mailing_id is null`)
  return hands
}
