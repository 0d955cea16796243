import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const endingRefusals = refusals({
  has_subaccounts: withValues({
    status: 409,
    title: 'Accounts below',
    members: { accountIds: z.array(z.int()).describe('The accounts below') },
    detail: () => 'There are accounts below this one. Detach them, or close them first and wait until they have ended.',
  }),
  account_export_missing: {
    status: 409,
    title: 'Nothing was taken along',
    detail: 'Whoever closes an account takes everything along first: an export that was fetched in the last 30 days.',
  },
  account_not_closed: {
    status: 409,
    title: 'Account is open',
    detail: 'The account is not closed, or its 30 days are over and it has ended.',
  },
})

export const endingFaults = faults({
  account_name_differs: 'This is not what the account is called. Type its name as it stands in the settings.',
})
