import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const keyRefusals = refusals({
  key_not_found: withValues({
    status: 404,
    title: 'API key not found',
    members: { prefix: z.string() },
    detail: ({ prefix }) => `There is no key with the prefix ${prefix}.`,
    remedy: remedies.listKeys,
  }),
})
