import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

const members = { accountId: z.number(), domain: z.string() }

export const domainRefusals = refusals({
  domain_name_invalid: withValues({
    status: 422,
    title: 'Domain name invalid',
    members: { given: z.string() },
    detail: ({ given }) => `${JSON.stringify(given)} is no domain name such as kunde.example.`,
  }),
  selector_invalid: withValues({
    status: 422,
    title: 'Selector invalid',
    members: { selector: z.string() },
    detail: ({ selector }) => `${selector} is no selector. Use up to 32 letters a to z, digits and hyphens.`,
  }),
  return_path_outside_domain: withValues({
    status: 422,
    title: 'Return path outside the domain',
    members: { returnPathDomain: z.string(), domain: z.string() },
    detail: ({ returnPathDomain, domain }) =>
      `The return path ${returnPathDomain} has to lie below ${domain}, or DMARC does not see the two as one.`,
  }),
  sender_domain_exists: withValues({
    status: 409,
    title: 'Sender domain exists',
    members,
    detail: ({ accountId, domain }) => `Account ${accountId} already has the sender domain ${domain}.`,
  }),
  sender_domain_not_found: withValues({
    status: 404,
    title: 'Sender domain not found',
    members,
    detail: ({ accountId, domain }) => `Account ${accountId} has no sender domain ${domain}.`,
    remedy: remedies.listSenderDomains,
  }),
  dns_silent: withValues({
    status: 503,
    title: 'The DNS does not answer',
    members: { name: z.string(), reason: z.string() },
    detail: ({ name, reason }) => `The DNS gave no answer about ${name} (${reason}). Nothing was changed.`,
    remedy: remedies.tryAgainLater,
  }),
})
