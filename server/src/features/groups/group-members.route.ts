import { z } from 'zod'
import { envelope, id } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/index.ts'
import { assignMembers, dismissMember } from './change-members.ts'
import { assignmentReply, groupScope } from './group.record.ts'
import { groupRefusals } from './group.refusals.ts'

const body = z.strictObject({ subscriberIds: z.array(id).min(1).max(1000) }).meta({ id: 'GroupAssignment' })
const result = z
  .strictObject({
    objectType: z.literal('GroupAssignmentResult'),
    index: z.int().min(0),
    subscriberId: id,
    result: z.literal(['added', 'alreadyMember', 'notFound']),
  })
  .meta({ id: 'GroupAssignmentResult' })

export const assignMembersRoute = writeRoute({
  ...groupScope,
  method: 'POST',
  path: '/subscriberGroups/{id}/subscribers',
  summary: 'Put subscribers into a group, each with its own outcome',
  idempotent: true,
  body: { schema: body },
  responses: { 200: envelope(z.array(result)) },
  errors: [groupRefusals.group_not_found, groupRefusals.group_is_dynamic],
  handle: async ({ act, ids, body }) => assignmentReply(await assignMembers(act, ids.id as number, body.subscriberIds)),
})

export const dismissMemberRoute = writeRoute({
  ...groupScope,
  method: 'DELETE',
  path: '/subscriberGroups/{id}/subscribers/{subscriberId}',
  summary: 'Take a subscriber out of a group',
  responses: { 204: null },
  errors: [groupRefusals.group_not_found, groupRefusals.subscriber_not_found, groupRefusals.group_is_dynamic],
  handle: async ({ act, ids }) => {
    await dismissMember(act, ids.id as number, ids.subscriberId as number)
    return { status: 204 }
  },
})
