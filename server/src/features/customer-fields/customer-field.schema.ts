import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { dataTypes, fieldTypes } from './customer-field.rules.ts'

export const customerFieldSchema = z
  .strictObject({
    objectType: z.literal('CustomerField'),
    id,
    fieldType: z.literal(Object.values(fieldTypes)).describe(numbered(fieldTypes)),
    type: z.literal(Object.values(dataTypes)).describe(numbered(dataTypes)),
    isAvailableForImport: z.boolean(),
    isAvailableForExport: z.boolean(),
    isEditable: z.boolean(),
    translations: z.record(z.string(), z.strictObject({ name: z.string(), description: z.string().nullable() })),
    value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'CustomerField' })

function numbered(names: Record<string, number>): string {
  const words = (name: string) => name.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)
  return Object.entries(names)
    .map(([name, number]) => `${number} = ${words(name)}`)
    .join(', ')
}
