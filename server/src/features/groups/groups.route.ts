import { fieldError } from '../../platform/errors/field-error.ts'
import { envelope, paginated, wrapPage } from '../../platform/http/schema.ts'
import { readRoute, writeRoute } from '../api-keys/caller.gate.ts'
import { changeGroup, createGroup, getGroup } from './change-group.ts'
import { groupListQuery } from './group.query.ts'
import { groupRecord, groupReply, groupScope, newGroupReply } from './group.record.ts'
import { groupRefusals } from './group.refusals.ts'
import { createGroupBody, groupReadOnlyMembers, groupSchema, updateGroupBody } from './group.schema.ts'
import { listGroups } from './group.store.ts'
import { removeGroup } from './trash-group.ts'

export const listGroupsRoute = readRoute({
  ...groupScope,
  method: 'GET',
  path: '/subscriberGroups',
  summary: 'List subscriber groups',
  description: 'In pages, by id unless `sort` says otherwise.',
  query: groupListQuery,
  responses: { 200: paginated(groupSchema) },
  handle: async ({ look, query }) => {
    const { total, groups } = await listGroups(look.reader, query)
    return { status: 200, body: wrapPage(groups.map(groupRecord), [], total, query) }
  },
})

export const getGroupRoute = readRoute({
  ...groupScope,
  method: 'GET',
  path: '/subscriberGroups/{id}',
  summary: 'Read a subscriber group',
  description: 'With the number of its members.',
  responses: { 200: envelope(groupSchema) },
  errors: [groupRefusals.group_not_found],
  handle: async ({ look, ids }) => groupReply(await getGroup(look, ids.id as number)),
})

export const createGroupRoute = writeRoute({
  ...groupScope,
  method: 'POST',
  path: '/subscriberGroups',
  summary: 'Create a subscriber group',
  description: 'Names are unique in the account. Dynamic groups (type 2) are made in the application.',
  idempotent: true,
  body: { schema: createGroupBody, ignored: groupReadOnlyMembers },
  responses: { 201: envelope(groupSchema) },
  errors: [groupRefusals.group_exists],
  handle: async ({ act, body }) => newGroupReply(await createGroup(act, { ...body, name: body.name as string })),
})

export const updateGroupRoute = writeRoute({
  ...groupScope,
  method: 'PUT',
  path: '/subscriberGroups/{id}',
  summary: 'Update a subscriber group',
  description: 'Members that are not sent stay as they are. The type cannot be changed.',
  body: {
    schema: updateGroupBody,
    ignored: groupReadOnlyMembers,
    check: (raw, { ids }) =>
      raw.id !== undefined && raw.id !== ids.id
        ? [fieldError('#/id', 'out_of_range', 'The id of the body differs from the id of the path.')]
        : [],
  },
  responses: { 200: envelope(groupSchema) },
  errors: [groupRefusals.group_not_found, groupRefusals.group_exists],
  handle: async ({ act, ids, body: { name, ...rest } }) =>
    groupReply(await changeGroup(act, ids.id as number, { ...rest, name: name ?? undefined })),
})

export const deleteGroupRoute = writeRoute({
  ...groupScope,
  method: 'DELETE',
  path: '/subscriberGroups/{id}',
  summary: 'Delete a subscriber group',
  description: 'Its subscribers stay. A group that a planned mailing is aimed at cannot be deleted.',
  responses: { 204: null },
  errors: [groupRefusals.group_not_found, groupRefusals.group_in_use],
  handle: async ({ act, ids }) => {
    await removeGroup(act, ids.id as number)
    return { status: 204 }
  },
})
