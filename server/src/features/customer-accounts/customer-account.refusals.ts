import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

const members = { accountId: z.int().describe('The account') }

export const customerAccountRefusals = refusals({
  locked_by_operator: withValues({
    status: 403,
    title: 'Locked by the operator',
    members,
    detail: () => 'The operator has locked this account, and only the operator unlocks it. Ask them what it takes.',
  }),
  account_has_admin: withValues({
    status: 409,
    title: 'Account has an admin',
    members,
    detail: () => 'The account has an admin by now, and its admins invite the others. Ask one of them.',
  }),
  account_attached: withValues({
    status: 409,
    title: 'Account is below another',
    members,
    detail: () => 'The account is below an L-account already. An admin there detaches it first.',
  }),
  accounts_too_many: {
    status: 429,
    title: 'Too many accounts',
    detail: 'So many accounts were made within an hour that more have to wait. Try again in an hour.',
  },
})
