import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import { isTargeted, runClassSql } from '../messages/run-state.rules.ts'
import { isWhole } from './language-version.rules.ts'
import type { Mailing } from './mailing.rules.ts'

export interface TrashedMailing extends Pick<Mailing, 'id' | 'name' | 'type'> {
  subject: string
  deletedAt: Timestamp
}

/** Drafts and standing mailings that were deleted since, the last first. What was sent is not among them: what it said is gone. */
export async function listTrashedMailings(reader: Reader, since: Timestamp): Promise<TrashedMailing[]> {
  const rows = await reader.rows<Nullable<TrashedMailing, 'deletedAt'>>(sql`
    select m.id, m.name, m.type, n.subject, m.deleted_at as "deletedAt"
    from mailings m join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    where ${reader.owns('m')} and m.deleted_at > ${since} and m.source_mailing_id is null and ${isWhole(sql`m`)}
      and not exists (select from runs r where ${reader.owns('r')} and r.mailing_id = m.id and ${isTargeted(sql`r`)}
                        and r.class <> ${runClassSql.birthday})
    order by m.deleted_at desc, m.id desc limit 1000`)
  return rows as TrashedMailing[]
}

/** Its further languages go along. */
export function putInTrash(tx: Tx, id: number, at: Timestamp): void {
  tx.write(sql`
    update mailings m set deleted_at = ${at}
    where ${tx.owns('m')} and (m.id = ${id} or (m.version_of = ${id} and m.is_active is null and m.deleted_at is null))`)
}

/** With the languages that were thrown away together with it; false when it was not thrown away since. */
export async function takeFromTrash(tx: Tx, id: number, since: Timestamp): Promise<boolean> {
  const rows = await tx.rows(sql`
    update mailings m set deleted_at = null from mailings g
    where ${tx.owns('m')} and ${tx.owns('g')} and g.id = ${id} and g.deleted_at > ${since}
      and (m.id = g.id or (m.version_of = g.id and m.is_active is null and m.deleted_at = g.deleted_at)) returning m.id`)
  return rows.length > 0
}

/** What has lain in the trash for long enough goes. Where mails, copies or keys still name it its row stays, and says nothing. */
export async function forgetTrash(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const named = sql`(
    exists (select from runs r where ${tx.owns('r')} and r.mailing_id = m.id)
    or exists (select from mailings c where ${tx.owns('c')} and m.id in (c.source_mailing_id, c.version_of))
    or exists (select from api_keys k where ${tx.owns('k')} and k.default_optin_mailing_id = m.id))`
  tx.write(sql`
    update newsletters n set subject = '', html = '', plain_text = null
    from mailings m where ${tx.owns('n')} and ${tx.owns('m')} and m.id = n.mailing_id and m.deleted_at < ${before} and n.html <> '' and ${named}`)
  const gone = await tx.rows(sql`
    delete from mailings m where ${tx.owns('m')} and m.id in (
      select m.id from mailings m where ${tx.owns('m')} and m.deleted_at < ${before} and not ${named} order by m.id limit ${limit})
    returning m.id`)
  return gone.length
}
