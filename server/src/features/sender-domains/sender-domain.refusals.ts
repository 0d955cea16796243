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
  domain_claimed: withValues({
    status: 409,
    title: 'Domain claimed',
    members: { domain: z.string() },
    detail: ({ domain }) =>
      `${domain} is verified for another customer of this installation. It becomes free when the records of their keys are gone from its DNS.`,
  }),
  rotation_under_way: withValues({
    status: 409,
    title: 'Rotation under way',
    members: { domain: z.string(), selector: z.string() },
    detail: ({ domain, selector }) =>
      `${domain} has new keys already. They sign once the records of ${selector} are found.`,
  }),
  rotation_too_soon: withValues({
    status: 409,
    title: 'Rotation too soon',
    members: { domain: z.string(), until: z.string() },
    detail: ({ domain, until }) =>
      `${domain} has had new keys a moment ago; mail that the former ones signed is still under way. It can have others from ${until} UTC on.`,
  }),
  dns_silent: withValues({
    status: 503,
    title: 'The DNS does not answer',
    members: { name: z.string(), reason: z.string() },
    detail: ({ name, reason }) => `The DNS gave no answer about ${name} (${reason}). Nothing was changed.`,
    remedy: remedies.tryAgainLater,
  }),
})
