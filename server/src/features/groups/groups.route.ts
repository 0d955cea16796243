import { fieldError } from '../../platform/errors/app-error.ts'
import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrapPage } from '../../platform/http/schema.ts'
import { readRoute, writeRoute } from '../api-keys/index.ts'
import { changeGroup, createGroup, getGroup, removeGroup } from './change-group.ts'
import { groupRecord } from './group.rules.ts'
import { createGroupBody, groupReadOnlyMembers, groupSchema, updateGroupBody } from './group.schema.ts'
import { listGroups } from './group.store.ts'
import { groupReply, groupScope } from './group-reply.ts'

const filters: Record<string, FilterSpec> = { name: { type: 'text' }, type: { type: 'integer' } }
const listSpec: ListSpec = {
  paginated: true,
  include: [],
  sort: ['id', 'name', 'createdAt', 'updatedAt'],
  filters: (name) => (Object.hasOwn(filters, name) ? filters[name] : undefined),
}

export const listGroupsRoute = readRoute({
  ...groupScope,
  method: 'GET',
  path: '/subscriberGroups',
  summary: 'List subscriber groups',
  query: {
    parse: (query) => parseListQuery(query, listSpec),
    parameters: listParameters(listSpec, ['[name]', '[type]']),
  },
  responses: { 200: paginated(groupSchema) },
  handle: async ({ reader, query }) => {
    const { total, groups } = await listGroups(reader, query)
    return { status: 200, body: wrapPage(groups.map(groupRecord), [], total, query) }
  },
})

export const getGroupRoute = readRoute({
  ...groupScope,
  method: 'GET',
  path: '/subscriberGroups/{id}',
  summary: 'Read a subscriber group',
  responses: { 200: envelope(groupSchema) },
  errors: ['group_not_found'],
  handle: async ({ reader, ids }) => groupReply(await getGroup(reader, ids.id as number)),
})

export const createGroupRoute = writeRoute({
  ...groupScope,
  method: 'POST',
  path: '/subscriberGroups',
  summary: 'Create a subscriber group',
  idempotent: true,
  body: { schema: createGroupBody, ignored: groupReadOnlyMembers },
  responses: { 201: envelope(groupSchema) },
  errors: ['group_exists'],
  handle: async ({ app, tx, body }) => groupReply(await createGroup(app, tx, body), true),
})

export const updateGroupRoute = writeRoute({
  ...groupScope,
  method: 'PUT',
  path: '/subscriberGroups/{id}',
  summary: 'Update a subscriber group: absent members stay',
  body: {
    schema: updateGroupBody,
    ignored: groupReadOnlyMembers,
    check: (raw, { ids }) =>
      raw.id !== undefined && raw.id !== ids.id
        ? [fieldError('#/id', 'out_of_range', 'The id of the body differs from the id of the path.')]
        : [],
  },
  responses: { 200: envelope(groupSchema) },
  errors: ['group_not_found', 'group_exists'],
  handle: async ({ app, tx, ids, body }) => groupReply(await changeGroup(app, tx, ids.id as number, body)),
})

export const deleteGroupRoute = writeRoute({
  ...groupScope,
  method: 'DELETE',
  path: '/subscriberGroups/{id}',
  summary: 'Delete a subscriber group; its subscribers stay',
  responses: { 204: null },
  errors: ['group_not_found'],
  handle: async ({ tx, ids }) => {
    await removeGroup(tx, ids.id as number)
    return { status: 204 }
  },
})
