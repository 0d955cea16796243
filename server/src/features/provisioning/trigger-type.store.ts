import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Translations } from '../channels/index.ts'

export interface TriggerTypeRow {
  customerId: number
  id: number
  key: string
  translations: Translations
  createdAt: string
}

export function listTriggerTypeRows(tx: OperatorTx, customerId: number): Promise<TriggerTypeRow[]> {
  return tx.rows<TriggerTypeRow>(sql`
    select t.customer_id as "customerId", t.id, t.key, t.translations, t.created_at as "createdAt"
    from trigger_types t where t.customer_id = ${customerId} order by t.id`)
}

/** Undefined when the customer has this key already. */
export async function insertTriggerType(
  tx: OperatorTx,
  { customerId, key, translations }: Pick<TriggerTypeRow, 'customerId' | 'key' | 'translations'>,
  now: string,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into trigger_types (customer_id, key, translations, created_at, updated_at)
    values (${customerId}, ${key}, ${translations}, ${now}, ${now})
    on conflict (customer_id, key) do nothing returning id`)
  return row?.id
}
