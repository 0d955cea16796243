import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { occurrenceSql, type RunPurpose } from '../messages/run-state.rules.ts'

export interface TriggerType {
  id: number
  key: string
  translations: Record<string, { name: string; description: string | null }>
  /** Languages with an activated mailing in this account. */
  languages: string[]
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** All types of the customer; which of them can be triggered is the account's matter. */
export function listTriggerTypes(reader: Reader): Promise<TriggerType[]> {
  return reader.rows<TriggerType>(sql`
    select t.id, t.key, t.translations, t.created_at as "createdAt", t.updated_at as "updatedAt",
           array(select m.language_iso from mailings m
                 where ${reader.owns('m')} and m.trigger_type_id = t.id and m.is_active and m.source_mailing_id is null
                 order by 1) as languages
    from trigger_types t where ${reader.owns('t', 'customer_id')} order by t.id`)
}

/** Undefined when the customer has this key already. */
export async function insertTriggerType(
  tx: Tx,
  { key, translations }: Pick<TriggerType, 'key' | 'translations'>,
  now: Timestamp,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into trigger_types (customer_id, key, translations, created_at, updated_at)
    values (${tx.tenant.customerId}, ${key}, ${translations}, ${now}, ${now})
    on conflict (customer_id, key) do nothing returning id`)
  return row?.id
}

/** An activated trigger mailing, ready to be sent. */
export interface TriggerMailing {
  id: number
  name: string
  languageIso: string
  channelId: number
  newsletterId: number
  contentId: number
  purpose: RunPurpose
  runId: number
}

/** Undefined = the customer has no such trigger type. */
export async function findTriggerMailings(tx: Tx, triggerTypeId: number): Promise<TriggerMailing[] | undefined> {
  const rows = await tx.rows<{ [M in keyof TriggerMailing]: TriggerMailing[M] | null }>(sql`
    select m.id, m.name, m.language_iso as "languageIso", m.channel_id as "channelId", n.id as "newsletterId",
           n.content_id as "contentId", m.purpose, r.id as "runId"
    from trigger_types t
    left join mailings m on ${tx.owns('m')} and m.trigger_type_id = t.id and m.is_active and m.source_mailing_id is null
    left join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    left join runs r on r.account_id = m.account_id and r.mailing_id = m.id and r.occurrence = ${occurrenceSql.standing}
    where ${tx.owns('t', 'customer_id')} and t.id = ${triggerTypeId} order by m.id`)
  return rows.length === 0 ? undefined : rows.filter((row): row is TriggerMailing => row.id !== null)
}
