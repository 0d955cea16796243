import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const groupRefusals = refusals({
  group_not_found: {
    status: 404,
    title: 'Subscriber group not found',
    detail: 'The account has no subscriber group with this id.',
  },
  group_exists: withValues({
    status: 409,
    title: 'Subscriber group exists',
    detail: 'A group with this name exists; names differ by more than letter case.',
    members: { groupId: z.int().describe('The group that has the name') },
    remedy: remedies.chooseOtherName,
  }),
  group_is_dynamic: {
    status: 409,
    title: 'Subscriber group is dynamic',
    detail: 'Members of a dynamic group follow its conditions; change those in the application.',
    remedy: remedies.changeConditions,
  },
  group_locked: withValues({
    status: 403,
    title: 'Subscriber group is locked',
    detail: 'Another system keeps this group and does not let users of the application change this, admins included.',
    members: {
      permission: z
        .literal(['canEdit', 'canDelete', 'canAssignSubscribers'])
        .describe('What users may not do; only the API changes it'),
    },
    remedy: remedies.askKeeperOfGroup,
  }),
  group_not_dynamic: {
    status: 409,
    title: 'Subscriber group is not dynamic',
    detail: 'Only a dynamic group has conditions; into this one people are put.',
  },
  group_in_use: withValues({
    status: 409,
    title: 'Subscriber group in use',
    detail: ({ mailingIds, groupIds }) =>
      [
        ...(mailingIds.length > 0
          ? [`Mailings that are planned, under way or active go to this group: ${mailingIds.join(', ')}.`]
          : []),
        ...(groupIds.length > 0 ? [`Dynamic groups name it in their conditions: ${groupIds.join(', ')}.`] : []),
      ].join(' '),
    members: {
      mailingIds: z.array(z.int()).describe('Planned mailings that are aimed at it'),
      groupIds: z.array(z.int()).describe('Dynamic groups whose conditions name it'),
    },
    remedy: remedies.freeMailings,
  }),
  dynamic_group_limit: withValues({
    status: 422,
    title: 'Too many dynamic groups',
    detail: ({ limit }) => `An account has at most ${limit} dynamic groups.`,
    members: { limit: z.int().describe('How many there can be') },
  }),
  subscriber_not_found: {
    status: 404,
    title: 'Subscriber not found',
    detail: 'The group has no member with this id.',
  },
})

export const groupFaults = faults({
  group_type_not_creatable: 'Groups of type 2 are made in the application; send 1 or 3.',
  group_type_fixed: 'The type of a group cannot be changed.',
})
