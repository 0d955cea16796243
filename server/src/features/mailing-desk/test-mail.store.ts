import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { isTest } from '../messages/run-state.rules.ts'

export interface TestAddress {
  email: string
  emailKey: string
}

/** Users of the account. */
export function findTestUsers(reader: Reader, userIds: readonly number[]): Promise<TestAddress[]> {
  return reader.rows<TestAddress>(sql`
    select u.email, u.email_key as "emailKey" from memberships m join users u on u.id = m.user_id
    where ${reader.owns('m')} and m.user_id = any(${userIds}) order by u.id`)
}

/** Whoever reads there has agreed. */
export function findTestAddresses(reader: Reader, ids: readonly number[]): Promise<TestAddress[]> {
  return reader.rows<TestAddress>(sql`
    select t.email, t.email_key as "emailKey" from test_addresses t
    where ${reader.owns('t')} and t.id = any(${ids}) and t.confirmed_at is not null order by t.id`)
}

/** People who are receive-ready or pending in the channel. */
export function findTestReaders(reader: Reader, ids: readonly number[], channelId: number): Promise<TestAddress[]> {
  return reader.rows<TestAddress>(sql`
    select s.email, s.email_key as "emailKey" from subscribers s
    join subscriptions c on c.account_id = s.account_id and c.subscriber_id = s.id and c.channel_id = ${channelId}
    where ${reader.owns('s')} and s.id = any(${ids}) and c.status in (1, 2) order by s.id`)
}

export async function countTestsSince(reader: Reader, since: Timestamp): Promise<number> {
  const [row] = await reader.rows<{ mails: number }>(sql`
    select count(*) as mails from runs r join messages m on m.account_id = r.account_id and m.run_id = r.id
    where ${reader.owns('r')} and ${reader.owns('m')} and ${isTest(sql`r`)} and m.created_at > ${since}`)
  return row?.mails ?? 0
}
