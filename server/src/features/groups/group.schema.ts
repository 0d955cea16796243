import { z } from 'zod'
import { count, id, kindOf, line, recordTimes } from '../../platform/http/schema.ts'
import { faultMessage } from '../../platform/http/validation.ts'
import { groupFaults } from './group.refusals.ts'

const permissions = z
  .strictObject({
    canEdit: z.boolean().describe('Whether they may rename it'),
    canDelete: z.boolean().describe('Whether they may delete it'),
    canAssignSubscribers: z.boolean().describe('Whether they may put people in and take them out'),
  })
  .describe('What users of the application may do; the API may do everything')
const words = { name: 'Unique in the account', type: '1 = static, 2 = dynamic, 3 = external' } as const

export const groupSchema = z
  .strictObject({
    objectType: kindOf('SubscriberGroup'),
    id: id.describe('The id of the group'),
    name: z.string().describe(words.name),
    type: z.literal([1, 2, 3]).describe(words.type),
    permissions,
    subscriberCount: count.describe('How many subscribers are in it'),
    ...recordTimes,
  })
  .meta({ id: 'SubscriberGroup', description: 'A named set of subscribers that mailings can be aimed at' })

const name = line(191, 2)
const writtenPermissions = permissions
  .partial()
  .optional()
  .describe('What users of the application may do; everything unless said otherwise')

export const createGroupBody = z
  .strictObject({
    name: name.describe(words.name),
    type: z
      .literal([1, 3], { error: faultMessage(groupFaults.group_type_not_creatable) })
      .optional()
      .describe('1 = static, which is the default, 3 = external; dynamic groups are made in the application'),
    permissions: writtenPermissions,
  })
  .meta({ id: 'SubscriberGroupCreate' })
export const updateGroupBody = z
  .strictObject({
    name: name.optional().describe(words.name),
    type: z.int().optional().describe('Cannot be changed; send it as it was read, or leave it out'),
    permissions: writtenPermissions,
  })
  .meta({ id: 'SubscriberGroupUpdate' })

export const groupReadOnlyMembers = ['objectType', 'id', 'subscriberCount', 'createdAt', 'updatedAt'] as const
