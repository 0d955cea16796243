import { z } from 'zod'
import { id, kindOf, translationsSchema } from '../../platform/http/schema.ts'

export const channelSchema = z
  .strictObject({
    objectType: kindOf('Channel'),
    id: id.describe('The id of the channel'),
    isDefault: z.boolean().describe('Whether people get into it when nobody names a channel'),
    type: z.literal([1, 2]).describe('1 = own, 2 = inherited from the L-account'),
    translations: translationsSchema,
  })
  .meta({ id: 'Channel', description: 'A topic people subscribe to' })
