import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

const policies = z.array(z.string()).describe('Which limits were exceeded')

export const keyRefusals = refusals({
  key_not_found: withValues({
    status: 404,
    title: 'API key not found',
    members: { prefix: z.string() },
    detail: ({ prefix }) => `There is no key with the prefix ${prefix}.`,
    remedy: remedies.listKeys,
  }),
  key_unknown: {
    code: 'key_not_found',
    status: 404,
    title: 'API key not found',
    detail: 'The account has no API key with this id; it may have been deleted.',
  },
  key_invalid: {
    code: 'authentication_failed',
    status: 401,
    title: 'Authentication failed',
    detail: 'Send a valid API key as the password of HTTP Basic authentication.',
  },
  key_sent_in_clear: {
    code: 'https_required',
    status: 403,
    title: 'HTTPS required',
    detail: 'The key was sent in clear: use HTTPS, and replace this key.',
  },
  scope_required: withValues({
    status: 403,
    title: 'Key scope required',
    members: { requiredScopes: z.array(z.string()).describe('Any one of these scopes is enough') },
    detail: 'The API key lacks the scope for this endpoint; an admin can add it to the key.',
  }),
  account_type_unfit: {
    code: 'not_available_for_account_type',
    status: 403,
    title: 'Not available for this account type',
    detail: ({ types }: { types: readonly string[] }) =>
      `This endpoint belongs to accounts of type ${types.join(' or ')}.`,
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Rate limit exceeded',
    members: { 'violated-policies': policies },
    detail: ({ limit, waitSeconds }: { limit: number; waitSeconds: number }) =>
      `The key has used its ${limit} requests of the last 60 seconds; wait ${waitSeconds} s.`,
  },
  concurrency_limit_exceeded: {
    status: 429,
    title: 'Concurrency limit exceeded',
    members: { 'violated-policies': policies },
    detail: ({ limit }: { limit: number }) => `The key has ${limit} requests under way; wait for one to finish.`,
  },
  account_rate_limit_exceeded: {
    code: 'rate_limit_exceeded',
    status: 429,
    title: 'Rate limit exceeded',
    members: { 'violated-policies': policies },
    detail: ({ limit, waitSeconds }: { limit: number; waitSeconds: number }) =>
      `The keys of the account have used its ${limit} requests of the last 60 seconds; wait ${waitSeconds} s.`,
  },
  account_concurrency_limit_exceeded: {
    code: 'concurrency_limit_exceeded',
    status: 429,
    title: 'Concurrency limit exceeded',
    members: { 'violated-policies': policies },
    detail: ({ limit }: { limit: number }) =>
      `The keys of the account have ${limit} requests under way; wait for one to finish.`,
  },
  authentication_throttled: {
    status: 429,
    title: 'Too many failed authentications',
    detail: ({ waitSeconds }: { waitSeconds: number }) =>
      `Too many failed authentications from this address; wait ${waitSeconds} s.`,
  },
})
