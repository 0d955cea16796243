import { z } from 'zod'
import { envelope, id, wrap } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/index.ts'
import { assignMembers, dismissMember } from './change-members.ts'
import { groupScope } from './group-reply.ts'

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
  errors: ['group_not_found', 'group_is_dynamic'],
  handle: async ({ app, tx, ids, body }) => {
    const plan = await assignMembers(app, tx, ids.id as number, body.subscriberIds)
    const data = plan.map((assignment, index) => ({ objectType: 'GroupAssignmentResult', index, ...assignment }))
    const count = (outcome: string) => plan.filter(({ result }) => result === outcome).length
    const totals = {
      total: plan.length,
      added: count('added'),
      alreadyMember: count('alreadyMember'),
      notFound: count('notFound'),
    }
    return { status: 200, body: wrap(data, [], totals) }
  },
})

export const dismissMemberRoute = writeRoute({
  ...groupScope,
  method: 'DELETE',
  path: '/subscriberGroups/{id}/subscribers/{subscriberId}',
  summary: 'Take a subscriber out of a group',
  responses: { 204: null },
  errors: ['group_not_found', 'subscriber_not_found', 'group_is_dynamic'],
  handle: async ({ tx, ids }) => {
    await dismissMember(tx, ids.id as number, ids.subscriberId as number)
    return { status: 204 }
  },
})
