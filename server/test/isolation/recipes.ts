import { articlePlaces, articleRecipes } from './article-recipes.ts'
import { triggerPlaces, triggerRecipes } from './trigger-recipes.ts'
import { type Ids, type Kind, serial } from './world.ts'

export interface Request {
  path: string
  body?: unknown
}

/** How to put an id into one place of a request, and what an id that is not there must be answered. */
export interface Recipe {
  kind: Kind
  request(id: number, own: Ids): Request
  /** Status and the code of the refusal, or what a list or an item says of an id it does not know. */
  unknown: string
}

const newEmail = () => `${serial()}@of-own.example`
const inPath = (kind: Kind, path: (id: number, own: Ids) => string, unknown: string, body?: unknown): Recipe => ({
  kind,
  unknown,
  request: (id, own) => ({ path: path(id, own), ...(body !== undefined && { body }) }),
})
const inBody = (kind: Kind, path: (own: Ids) => string, body: (id: number) => object, unknown: string): Recipe => ({
  kind,
  unknown,
  request: (id, own) => ({ path: path(own), body: body(id) }),
})

const subscriber = (id: number) => `/subscribers/${id}`
const trackingConsent = (id: number) => `${subscriber(id)}/trackingConsent`
const group = (id: number) => `/subscriberGroups/${id}`
const members = (id: number) => `${group(id)}/subscribers`
const value = (id: number) => `/customerFields/${id}/value`
const inChannel = (id: number) => ({ channels: [{ id, status: 1 }] })
const withField = (id: number) => ({ customerFields: { [id]: 'of-own' } })
const byNewsletter = (optoutNewsletterId: number) => ({ channels: [{ id: 0, status: 1, optoutNewsletterId }] })

export const recipes: Record<string, Recipe> = {
  'GET /subscribers/{id} path id': inPath('subscriber', subscriber, '404 subscriber_not_found'),
  'PUT /subscribers/{id} path id': inPath('subscriber', subscriber, '404 subscriber_not_found', { city: 'Kiel' }),
  'DELETE /subscribers/{id} path id': inPath('subscriber', subscriber, '404 subscriber_not_found'),
  'GET /subscribers/{id}/trackingConsent path id': inPath('subscriber', trackingConsent, '404 subscriber_not_found'),
  'PUT /subscribers/{id}/trackingConsent path id': inPath('subscriber', trackingConsent, '404 subscriber_not_found', {
    text: 'Ja',
  }),
  'DELETE /subscribers/{id}/trackingConsent path id': inPath('subscriber', trackingConsent, '404 subscriber_not_found'),
  'GET /subscriberGroups/{id} path id': inPath('group', group, '404 group_not_found'),
  'PUT /subscriberGroups/{id} path id': inPath('group', group, '404 group_not_found', {
    permissions: { canEdit: true },
  }),
  'DELETE /subscriberGroups/{id} path id': inPath('group', group, '404 group_not_found'),
  'GET /subscriberGroups/{id}/subscribers path id': inPath('group', members, '404 group_not_found'),
  'POST /subscriberGroups/{id}/subscribers path id': {
    kind: 'group',
    unknown: '404 group_not_found',
    request: (id, own) => ({ path: members(id), body: { subscriberIds: [own.subscriber] } }),
  },
  'POST /subscriberGroups/{id}/subscribers body subscriberIds[]': inBody(
    'subscriber',
    (own) => members(own.group),
    (id) => ({ subscriberIds: [id] }),
    '200 notFound',
  ),
  'DELETE /subscriberGroups/{id}/subscribers/{subscriberId} path id': inPath(
    'group',
    (id, own) => `${members(id)}/${own.subscriber}`,
    '404 group_not_found',
  ),
  'DELETE /subscriberGroups/{id}/subscribers/{subscriberId} path subscriberId': inPath(
    'subscriber',
    (id, own) => `${members(own.group)}/${id}`,
    '404 subscriber_not_found',
  ),
  'PUT /customerFields/{id}/value path id': inPath('accountField', value, '404 customer_field_not_found', {
    value: 'Kiel',
  }),
  'DELETE /customerFields/{id}/value path id': inPath('accountField', value, '404 customer_field_not_found'),
  ...filterRecipes('GET /subscribers', () => '/subscribers'),
  ...filterRecipes('GET /subscriberGroups/{id}/subscribers', (own) => members(own.group)),
  ...writeRecipes('POST /subscribers', () => '/subscribers'),
  ...writeRecipes('POST /subscribers/upsert', () => '/subscribers/upsert'),
  ...writeRecipes('PUT /subscribers/{id}', (own) => subscriber(own.subscriber)),
  'PUT /subscribers/{id} body id': {
    kind: 'subscriber',
    unknown: '422 out_of_range',
    request: (id, own) => ({ path: subscriber(own.subscriber), body: { id, city: 'Kiel' } }),
  },
  'PUT /subscriberGroups/{id} body id': {
    kind: 'group',
    unknown: '422 out_of_range',
    request: (id, own) => ({ path: group(own.group), body: { id, permissions: { canEdit: true } } }),
  },
  'POST /subscribers/register body channelIds[]': inBody(
    'channel',
    () => '/subscribers/register',
    (id) => ({ email: newEmail(), channelIds: [id] }),
    '422 channel_unknown',
  ),
  'POST /subscribers/register body customerFields.*': inBody(
    'field',
    () => '/subscribers/register',
    (id) => ({ email: newEmail(), ...withField(id) }),
    '422 customer_field_unknown',
  ),
  ...itemRecipes(),
  ...articleRecipes(),
  ...triggerRecipes(),
}

/** Members of an open object, and members a client may send back as it read them: the document does not list them. */
export const undocumentedPlaces: Record<string, string[]> = {
  'PUT /subscribers/multiple body subscribers[].*': [
    'id',
    'channels[].id',
    'channels[].optoutNewsletterId',
    'customerFields.*',
  ].map((member) => `PUT /subscribers/multiple body subscribers[].${member}`),
  'PUT /subscribers/{id} path id': ['PUT /subscribers/{id} body id'],
  'PUT /subscriberGroups/{id} path id': ['PUT /subscriberGroups/{id} body id'],
  ...articlePlaces,
  ...triggerPlaces,
}

function filterRecipes(operation: string, path: (own: Ids) => string): Record<string, Recipe> {
  const filter = (kind: Kind, name: (id: number) => string, unknown: string): Recipe => ({
    kind,
    unknown,
    request: (id, own) => ({ path: `${path(own)}?${name(id)}&include=channels,groups` }),
  })
  return {
    [`${operation} query filter[id]`]: filter('subscriber', (id) => `filter[id]=${id}`, '200 empty'),
    [`${operation} query filter[channelId]`]: filter('channel', (id) => `filter[channelId]=${id}`, '200 empty'),
    [`${operation} query filter[groupId]`]: filter('group', (id) => `filter[groupId]=${id}`, '200 empty'),
    [`${operation} query filter[customerFields.{id}]`]: filter(
      'field',
      (id) => `filter[customerFields.${id}]=of-own`,
      '422 query_parameter_invalid',
    ),
  }
}

function writeRecipes(operation: string, path: (own: Ids) => string): Record<string, Recipe> {
  const email = () => (operation.startsWith('POST') ? { email: newEmail() } : {})
  const body = (kind: Kind, members: (id: number) => object, unknown: string) =>
    inBody(kind, path, (id) => ({ ...email(), ...members(id) }), unknown)
  return {
    [`${operation} body channels[].id`]: body('channel', inChannel, '422 channel_unknown'),
    [`${operation} body customerFields.*`]: body('field', withField, '422 customer_field_unknown'),
    [`${operation} body channels[].optoutNewsletterId`]: {
      kind: 'channel',
      unknown: 'ignored',
      request: (id, own) => ({ path: path(own), body: { ...email(), ...newsletterOf(id, own) } }),
    },
  }
}

/** No mailing is read by this id: whatever it is, the answer is the same. */
function newsletterOf(id: number, { channel }: Ids): object {
  return { channels: byNewsletter(id).channels.map((entry) => ({ ...entry, id: channel })) }
}

function itemRecipes(): Record<string, Recipe> {
  const item = (kind: Kind, members: (id: number, own: Ids) => object, unknown: string): Recipe => ({
    kind,
    unknown,
    request: (id, own) => ({
      path: '/subscribers/multiple',
      body: { subscribers: [{ id: own.subscriber, ...members(id, own) }] },
    }),
  })
  const at = 'PUT /subscribers/multiple body subscribers[]'
  return {
    [`${at}.id`]: item('subscriber', (id) => ({ id, city: 'Kiel' }), '200 subscriber_not_found'),
    [`${at}.channels[].id`]: item('channel', inChannel, '200 channel_unknown'),
    [`${at}.customerFields.*`]: item('field', withField, '200 customer_field_unknown'),
    [`${at}.channels[].optoutNewsletterId`]: item('channel', newsletterOf, 'ignored'),
  }
}
