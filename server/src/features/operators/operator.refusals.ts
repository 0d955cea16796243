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
  agreed_already: {
    status: 409,
    title: 'Agreed already',
    detail: 'You have agreed already; now somebody else has to.',
  },
  sending_not_frozen: { status: 409, title: 'Not frozen', detail: 'Mail is leaving; there is nothing to unfreeze.' },
  sending_frozen_already: { status: 409, title: 'Frozen already', detail: 'Nothing leaves already; look at why.' },
  installation_name_wrong: {
    status: 422,
    title: 'Another name',
    detail: 'This is not what the installation is called; nothing was frozen.',
  },
  operator_factor_missing: {
    status: 403,
    title: 'Second factor missing',
    detail: 'Operators always have a second factor: set one up first.',
  },
})
