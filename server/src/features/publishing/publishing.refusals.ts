import { refusals } from '../../platform/errors/refusal.ts'

export const publishingRefusals = refusals({
  account_publishes_nothing: {
    code: 'not_available_for_account_type',
    status: 403,
    title: 'Not available for this account type',
    detail: 'Only an L-account publishes, and only to the accounts below it.',
  },
  publication_not_found: {
    status: 404,
    title: 'Publication not found',
    detail: 'The account has published nothing with this id.',
  },
})
