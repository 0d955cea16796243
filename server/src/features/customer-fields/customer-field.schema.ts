import { z } from 'zod'
import { id, kindOf, recordTimes, translationsSchema } from '../../platform/http/schema.ts'
import { dataTypes, fieldTypes } from './customer-field.rules.ts'

export const customerFieldSchema = z
  .strictObject({
    objectType: kindOf('CustomerField'),
    id: id.describe('The id of the field; values of subscribers are sent under it'),
    fieldType: z.literal(Object.values(fieldTypes)).describe(numbered(fieldTypes)),
    type: z.literal(Object.values(dataTypes)).describe(numbered(dataTypes)),
    isAvailableForImport: z.boolean().describe('Whether imports may fill it'),
    isAvailableForExport: z.boolean().describe('Whether exports contain it'),
    isEditable: z.boolean().describe('Whether users of the application may change its values'),
    translations: translationsSchema,
    value: z
      .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
      .nullable()
      .describe('Of a field of the account: its value here, else the default; of other fields the default'),
    ...recordTimes,
  })
  .meta({ id: 'CustomerField', description: 'A field the customer has defined' })

function numbered(names: Record<string, number>): string {
  const words = (name: string) => name.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)
  return Object.entries(names)
    .map(([name, number]) => `${number} = ${words(name)}`)
    .join(', ')
}
