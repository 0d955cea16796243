import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Translations } from '../channels/index.ts'
import type { DataType, FieldType, FieldValue } from '../customer-fields/index.ts'

export interface NewCustomerField {
  customerId: number
  fieldType: FieldType
  type: DataType
  isAvailableForImport: boolean
  isAvailableForExport: boolean
  isEditable: boolean
  translations: Translations
  defaultValue: FieldValue
}

export type CustomerFieldRow = NewCustomerField & { id: number }

export async function insertCustomerField(tx: OperatorTx, field: NewCustomerField, now: string): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into customer_fields (customer_id, field_type, type, is_available_for_import, is_available_for_export, is_editable,
                                 translations, default_value, created_at, updated_at)
    values (${field.customerId}, ${field.fieldType}, ${field.type}, ${field.isAvailableForImport}, ${field.isAvailableForExport},
            ${field.isEditable}, ${field.translations}, ${JSON.stringify(field.defaultValue)}::jsonb, ${now}, ${now})
    returning id`)
  return (row as { id: number }).id
}

export function listFieldRows(tx: OperatorTx, customerId: number): Promise<CustomerFieldRow[]> {
  return tx.rows(sql`
    select f.id, f.customer_id as "customerId", f.field_type as "fieldType", f.type, f.is_editable as "isEditable",
           f.is_available_for_import as "isAvailableForImport", f.is_available_for_export as "isAvailableForExport",
           f.translations, f.default_value as "defaultValue"
    from customer_fields f where f.customer_id = ${customerId} order by f.id`)
}
