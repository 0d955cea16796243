import { z } from 'zod'
import { paginationOf } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { changeConditions, createDynamicGroup } from './change-conditions.ts'
import { changeGroup, createGroup } from './change-group.ts'
import { groupListQuery } from './group.query.ts'
import { groupRefusals } from './group.refusals.ts'
import { groupTypes } from './group.rules.ts'
import type { Group } from './group.store.ts'
import type { GroupUse } from './group-use.store.ts'
import { changeGroupBody, groupDetailSchema, groupViewListSchema, newGroupBody } from './group-view.schema.ts'
import { listGroupsInUse, type ReadGroup, readGroup } from './read-groups.ts'
import { removeGroup } from './trash-group.ts'

const common = { tag: 'Groups' } as const
const one = z.strictObject({ data: groupDetailSchema })

export const listGroupsWebRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/groups',
  summary: 'Groups of the account, in pages',
  query: groupListQuery,
  responses: { 200: groupViewListSchema },
  handle: async ({ look, query }) => {
    const { total, groups } = await listGroupsInUse(look, query)
    const data = groups.map(({ group, uses }) => viewOf(group, uses))
    return { status: 200, body: { data, meta: { pagination: paginationOf(data.length, total, query) } } }
  },
})

export const getGroupWebRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/groups/{id}',
  summary: 'One group, with what uses it',
  responses: { 200: one },
  errors: [groupRefusals.group_not_found],
  handle: async ({ look, ids }) => {
    return { status: 200, body: { data: detailOf(await readGroup(look, ids.id as number)) } }
  },
})

export const createGroupWebRoute = webRoutes.writeRoute({
  ...common,
  action: 'changeGroups',
  method: 'POST',
  path: '/accounts/{accountId}/groups',
  summary: 'Make a static group, or with conditions a dynamic one',
  body: { schema: newGroupBody },
  responses: { 201: one },
  errors: [groupRefusals.group_exists, groupRefusals.dynamic_group_limit],
  handle: async ({ act, body }) => {
    const name = body.name as string
    const { id } = body.conditions
      ? await createDynamicGroup(act, name, body.conditions)
      : await createGroup(act, { name, type: groupTypes.static })
    return { status: 201, body: { data: detailOf(await readGroup(act, id)) } }
  },
})

export const changeGroupWebRoute = webRoutes.writeRoute({
  ...common,
  action: 'changeGroups',
  method: 'PATCH',
  path: '/accounts/{accountId}/groups/{id}',
  summary: 'Rename a group, or change who matches it',
  body: { schema: changeGroupBody },
  responses: { 200: one },
  errors: [
    groupRefusals.group_not_found,
    groupRefusals.group_exists,
    groupRefusals.group_locked,
    groupRefusals.group_not_dynamic,
  ],
  handle: async ({ act, ids, body: { name, conditions } }) => {
    if (name) await changeGroup(act, ids.id as number, { name })
    if (conditions) await changeConditions(act, ids.id as number, conditions)
    return { status: 200, body: { data: detailOf(await readGroup(act, ids.id as number)) } }
  },
})

export const deleteGroupWebRoute = webRoutes.writeRoute({
  ...common,
  action: 'changeGroups',
  method: 'DELETE',
  path: '/accounts/{accountId}/groups/{id}',
  summary: 'Put a group into the trash; its people stay',
  responses: { 204: null },
  errors: [groupRefusals.group_not_found, groupRefusals.group_in_use, groupRefusals.group_locked],
  handle: async ({ act, ids }) => {
    await removeGroup(act, ids.id as number)
    return { status: 204 }
  },
})

function detailOf({ group, uses, conditions, faults }: ReadGroup) {
  return { ...viewOf(group, uses), conditions, faults }
}

function viewOf(group: Group, uses: readonly GroupUse[]) {
  const { id, name, type, subscriberCount, countedAt, createdAt, updatedAt, ...locks } = group
  const { canEdit, canDelete, canAssignSubscribers } = locks
  const permissions = { canEdit, canDelete, canAssignSubscribers }
  const usedBy = uses.map((use) => ({ id: use.id, name: use.name, isExcluded: use.isExcluded }))
  return { id, name, type, permissions, subscriberCount, countedAt, usedBy, createdAt, updatedAt }
}
