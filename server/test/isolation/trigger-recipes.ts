import type { Recipe } from './recipes.ts'
import type { Ids, Kind } from './world.ts'

const link = { resetLink: 'https://of-own.example/' }
const copy = (id: number) => `/mailings/trigger/${id}`
const receiversOf = (id: number) => `${copy(id)}/receivers`
const scheduleOf = (id: number) => `${copy(id)}/schedule`
const notFound = '404 trigger_mailing_not_found'

const onCopy = (path: (id: number) => string, body?: (own: Ids) => object, kind: Kind = 'copy'): Recipe => ({
  kind,
  unknown: notFound,
  request: (id, own) => ({ path: path(id), ...(body && { body: body(own) }) }),
})
const inTrigger = (kind: Kind, path: string, body: (id: number, own: Ids) => object, unknown: string): Recipe => ({
  kind,
  unknown,
  request: (id, own) => ({ path, body: { triggerTypeId: own.triggerType, ...body(id, own) } }),
})
const receiver = (subscriberId: number, placeholders: object = link) => ({ subscriberId, placeholders })
/** Values of placeholders name no record, whatever they look like. */
const mention = (id: number, { subscriber }: Ids) => receiver(subscriber, { resetLink: `https://of-own.example/${id}` })

/** Single triggers, batches, campaign copies and their receivers. */
export function triggerRecipes(): Record<string, Recipe> {
  return { ...sendRecipes(), ...copyRecipes() }
}

function sendRecipes(): Record<string, Recipe> {
  const single = '/mailings/singleTrigger'
  const batch = `${single}/batch`
  const one = (receiver: object) => ({ receiver })
  const many = (receiver: object) => ({ receivers: [receiver] })
  const typed = (triggerTypeId: number, { subscriber }: Ids, wrap: typeof one | typeof many) => ({
    triggerTypeId,
    ...wrap(receiver(subscriber)),
  })
  const unknownType = '422 trigger_type_unknown'
  return {
    [`GET ${single}/{id} path id`]: {
      kind: 'triggerMail',
      unknown: '404 trigger_message_not_found',
      request: (id) => ({ path: `${single}/${id}` }),
    },
    [`POST ${single} body triggerTypeId`]: inTrigger(
      'triggerType',
      single,
      (id, own) => typed(id, own, one),
      unknownType,
    ),
    [`POST ${single} body receiver.subscriberId`]: inTrigger(
      'subscriber',
      single,
      (id) => one(receiver(id)),
      '403 subscriber_unknown',
    ),
    [`POST ${single} body receiver.placeholders.*`]: inTrigger(
      'subscriber',
      single,
      (id, own) => one(mention(id, own)),
      'ignored',
    ),
    [`POST ${batch} body triggerTypeId`]: inTrigger(
      'triggerType',
      batch,
      (id, own) => typed(id, own, many),
      unknownType,
    ),
    [`POST ${batch} body receivers[].subscriberId`]: inTrigger(
      'subscriber',
      batch,
      (id) => many(receiver(id)),
      '200 subscriber_unknown',
    ),
    [`POST ${batch} body receivers[].placeholders.*`]: inTrigger(
      'subscriber',
      batch,
      (id, own) => many(mention(id, own)),
      'ignored',
    ),
  }
}

function copyRecipes(): Record<string, Recipe> {
  const attach = (one: (id: number, own: Ids) => object, unknown: string): Recipe => ({
    kind: 'subscriber',
    unknown,
    request: (id, own) => ({ path: receiversOf(own.copy), body: { receivers: [one(id, own)] } }),
  })
  const receivers = 'POST /mailings/trigger/{id}/receivers'
  return {
    'POST /mailings/trigger body triggerTypeId': inTrigger(
      'triggerType',
      '/mailings/trigger',
      (triggerTypeId) => ({ triggerTypeId }),
      '422 trigger_type_unknown',
    ),
    'GET /mailings/trigger/{id} path id': onCopy(copy),
    'DELETE /mailings/trigger/{id} path id': onCopy(copy),
    'GET /mailings/trigger/{id}/receivers path id': onCopy(receiversOf),
    [`${receivers} path id`]: onCopy(receiversOf, ({ subscriber }) => ({ receivers: [receiver(subscriber)] })),
    [`${receivers} body receivers[].subscriberId`]: attach((id) => receiver(id), '200 subscriber_unknown'),
    [`${receivers} body receivers[].placeholders.*`]: attach(mention, 'ignored'),
    'POST /mailings/trigger/{id}/schedule path id': onCopy(scheduleOf, () => ({})),
    'DELETE /mailings/trigger/{id}/schedule path id': onCopy(scheduleOf, undefined, 'scheduledCopy'),
  }
}

/** Receivers are open objects in the document. */
export const triggerPlaces: Record<string, string[]> = Object.fromEntries(
  ['POST /mailings/singleTrigger/batch', 'POST /mailings/trigger/{id}/receivers'].map((operation) => [
    `${operation} body receivers[].*`,
    ['subscriberId', 'placeholders.*'].map((member) => `${operation} body receivers[].${member}`),
  ]),
)
