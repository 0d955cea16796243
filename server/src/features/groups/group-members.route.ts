import { z } from 'zod'
import { count, envelope, id, kindOf } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/caller.gate.ts'
import { assignMembers, dismissMember } from './change-members.ts'
import { assignmentReply, groupScope } from './group.record.ts'
import { groupRefusals } from './group.refusals.ts'

const body = z
  .strictObject({ subscriberIds: z.array(id).min(1).max(1000).describe('Whom to put into the group') })
  .meta({ id: 'GroupAssignment' })
const result = z
  .strictObject({
    objectType: kindOf('GroupAssignmentResult'),
    index: count.describe('Where the id stands in the request, from 0'),
    subscriberId: id.describe('The id as it was sent'),
    result: z.literal(['added', 'alreadyMember', 'notFound']).describe('What became of it'),
  })
  .meta({ id: 'GroupAssignmentResult', description: 'What became of one id' })
const totals = {
  total: count.describe('Ids in the request'),
  added: count.describe('Put into the group by this request'),
  alreadyMember: count.describe('In the group before'),
  notFound: count.describe('Ids that no subscriber has'),
}

export const assignMembersRoute = writeRoute({
  ...groupScope,
  method: 'POST',
  path: '/subscriberGroups/{id}/subscribers',
  summary: 'Put subscribers into a group',
  description: 'Up to 1,000 ids. Each has its own outcome; ids that nobody has do not concern the others.',
  idempotent: true,
  body: { schema: body },
  responses: { 200: envelope(z.array(result), totals) },
  errors: [groupRefusals.group_not_found, groupRefusals.group_is_dynamic],
  handle: async ({ act, ids, body }) => assignmentReply(await assignMembers(act, ids.id as number, body.subscriberIds)),
})

export const dismissMemberRoute = writeRoute({
  ...groupScope,
  method: 'DELETE',
  path: '/subscriberGroups/{id}/subscribers/{subscriberId}',
  summary: 'Take a subscriber out of a group',
  description: 'The subscriber stays. Somebody who is not in the group answers 404.',
  responses: { 204: null },
  errors: [groupRefusals.group_not_found, groupRefusals.subscriber_not_found, groupRefusals.group_is_dynamic],
  handle: async ({ act, ids }) => {
    await dismissMember(act, ids.id as number, ids.subscriberId as number)
    return { status: 204 }
  },
})
