import { z } from 'zod'
import { limits } from './condition.rules.ts'

const line = z
  .strictObject({
    source: z
      .string()
      .min(1)
      .max(40)
      .describe('What is asked: base data, field:{id}, channel:{id}, group, opened and the like'),
    operator: z.string().min(1).max(40).describe('How it is compared'),
    values: z.array(z.string().max(1000)).max(limits.values).describe('With what, as text'),
  })
  .meta({ id: 'ConditionLine', description: 'One condition' })

const box = z
  .strictObject({
    join: z.literal(['all', 'any', 'none']).describe('Whether all of them must be true, at least one, or none'),
    get of() {
      return z
        .array(z.union([line, box]))
        .min(1)
        .max(limits.conditions)
        .describe('Conditions, and boxes of conditions')
    },
  })
  .meta({ id: 'ConditionBox', description: 'Conditions that belong together' })

export const conditionsSchema = box
