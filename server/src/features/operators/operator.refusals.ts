import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const operatorRefusals = refusals({
  operator_exists: withValues({
    status: 409,
    title: 'Operator exists',
    members: { email: z.string() },
    detail: ({ email }) => `There is an operator with the email ${email}.`,
  }),
  operator_not_found: withValues({
    status: 404,
    title: 'Operator not found',
    members: { email: z.string() },
    detail: ({ email }) => `There is no operator with the email ${email}.`,
  }),
  operator_factor_missing: {
    status: 403,
    title: 'Second factor missing',
    detail: 'Operators always have a second factor: set one up first.',
  },
})
