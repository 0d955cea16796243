import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'

export const voteSchema = z
  .strictObject({
    operatorId: id.describe('The operator'),
    name: z.string().describe('How they are called'),
    votedAt: timestampSchema.describe('When, UTC'),
  })
  .describe('An operator who has agreed within the last day')
