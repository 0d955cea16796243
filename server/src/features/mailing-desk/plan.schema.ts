import { z } from 'zod'
import { trialLimits } from '../mailings/index.ts'

const localMoment = z.strictObject({
  localTime: z.string().max(16).describe('Day and hour there, as 2027-03-28T09:00'),
  timeZone: z.string().max(64).describe('On the clocks of which place, as Europe/Berlin'),
})

export const planBody = z.strictObject({
  at: localMoment
    .extend({
      timeZone: localMoment.shape.timeZone
        .nullable()
        .describe('On the clocks of which place; null = on the clock of each recipient'),
    })
    .nullable()
    .describe('When it is to begin; null = now, as soon as it can no longer be taken back'),
  trial: z
    .strictObject({
      people: z.int().min(1).max(100_000_000).describe('How many get it first'),
      minutes: z
        .int()
        .min(trialLimits.minutes.least)
        .max(trialLimits.minutes.most)
        .describe('After how long the others follow, unless it went badly'),
    })
    .nullable()
    .optional()
    .describe('Null = all get it at once'),
  notAfter: localMoment.nullable().optional().describe('Nothing of it leaves later; null = no such time'),
})
