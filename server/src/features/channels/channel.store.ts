import sql, { raw, type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { MatterType } from '../mailings/mailing.rules.ts'

export type Translations = Record<string, { name: string; description: string | null }>

export interface Channel
  extends Columns<
    'channels',
    | 'id'
    | 'isDefault'
    | 'inheritedFrom'
    | 'optinMailingId'
    | 'optoutMailingId'
    | 'fallbackOptinMailingId'
    | 'fallbackOptoutMailingId'
    | 'createdAt'
    | 'closedAt'
    | 'withdrawnAt'
  > {
  translations: Translations
}

/** All channels of the account, closed ones too, the default one first; it is there even while the module is not booked. */
export function listChannels(reader: Reader): Promise<Channel[]> {
  return reader.rows<Channel>(sql`
    select c.id, c.is_default as "isDefault", c.inherited_from as "inheritedFrom", c.translations,
           c.optin_mailing_id as "optinMailingId", c.optout_mailing_id as "optoutMailingId",
           c.fallback_optin_mailing_id as "fallbackOptinMailingId", c.fallback_optout_mailing_id as "fallbackOptoutMailingId", c.created_at as "createdAt",
           c.closed_at as "closedAt", c.withdrawn_at as "withdrawnAt"
    from channels c where ${reader.owns('c')}
    order by c.is_default desc, c.id`)
}

export type NewChannel = Pick<
  Channel,
  'isDefault' | 'inheritedFrom' | 'translations' | 'optinMailingId' | 'createdAt'
> & {
  /** Of an inherited channel; others get the next one. */
  id?: number
}

export async function insertChannel(tx: Tx, channel: NewChannel): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into channels (account_id, id, is_default, inherited_from, translations, optin_mailing_id, created_at)
    values (${tx.tenant.accountId}, coalesce(${channel.id ?? null}::bigint, nextval('channel_ids')), ${channel.isDefault},
            ${channel.inheritedFrom}, ${channel.translations}, ${channel.optinMailingId}, ${channel.createdAt})
    returning id`)
  return (row as { id: number }).id
}

const mailingColumns = { optin: raw('optin_mailing_id'), optout: raw('optout_mailing_id') } satisfies Record<
  MatterType,
  Sql
>
const fallbackColumns = {
  optin: raw('fallback_optin_mailing_id'),
  optout: raw('fallback_optout_mailing_id'),
} satisfies Record<MatterType, Sql>

interface ChosenMailing {
  channelId: number
  mailingId: number | null
}

export function setChannelMailing(tx: Tx, type: MatterType, { channelId, mailingId }: ChosenMailing): void {
  tx.write(
    sql`update channels c set ${mailingColumns[type]} = ${mailingId} where ${tx.owns('c')} and c.id = ${channelId}`,
  )
}

export function setFallbackMailing(tx: Tx, type: MatterType, { channelId, mailingId }: ChosenMailing): void {
  tx.write(
    sql`update channels c set ${fallbackColumns[type]} = ${mailingId} where ${tx.owns('c')} and c.id = ${channelId}`,
  )
}

export function renameChannel(tx: Tx, id: number, translations: Translations): void {
  tx.write(sql`update channels c set translations = ${translations} where ${tx.owns('c')} and c.id = ${id}`)
}

export function setClosed(tx: Tx, id: number, closedAt: Timestamp | null): void {
  tx.write(sql`update channels c set closed_at = ${closedAt} where ${tx.owns('c')} and c.id = ${id}`)
}

/** Null = it is back, and open. */
export function setWithdrawn(tx: Tx, id: number, withdrawnAt: Timestamp | null): void {
  tx.write(sql`
    update channels c set withdrawn_at = ${withdrawnAt}, closed_at = ${withdrawnAt} where ${tx.owns('c')} and c.id = ${id}`)
}

/** What they fell back to is their own from now on. */
export function disinherit(tx: Tx): void {
  tx.write(sql`
    update channels c
    set inherited_from = null, withdrawn_at = null,
        optin_mailing_id = coalesce(c.optin_mailing_id, c.fallback_optin_mailing_id), fallback_optin_mailing_id = null,
        optout_mailing_id = coalesce(c.optout_mailing_id, c.fallback_optout_mailing_id), fallback_optout_mailing_id = null
    where ${tx.owns('c')} and c.inherited_from is not null`)
}

export function deleteChannelRow(tx: Tx, id: number): void {
  tx.write(sql`delete from channels c where ${tx.owns('c')} and c.id = ${id}`)
}
