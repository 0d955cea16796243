import { z } from 'zod'
import { count } from '../../platform/http/schema.ts'
import { machineReasons } from './machines.rules.ts'

export const machinesSchema = z
  .array(
    z.strictObject({
      reason: z.enum(machineReasons).describe('How it was seen that no person did it'),
      opens: count.describe('Opens left out'),
      clicks: count.describe('Clicks left out'),
    }),
  )
  .describe('What was left out, the most frequent first')
