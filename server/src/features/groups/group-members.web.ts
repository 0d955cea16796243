import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { assignPeople, dismissMembers } from './change-members.ts'
import { groupRefusals } from './group.refusals.ts'
import { dismissalBody, dismissedSchema, peopleAssignedSchema, peopleBody } from './group-view.schema.ts'

const common = {
  tag: 'Groups',
  action: 'changeGroups',
  errors: [groupRefusals.group_not_found, groupRefusals.group_is_dynamic, groupRefusals.group_locked],
} as const

export const assignPeopleRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/groups/{id}/members',
  summary: 'Put people into a group',
  body: { schema: peopleBody },
  responses: { 200: z.strictObject({ data: peopleAssignedSchema }) },
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: {
      data: await assignPeople(
        act,
        ids.id as number,
        body.people.map((text) => text.trim()),
      ),
    },
  }),
})

export const dismissPeopleRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/groups/{id}/dismissals',
  summary: 'Take people out of a group',
  body: { schema: dismissalBody },
  responses: { 200: z.strictObject({ data: dismissedSchema }) },
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: { data: { removed: await dismissMembers(act, ids.id as number, body.subscriberIds) } },
  }),
})
