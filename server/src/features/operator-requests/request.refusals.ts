import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const requestRefusals = refusals({
  request_not_found: {
    status: 404,
    title: 'Request not found',
    detail: 'There is no open request with this id: it was done, was withdrawn, or has lapsed.',
  },
  asked_already: {
    status: 409,
    title: 'Asked already',
    detail: 'Somebody has asked for this already; agree to that request instead.',
  },
  request_not_due: withValues({
    status: 409,
    title: 'Too early',
    members: {
      dueAt: z.string().nullable().describe('From when on it may be done, UTC; null = more have to agree first'),
    },
    detail: ({ dueAt }) =>
      dueAt === null
        ? 'More operators have to agree first.'
        : `The user and the admins were told by mail and have until ${dueAt} UTC to object.`,
  }),
  account_not_locked: {
    status: 409,
    title: 'Not locked',
    detail: 'The account is not locked; there is nothing to unlock.',
  },
})
