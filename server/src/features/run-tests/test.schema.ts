import { z } from 'zod'
import { count, timestampSchema } from '../../platform/http/schema.ts'
import { winsBy } from '../mailings/index.ts'

const variant = z.strictObject({
  n: count.describe('0 is the first subject, the one that is sent when nothing decides'),
  subject: z.string().describe('The subject line'),
  people: count.describe('How many try it'),
  delivered: count.describe('Of their mails, those taken and not come back'),
  opens: count.describe('Mails that people opened; all their openings, where nobody is recognised'),
  clicks: count.describe('Mails in which people clicked; all their clicks, where nobody is recognised'),
})

export const runTestSchema = z
  .strictObject({
    kind: z.enum(['trial', 'subjects']).describe('A trial, or several subjects'),
    state: z
      .enum(['ahead', 'waiting', 'held', 'over'])
      .describe(
        'ahead = the first part goes out; waiting = the rest waits; held = the trial went badly; over = the rest goes',
      ),
    people: count.describe('How many go first'),
    waitsUntil: timestampSchema
      .nullable()
      .describe('Until when the rest waits, UTC; null = the first part is not out yet'),
    judgedBy: z.enum(winsBy).nullable().describe('What decides between subjects; null = a trial'),
    leader: count.nullable().describe('Which subject would win now, or has; null = a trial'),
    winner: count.nullable().describe('The subject that the rest gets; null = not decided, or a trial'),
    outcome: z
      .enum(['most', 'level', 'few', 'chosen', 'fine', 'resumed'])
      .nullable()
      .describe(
        'Why the rest goes out: most of them did it, several were level, too few did, somebody chose; of a trial: it went well, or somebody resumed it',
      ),
    decidedAt: timestampSchema.nullable().describe('When that was decided, UTC'),
    decidedBy: z
      .strictObject({
        kind: z.string().describe('What they are'),
        name: z.string().nullable().describe('How they are called, where that is known'),
      })
      .nullable()
      .describe('Who chose; null = nobody had to'),
    variants: z.array(variant).describe('The subjects as they stand, or stood when it was decided; of a trial none'),
  })
  .meta({ id: 'RunTest', description: 'The part of a run that goes first' })
