import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'

export const customerFieldSchema = z
  .strictObject({
    objectType: z.literal('CustomerField'),
    id,
    fieldType: z.literal([1, 2, 3]).describe('1 = subscriber, 2 = account, 3 = mailing'),
    type: z
      .literal([1, 2, 3, 4, 5, 6])
      .describe('1 = string, 2 = integer, 3 = date, 4 = boolean, 5 = string list, 6 = currency'),
    isAvailableForImport: z.boolean(),
    isAvailableForExport: z.boolean(),
    isEditable: z.boolean(),
    translations: z.record(z.string(), z.strictObject({ name: z.string(), description: z.string().nullable() })),
    value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'CustomerField' })
