import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const triggerRefusals = refusals({
  trigger_mailing_not_found: {
    status: 404,
    title: 'Trigger mailing not found',
    detail: 'The account has no copy of a trigger mailing with this id.',
  },
  trigger_mailing_inactive: {
    status: 409,
    title: 'Trigger mailing inactive',
    detail: 'The account has no activated mailing for this trigger type.',
    remedy: remedies.activateMailing,
  },
  subscriber_unknown: {
    status: 403,
    title: 'Subscriber unknown',
    detail:
      'The account has no such subscriber; sending to new addresses needs the key permission triggerUnknownSubscribers.',
    remedy: remedies.grantPermission,
  },
  receiver_archived: {
    status: 409,
    title: 'Receiver is archived',
    detail: 'The receiver is archived and gets no mail.',
  },
  receiver_throttled: withValues({
    status: 429,
    title: 'Receiver throttled',
    members: { retryAfterSeconds: z.int().describe('When the next mail to this address may be sent') },
    detail: ({ retryAfterSeconds }) =>
      `This address has had its share of trigger mails for now; the next may be sent in ${retryAfterSeconds} seconds.`,
  }),
  trigger_type_exists: withValues({
    status: 409,
    title: 'Trigger type exists',
    members: { key: z.string() },
    detail: ({ key }) => `The customer already has a trigger type "${key}".`,
    remedy: remedies.chooseOtherName,
  }),
  no_receivers: {
    status: 409,
    title: 'No receivers',
    detail: 'Attach receivers before scheduling the dispatch.',
    remedy: remedies.attachReceivers,
  },
  receiver_limit_reached: {
    status: 409,
    title: 'Receiver limit reached',
    detail: 'A trigger mailing takes at most 1000000 receivers.',
  },
  step_not_allowed: withValues({
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    members: { currentStatus: z.string().describe('Where it stands now') },
    detail: ({ currentStatus }) => `This is not possible while the trigger mailing is "${currentStatus}".`,
  }),
  placeholder_missing: withValues({
    status: 422,
    title: 'Placeholder missing',
    members: { errors: z.array(z.looseObject({ pointer: z.string(), code: z.string(), detail: z.string() })) },
    detail: ({ errors }) =>
      `The mailing needs values for: ${errors.map(({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1)).join(', ')}.`,
  }),
})

export const triggerFaults = faults({
  language_not_available: 'No activated mailing of this trigger type has this language.',
  too_many_receivers: 'The request names more receivers than it may.',
  placeholder_missing: 'The mailing needs a value for this placeholder.',
  placeholder_name_invalid: 'A placeholder name has a letter, then letters, digits and _, 64 at most.',
})
