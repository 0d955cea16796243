import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Translations } from '../channels/index.ts'

export interface ChannelRow {
  accountId: number
  id: number
  isDefault: boolean
  inheritedFrom: number | null
  translations: Translations
  optinMailingId: number | null
  createdAt: string
}

export async function nextChannelId(tx: OperatorTx): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`select nextval('channel_ids') as id`)
  return (row as { id: number }).id
}

export async function insertChannel(tx: OperatorTx, channel: ChannelRow): Promise<void> {
  await tx.rows(sql`
    insert into channels (account_id, id, is_default, inherited_from, translations, optin_mailing_id, created_at)
    values (${channel.accountId}, ${channel.id}, ${channel.isDefault}, ${channel.inheritedFrom}, ${channel.translations},
            ${channel.optinMailingId}, ${channel.createdAt})`)
}

export function listChannelRows(tx: OperatorTx, accountId: number): Promise<ChannelRow[]> {
  return tx.rows<ChannelRow>(sql`
    select c.account_id as "accountId", c.id, c.is_default as "isDefault", c.inherited_from as "inheritedFrom", c.translations,
           c.optin_mailing_id as "optinMailingId", c.created_at as "createdAt"
    from channels c where c.account_id = ${accountId} order by c.is_default desc, c.id`)
}

export async function setChannelOptinMailing(
  tx: OperatorTx,
  accountId: number,
  channelId: number,
  mailingId: number | null,
): Promise<void> {
  await tx.rows(
    sql`update channels set optin_mailing_id = ${mailingId} where account_id = ${accountId} and id = ${channelId}`,
  )
}
