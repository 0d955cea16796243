import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** Null is a value too: it hides the default of the field. */
export function saveMailingValue(tx: Tx, mailingId: number, fieldId: number, value: unknown): void {
  tx.write(sql`
    insert into mailing_field_values (account_id, customer_id, mailing_id, field_id, value)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${mailingId}, ${fieldId}, ${JSON.stringify(value)}::jsonb)
    on conflict (account_id, mailing_id, field_id) do update set value = excluded.value`)
}

export type MailingValues = Record<string, unknown>

/** By the id of the field. */
export async function findMailingValues(reader: Reader, mailingId: number): Promise<MailingValues> {
  const [row] = await reader.rows<{ fieldValues: MailingValues }>(sql`
    select coalesce(jsonb_object_agg(v.field_id, v.value), '{}') as "fieldValues" from mailing_field_values v
    where ${reader.owns('v')} and v.mailing_id = ${mailingId}`)
  return row?.fieldValues ?? {}
}

export function clearMailingValue(tx: Tx, mailingId: number, fieldId: number): void {
  tx.write(sql`
    delete from mailing_field_values v
    where ${tx.owns('v')} and v.mailing_id = ${mailingId} and v.field_id = ${fieldId}`)
}
