import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'

const translationsSchema = z.record(
  z.string(),
  z.strictObject({ name: z.string(), description: z.string().nullable() }),
)

export const channelSchema = z
  .strictObject({
    objectType: z.literal('Channel'),
    id,
    isDefault: z.boolean(),
    type: z.literal([1, 2]).describe('1 = own, 2 = inherited from the L-account'),
    translations: translationsSchema,
  })
  .meta({ id: 'Channel' })
