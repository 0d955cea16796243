import { z } from 'zod'
import { envelope, wrap } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/caller.gate.ts'
import { triggerScope } from './trigger.record.ts'
import { triggerTypeSchema } from './trigger.schema.ts'
import { listTriggerTypes } from './trigger-type.store.ts'

export const listTriggerTypesRoute = readRoute({
  ...triggerScope,
  method: 'GET',
  path: '/triggerTypes',
  summary: 'List trigger types',
  description: 'All of them, not in pages. Only types with `isActive` can be sent.',
  responses: { 200: envelope(z.array(triggerTypeSchema)) },
  handle: async ({ reader }) => {
    const types = await listTriggerTypes(reader)
    const records = types.map(({ id, key, translations, languages, createdAt, updatedAt }) => ({
      objectType: 'TriggerType',
      id,
      key,
      translations,
      languages,
      isActive: languages.length > 0,
      createdAt,
      updatedAt,
    }))
    return { status: 200, body: wrap(records, []) }
  },
})
