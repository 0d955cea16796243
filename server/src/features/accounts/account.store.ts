import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export type Account = Columns<
  'accounts',
  | 'id'
  | 'customerId'
  | 'type'
  | 'name'
  | 'parentAccountId'
  | 'hasChannels'
  | 'defaultLanguageIso'
  | 'languages'
  | 'createdAt'
>

export async function findAccount(reader: Reader): Promise<Account | undefined> {
  const [account] = await reader.rows<Account>(sql`
    select a.id, a.customer_id as "customerId", a.type, a.name, a.parent_account_id as "parentAccountId",
           a.has_channels as "hasChannels", a.default_language_iso as "defaultLanguageIso", a.languages,
           a.created_at as "createdAt"
    from accounts a where ${reader.owns('a', 'id')}`)
  return account
}
