import { z } from 'zod'
import { count, timestampSchema } from '../../platform/http/schema.ts'
import type { JobState } from './job.rules.ts'

const states = ['waiting', 'running', 'done', 'failed', 'canceled'] as const satisfies JobState[]

const job = z
  .strictObject({
    id: z.int().describe('The id of the job'),
    kind: z.string().describe('What it does'),
    action: z.string().describe('The right that stopping it or going on with it takes'),
    state: z.enum(states).describe('How it stands'),
    total: count.nullable().describe('Steps it will have; null when nobody counted'),
    done: count.describe('Steps it has done'),
    reason: z.string().nullable().describe('Why it failed: the code of a refusal, or internal_error'),
    result: z.record(z.string(), z.json()).nullable().describe('What came of it, by its kind'),
    revision: count.describe('Grows with every change of a job of the account'),
    createdBy: z.string().describe('Who asked for it, such as user:7'),
    createdAt: timestampSchema.describe('When it was asked for, UTC'),
    startedAt: timestampSchema.nullable().describe('When it began, UTC'),
    finishedAt: timestampSchema.nullable().describe('When it ended, UTC'),
  })
  .meta({ id: 'Job', description: 'Background work that people wait for' })

export const jobSchema = z.strictObject({ data: job })
export const jobListSchema = z.strictObject({ data: z.array(job).describe('The latest changed first') })
