import { z } from 'zod'
import { line } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { savedViewRefusals } from './saved-view.refusals.ts'
import { changeView, createView, listOwnViews, removeView } from './saved-views.ts'

const mostCharacters = 4000
const name = line(60, 1).pipe(z.string()).describe('How the user calls it')
const search = z
  .record(z.string().max(40), z.json())
  .refine((given) => JSON.stringify(given).length <= mostCharacters, { error: 'too_long' })
  .describe('What the address of the list says: filters and order')
const isDefault = z.boolean().describe('Whether the list begins with it')

const view = z
  .strictObject({
    id: z.int().describe('The id of the view'),
    name: z.string().describe('How the user calls it'),
    search,
    isDefault,
  })
  .meta({ id: 'SavedView', description: 'Filters and order of the list of people, under a name' })
const viewReply = z.strictObject({ data: view })

const common = { tag: 'Saved views', action: 'seePeople' } as const
const path = '/accounts/{accountId}/views'
const { view_not_found, view_exists, views_too_many } = savedViewRefusals

export const listViewsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'Your own views of the list of people',
  responses: { 200: z.strictObject({ data: z.array(view).describe('In the order in which they were made') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await listOwnViews(look) } }),
})

export const createViewRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Keep what the list shows under a name',
  body: { schema: z.strictObject({ name, search }) },
  responses: { 201: viewReply },
  errors: [view_exists, views_too_many],
  handle: async ({ act, body }) => ({ status: 201, body: { data: await createView(act, body) } }),
})

export const changeViewRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Rename a view, keep other filters in it, or begin with it',
  body: {
    schema: z.strictObject({ name: name.optional(), search: search.optional(), isDefault: isDefault.optional() }),
  },
  responses: { 200: viewReply },
  errors: [view_not_found, view_exists],
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: { data: await changeView(act, ids.id as number, body) },
  }),
})

export const deleteViewRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a view; nobody in it changes',
  responses: { 204: null },
  errors: [view_not_found],
  handle: async ({ act, ids }) => {
    await removeView(act, ids.id as number)
    return { status: 204 }
  },
})
