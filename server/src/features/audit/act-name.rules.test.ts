import { expect, test } from 'vitest'
import { actNameOf, objectOf } from './act-name.rules.ts'

test.each([
  ['POST', '/accounts/{accountId}/webhooks', 'webhooks.create'],
  ['PATCH', '/accounts/{accountId}/webhooks/{id}', 'webhooks.change'],
  ['DELETE', '/accounts/{accountId}/webhooks/{id}', 'webhooks.delete'],
  ['POST', '/accounts/{accountId}/webhooks/{id}/pause', 'webhooks.pause'],
  ['PUT', '/accounts/{accountId}/fields/{id}/value', 'fields.value.set'],
  ['DELETE', '/accounts/{accountId}/fields/{id}/value', 'fields.value.delete'],
  ['PATCH', '/accounts/{accountId}/settings', 'settings.change'],
] as const)('%s %s is %s', (method, path, name) => expect(actNameOf(method, path)).toBe(name))

test.each([
  [{ accountId: 1 }, null],
  [{ accountId: 1, id: 7 }, 7],
  [{ accountId: 1, id: 7, memberId: 8 }, 8],
])('%o concerns %s', (ids, object) => expect(objectOf(ids)).toBe(object))
