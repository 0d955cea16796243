import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { FieldValue } from './customer-field.rules.ts'

export interface CustomerField
  extends Omit<Columns<'customer_fields'>, 'customerId' | 'translations' | 'defaultValue'> {
  translations: Record<string, { name: string; description: string | null }>
  /** Account fields: the account's value, else the operator's default; null for the other field types. */
  value: FieldValue
  defaultValue: FieldValue
}

export function listCustomerFields(reader: Reader): Promise<CustomerField[]> {
  return reader.rows<CustomerField>(sql`
    select f.id, f.field_type as "fieldType", f.type, f.is_available_for_import as "isAvailableForImport",
           f.is_available_for_export as "isAvailableForExport", f.is_editable as "isEditable", f.translations,
           case when f.field_type <> 2 then null when v.field_id is not null then v.value else f.default_value end as value,
           f.default_value as "defaultValue", f.retired_at as "retiredAt", f.created_at as "createdAt", f.updated_at as "updatedAt"
    from customer_fields f
    left join account_field_values v on v.customer_id = f.customer_id and v.field_id = f.id and ${reader.owns('v')}
    where ${reader.owns('f', 'customer_id')}
    order by f.id`)
}

export type NewCustomerField = Omit<CustomerField, 'id' | 'value' | 'retiredAt' | 'createdAt' | 'updatedAt'>

export async function insertCustomerField(tx: Tx, field: NewCustomerField, now: Timestamp): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into customer_fields (customer_id, field_type, type, is_available_for_import, is_available_for_export, is_editable,
                                 translations, default_value, created_at, updated_at)
    values (${tx.tenant.customerId}, ${field.fieldType}, ${field.type}, ${field.isAvailableForImport},
            ${field.isAvailableForExport}, ${field.isEditable}, ${field.translations},
            ${JSON.stringify(field.defaultValue)}::jsonb, ${now}, ${now})
    returning id`)
  return (row as { id: number }).id
}

type Changed = Pick<
  CustomerField,
  'id' | 'translations' | 'isEditable' | 'isAvailableForImport' | 'isAvailableForExport'
>

export function updateCustomerField(tx: Tx, field: Changed, now: Timestamp): void {
  tx.write(sql`
    update customer_fields f
    set translations = ${field.translations}, is_editable = ${field.isEditable},
        is_available_for_import = ${field.isAvailableForImport}, is_available_for_export = ${field.isAvailableForExport},
        updated_at = ${now}
    where ${tx.owns('f', 'customer_id')} and f.id = ${field.id}`)
}

export function retireCustomerField(tx: Tx, id: number, now: Timestamp): void {
  tx.write(sql`
    update customer_fields f set retired_at = coalesce(f.retired_at, ${now}::timestamptz), updated_at = ${now}
    where ${tx.owns('f', 'customer_id')} and f.id = ${id}`)
}

export function deleteCustomerField(tx: Tx, id: number): void {
  tx.write(sql`delete from customer_fields f where ${tx.owns('f', 'customer_id')} and f.id = ${id}`)
}

/** Whether anybody in this account has a value of it, or a group or a mail asks for it. */
export async function hasValuesOrUses(reader: Reader, id: number): Promise<boolean> {
  const [row] = await reader.rows<{ isInUse: boolean }>(sql`
    select exists (select from subscribers s where ${reader.owns('s')} and s.customer_fields ? ${String(id)})
        or exists (select from account_field_values v where ${reader.owns('v')} and v.field_id = ${id})
        or exists (select from mailing_field_values m where ${reader.owns('m')} and m.field_id = ${id})
        or exists (select from subscriber_groups g
                   where ${reader.owns('g')} and g.conditions::text like ${`%"customerFields.${id}"%`})
        or exists (select from newsletters n
                   where ${reader.owns('n')} and concat(n.subject, n.html, n.plain_text) ~ ${`\\{\\{C:${id}[:}]`}) as "isInUse"`)
  return row?.isInUse ?? false
}

export function saveAccountValue(tx: Tx, fieldId: number, value: FieldValue, now: Timestamp): void {
  tx.write(sql`
    insert into account_field_values (account_id, customer_id, field_id, value, updated_at)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${fieldId}, ${JSON.stringify(value)}::jsonb, ${now})
    on conflict (account_id, field_id) do update set value = excluded.value, updated_at = excluded.updated_at`)
}

export function clearAccountValue(tx: Tx, fieldId: number): void {
  tx.write(sql`delete from account_field_values v where ${tx.owns('v')} and v.field_id = ${fieldId}`)
}
