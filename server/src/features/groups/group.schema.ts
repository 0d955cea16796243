import { z } from 'zod'
import { id, line, timestampSchema } from '../../platform/http/schema.ts'

const permissions = z.strictObject({ canEdit: z.boolean(), canDelete: z.boolean(), canAssignSubscribers: z.boolean() })

export const groupSchema = z
  .strictObject({
    objectType: z.literal('SubscriberGroup'),
    id,
    name: z.string(),
    type: z.literal([1, 2, 3]).describe('1 = static, 2 = dynamic, 3 = external'),
    permissions,
    subscriberCount: z.int().min(0),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'SubscriberGroup' })

const name = line(191, 2)
const writtenPermissions = permissions.partial().optional()

export const createGroupBody = z
  .strictObject({
    name,
    type: z.literal([1, 3], { error: 'group_type_not_creatable' }).optional(),
    permissions: writtenPermissions,
  })
  .meta({ id: 'SubscriberGroupCreate' })
export const updateGroupBody = z
  .strictObject({ name: name.optional(), type: z.int().optional(), permissions: writtenPermissions })
  .meta({ id: 'SubscriberGroupUpdate' })

export const groupReadOnlyMembers = ['objectType', 'id', 'subscriberCount', 'createdAt', 'updatedAt'] as const
