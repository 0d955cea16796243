import { z } from 'zod'

const localMoment = z.strictObject({
  localTime: z.string().max(16).describe('Day and hour there, as 2027-03-28T09:00'),
  timeZone: z.string().max(64).describe('On the clocks of which place, as Europe/Berlin'),
})

export const planBody = z.strictObject({
  at: localMoment.nullable().describe('When it is to begin; null = now, as soon as it can no longer be taken back'),
  notAfter: localMoment.nullable().optional().describe('Nothing of it leaves later; null = no such time'),
})
