import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'
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
    remedy: remedies.openSubscriber,
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
    remedy: remedies.grantPermission,
  }),
  transition_not_allowed: withValues({
    status: 409,
    title: 'Status change not allowed',
    members: transitions,
    detail:
      'No write leads from this status to the requested one; the person can register again, or an admin can act in the application.',
    remedy: remedies.registerAgain,
  }),
  optin_mailing_missing: {
    status: 409,
    title: 'Opt-in mailing missing',
    detail:
      'An opt-in mail is due, but neither the channel nor the API key has an active opt-in mailing; an admin can select one.',
    remedy: remedies.chooseOptinMailing,
  },
  act_not_possible: withValues({
    status: 409,
    title: 'Not possible from this status',
    members: {
      act: z.string().describe('What was asked for'),
      channelId: z.int().nullable().describe('In which channel; null in an account without channels'),
      from: pair.describe('The status of the person there'),
    },
    detail: 'The person’s status does not allow this.',
  }),
  admin_required: withValues({
    code: 'right_required',
    status: 403,
    title: 'Right required',
    members: {
      requiredRight: z.string().describe('What your role in the account does not include'),
      allowedRoles: z.array(z.string()).describe('Whose roles include it'),
    },
    detail: 'Somebody else than a user closed this address; only an admin opens it again.',
  }),
  legal_basis_invalid: {
    status: 422,
    title: 'Legal basis not sufficient',
    detail:
      'The person left, complained or was blacklisted: only their own consent opens this, with its date, way and words.',
  },
  person_must_ask: {
    status: 422,
    title: 'The person has to ask',
    detail: 'The person left; they are asked by mail only when they came to you and want it.',
  },
  address_closed: {
    status: 409,
    title: 'Address is closed',
    detail: 'This address was here before and was closed; an admin opens it again with the person’s own consent.',
  },
  optin_throttled: withValues({
    status: 429,
    title: 'Opt-in mails throttled',
    members: { waitSeconds: z.int().describe('When the next opt-in mail to this address may be sent') },
    detail: ({ waitSeconds }) =>
      `This address has had its share of opt-in mails; the next may be sent in ${waitSeconds} seconds.`,
  }),
  undo_over: {
    status: 409,
    title: 'Cannot be taken back any more',
    detail: 'An act can be taken back for 30 minutes.',
  },
  duplicate_item: {
    status: 422,
    title: 'Duplicate item',
    detail: 'The same subscriber is listed earlier in this request.',
  },
})

export const subscriberFaults = faults({
  gender_invalid: 'genderId is 1, 2, 3 or null.',
  time_zone_unknown: 'timeZone is the name of a time zone, as Europe/Berlin, or null.',
  status_combination_invalid: 'This pair of status and statusAddition does not exist.',
  status_requires_channels: 'This account uses channels: send the status inside channels[].',
  channels_not_enabled: 'This account has no channels: send status and statusAddition.',
  channels_required: 'No channel was given and none is stored on the key or the account.',
  channel_duplicate: 'Each channel may be listed once.',
  duplicate_item: 'The same subscriber is listed earlier in this request.',
})
