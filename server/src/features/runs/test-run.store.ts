import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { occurrenceSql } from '../messages/run-state.rules.ts'

export async function findTestRun(reader: Reader, mailingId: number): Promise<number> {
  const [row] = await reader.rows<{ id: number }>(sql`
    select r.id from runs r where ${reader.owns('r')} and r.mailing_id = ${mailingId} and r.occurrence = ${occurrenceSql.test}`)
  return (row as { id: number }).id
}

export async function isAddressOfMember(reader: Reader, emailKey: string): Promise<boolean> {
  const members = await reader.rows(sql`
    select m.user_id from memberships m join users u on u.id = m.user_id
    where ${reader.owns('m')} and u.email_key = ${emailKey}`)
  return members.length > 0
}

export async function findSubscriberIdByEmail(reader: Reader, emailKey: string): Promise<number | null> {
  const [row] = await reader.rows<{ id: number }>(
    sql`select s.id from subscribers s where ${reader.owns('s')} and s.email_key = ${emailKey}`,
  )
  return row?.id ?? null
}
