import { z } from 'zod'
import { testLimits, winsBy } from '../mailings/index.ts'

const { otherSubjects, percent, hours } = testLimits

export const subjectTestSchema = z
  .strictObject({
    otherSubjects: z
      .array(z.string().trim().min(1).max(500))
      .min(otherSubjects.least)
      .max(otherSubjects.most)
      .describe('Beside the subject of the mailing, which is the first'),
    percent: z.int().min(percent.least).max(percent.most).describe('How many of the audience try them'),
    hours: z.int().min(hours.least).max(hours.most).describe('How long the rest waits for the winner'),
    winsBy: z.enum(winsBy).describe('What people have to do most, of the mails delivered'),
  })
  .meta({ id: 'SubjectTest', description: 'Several subjects, of which the readers choose the best' })
