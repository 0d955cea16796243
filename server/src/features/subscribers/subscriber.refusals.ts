import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { permissions } from '../accounts/index.ts'

const pair = z.strictObject({
  status: z.int().nullable().describe('1, 2 or 3'),
  statusAddition: z.int().nullable().describe('1 to 8'),
})
const transition = z.strictObject({
  channelId: z.int().nullable().describe('In which channel; null in an account without channels'),
  from: pair.describe('What it is'),
  to: pair.describe('What was asked for'),
})

const transitions = {
  transition: transition.describe('The change that was refused, or the first of them'),
  transitions: z.array(transition).optional().describe('All of them, where there are several'),
}

export const subscriberRefusals = refusals({
  subscriber_not_found: {
    status: 404,
    title: 'Subscriber not found',
    detail: 'The account has no subscriber with this id or address.',
  },
  subscriber_exists: withValues({
    status: 409,
    title: 'Subscriber exists',
    members: { subscriberId: z.int().describe('Who has the address') },
    detail: 'A subscriber with this address exists; update it, or use upsert.',
    remedy: 'openSubscriber',
  }),
  subscriber_blacklisted: {
    status: 409,
    title: 'Subscriber is blacklisted',
    detail: 'This address is blacklisted; only a user of the application can lift that.',
  },
  permission_required: withValues({
    status: 403,
    title: 'Key permission required',
    members: {
      requiredPermissions: z.array(z.enum(permissions)).describe('What the key would need'),
      ...transitions,
    },
    detail: 'This status change needs a permission the API key does not have.',
    remedy: 'askForPermission',
  }),
  transition_not_allowed: withValues({
    status: 409,
    title: 'Status change not allowed',
    members: transitions,
    detail:
      'No write leads from this status to the requested one; the person can register again, or an admin can act in the application.',
    remedy: 'registerAgain',
  }),
  optin_mailing_missing: {
    status: 409,
    title: 'Opt-in mailing missing',
    detail:
      'An opt-in mail is due, but neither the channel nor the API key has an active opt-in mailing; an admin can select one.',
    remedy: 'chooseOptinMailing',
  },
  duplicate_item: {
    status: 422,
    title: 'Duplicate item',
    detail: 'The same subscriber is listed earlier in this request.',
  },
})
