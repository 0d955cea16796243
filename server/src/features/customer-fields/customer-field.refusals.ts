import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const fieldRefusals = refusals({
  default_value_unfit: withValues({
    status: 422,
    title: 'Default value does not fit',
    members: { expected: z.string() },
    detail: ({ expected }) => `The default value does not fit: ${expected}`,
  }),
})
