import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

const id = z.number()

export const accountRefusals = refusals({
  customer_not_found: withValues({
    status: 404,
    title: 'Customer not found',
    members: { customerId: id },
    detail: ({ customerId }) => `There is no customer ${customerId}.`,
    remedy: remedies.listCustomers,
  }),
  account_not_found: withValues({
    status: 404,
    title: 'Account not found',
    members: { accountId: id },
    detail: ({ accountId }) => `There is no account ${accountId}.`,
    remedy: remedies.listAccounts,
  }),
  account_not_approved: withValues({
    status: 403,
    title: 'Account not approved',
    members: { accountId: id.describe('The account that is not approved') },
    detail: () => 'The account is new, and its operator has not looked at it yet: until then it sends nothing.',
    remedy: remedies.approveAccount,
  }),
  account_locked: withValues({
    status: 403,
    title: 'Account locked',
    members: { accountId: id.describe('The account that is locked') },
    detail: () => 'The account is locked: it plans, activates and sends nothing. Whoever has locked it can unlock it.',
    remedy: remedies.unlockAccount,
  }),
  account_closed: withValues({
    status: 403,
    title: 'Account closed',
    members: { accountId: id.describe('The account that is closed') },
    detail: () =>
      'The account is closed: nothing in it is changed, and nothing leaves it. For 30 days its admins can open it again.',
    remedy: remedies.reopenAccount,
  }),
  account_not_pending: withValues({
    status: 409,
    title: 'Nothing to decide',
    members: { accountId: id },
    detail: ({ accountId }) => `About account ${accountId} this has been decided already.`,
    remedy: remedies.listSignups,
  }),
  language_in_use: withValues({
    status: 409,
    title: 'Language in use',
    members: { languages: z.array(z.string()).describe('The languages that something is written in') },
    detail: ({ languages }) => `Mailings that are not sent yet are written in ${languages.join(' and ')}.`,
  }),
  approvers_too_few: withValues({
    status: 409,
    title: 'Too few who may approve',
    members: { fewest: z.int().describe('How many editors and admins it takes') },
    detail: ({ fewest }) => `Nobody approves their own mailing: the account needs ${fewest} editors or admins.`,
  }),
  customer_without_accounts: withValues({
    status: 404,
    title: 'Customer has no account',
    members: { customerId: id },
    detail: ({ customerId }) => `Customer ${customerId} has no account.`,
    remedy: remedies.listCustomers,
  }),
  parent_account_unsuitable: {
    status: 409,
    title: 'Parent account unsuitable',
    detail: 'The parent must be an L-account of the same customer, and only S-accounts have one.',
    remedy: remedies.listAccounts,
  },
  account_without_parent: withValues({
    status: 409,
    title: 'Account has no L-account',
    members: { accountId: id },
    detail: ({ accountId }) => `Account ${accountId} has no L-account to inherit from.`,
  }),
  account_without_subscribers: withValues({
    status: 409,
    title: 'Account has no subscribers',
    members: { accountId: id },
    detail: ({ accountId }) => `Account ${accountId} is an L-account; subscribers live in S-accounts.`,
  }),
})

export const accountFaults = faults({
  channel_unknown: 'The account has no channel with this id.',
  language_not_chosen: 'It has to be one of the languages of the account.',
  sender_incomplete: 'Give a name and an address, or neither.',
  sender_unverified: 'The domain of this address has not passed its check.',
})
