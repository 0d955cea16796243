import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { groupRefusals } from './group.refusals.ts'
import { groupSchema } from './group.schema.ts'
import { listTrash, restoreGroup } from './trash-group.ts'

const common = { tag: 'Groups' } as const
const { id, name, type, subscriberCount } = groupSchema.shape

const trashedSchema = z
  .strictObject({ id, name, type, subscriberCount, deletedAt: timestampSchema.describe('When it was deleted, UTC') })
  .meta({ id: 'TrashedGroup' })

export const listTrashedGroupsRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/group-trash',
  summary: 'Groups that were deleted in the last 30 days',
  responses: { 200: z.strictObject({ data: z.array(trashedSchema).describe('1,000 at most, the last first') }) },
  handle: async ({ look }) => ({
    status: 200,
    body: {
      data: (await listTrash(look)).map((group) => ({
        ...{ id: group.id, name: group.name, type: group.type as 1 | 2 | 3 },
        ...{ subscriberCount: group.subscriberCount, deletedAt: group.deletedAt },
      })),
    },
  }),
})

export const restoreGroupRoute = webRoutes.writeRoute({
  ...common,
  action: 'changeGroups',
  method: 'POST',
  path: '/accounts/{accountId}/groups/{id}/restoration',
  summary: 'Put a group back, with its people, conditions and permissions',
  responses: { 204: null },
  errors: [groupRefusals.group_not_found, groupRefusals.group_exists, groupRefusals.dynamic_group_limit],
  handle: async ({ act, ids }) => {
    await restoreGroup(act, ids.id as number)
    return { status: 204 }
  },
})
