import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { permissions } from '../accounts/index.ts'

const pair = z.strictObject({ status: z.int().nullable(), statusAddition: z.int().nullable() })
const transition = z.strictObject({ channelId: z.int().nullable(), from: pair, to: pair })

export const subscriberRefusals = refusals({
  subscriber_not_found: {
    status: 404,
    title: 'Subscriber not found',
    detail: 'The account has no subscriber with this id or address.',
  },
  subscriber_exists: withValues({
    status: 409,
    title: 'Subscriber exists',
    members: { subscriberId: z.int() },
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
      requiredPermissions: z.array(z.enum(permissions)),
      transition,
      transitions: z.array(transition).optional(),
    },
    detail: 'This status change needs a permission the API key does not have.',
    remedy: 'askForPermission',
  }),
  transition_not_allowed: withValues({
    status: 409,
    title: 'Status change not allowed',
    members: { transition, transitions: z.array(transition).optional() },
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
