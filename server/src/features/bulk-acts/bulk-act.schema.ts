import { z } from 'zod'
import { count } from '../../platform/http/schema.ts'
import { subscriberSchema } from '../subscribers/subscriber.schema.ts'

const mostNamed = 10_000

/** Who is meant: some by name, or everybody who matches what narrows the list, but some. */
export const chosenMembers = {
  mode: z.enum(['some', 'all']).describe('some: the people with these ids; all: everybody who matches, but these'),
  ids: z.array(z.int().min(1)).max(mostNamed).describe('The chosen ones, or the exceptions'),
}

export const jobStartedSchema = z.strictObject({
  data: z
    .strictObject({
      jobId: z.int().describe('The job that does it'),
      total: count.describe('How many people it is for'),
    })
    .describe('The job, and whom it concerns'),
})

export const chosenCountSchema = z.strictObject({
  data: z
    .strictObject({
      total: count.describe('All who are chosen'),
      inGroup: count.nullable().describe('How many of them are in the group; null where no group is named'),
    })
    .describe('What an act would find'),
})

const { email, firstname, lastname } = subscriberSchema.shape
export const outcomeListSchema = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          subscriberId: z.int().describe('The id of the subscriber'),
          outcome: z.string().describe('What the act came to for them'),
          ...{ email, firstname, lastname },
        })
        .meta({ id: 'BulkOutcome', description: 'One person of an act on many' }),
    )
    .describe('By id, those after the one asked for'),
})
