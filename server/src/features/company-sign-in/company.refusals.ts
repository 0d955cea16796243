import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const companyRefusals = refusals({
  company_sign_in_off: {
    status: 404,
    title: 'No company sign-in',
    detail: 'This installation has no company sign-in: sign in with email and password.',
  },
  company_sign_in_unreachable: {
    status: 503,
    title: 'Company sign-in does not answer',
    detail: 'The sign-in of your company does not answer as it should; try again later, or use your password.',
  },
  company_sign_in_declined: {
    status: 401,
    title: 'Company sign-in broken off',
    detail: 'The sign-in of your company has not let you in, or you have broken it off.',
  },
  company_sign_in_void: {
    status: 401,
    title: 'Company sign-in void',
    detail: 'It was begun in another browser or too long ago, or was used before: begin anew.',
  },
  company_domain_invalid: {
    status: 422,
    title: 'Domain not valid',
    detail: 'This is not the domain of email addresses, such as example.com.',
  },
  domain_bound: withValues({
    status: 409,
    title: 'Domain bound already',
    members: { domain: z.string(), customerId: z.int() },
    detail: ({ domain, customerId }) => `${domain} is bound to customer ${customerId} already; unbind it first.`,
  }),
  domain_not_bound: withValues({
    status: 404,
    title: 'Domain not bound',
    members: { domain: z.string() },
    detail: ({ domain }) => `${domain} is bound to no customer.`,
  }),
  home_account_missing: withValues({
    status: 422,
    title: 'Account missing',
    members: { customerId: z.int() },
    detail: ({ customerId }) =>
      `Customer ${customerId} has not exactly one account: say with --account in which one newcomers begin.`,
  }),
  account_of_other_customer: withValues({
    status: 422,
    title: 'Account of another customer',
    members: { accountId: z.int(), customerId: z.int() },
    detail: ({ accountId, customerId }) => `Account ${accountId} does not belong to customer ${customerId}.`,
  }),
})
