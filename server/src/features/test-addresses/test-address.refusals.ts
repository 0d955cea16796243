import { refusals } from '../../platform/errors/refusal.ts'

export const testAddressRefusals = refusals({
  test_address_not_found: {
    status: 404,
    title: 'Test address not found',
    detail: 'The account has no test address with this id.',
  },
  test_address_confirmed: {
    status: 409,
    title: 'Confirmed already',
    detail: 'This address has been confirmed; test mails can be sent there.',
  },
  test_addresses_too_many: {
    status: 429,
    title: 'Too many test addresses',
    detail: 'An account asks 30 addresses an hour at most to confirm; try again later.',
  },
})
