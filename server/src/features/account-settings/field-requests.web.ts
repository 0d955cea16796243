import { z } from 'zod'
import { id, line, lines, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { customerFieldSchema } from '../customer-fields/customer-field.schema.ts'
import { fieldRefusals, listFieldRequests, requestField } from '../customer-fields/index.ts'

const { fieldType, type } = customerFieldSchema.shape
const common = { tag: 'Customer fields', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/fieldRequests'
const mostShown = 50

const requestView = z
  .strictObject({
    id: id.describe('The id of the request'),
    name: z.string().describe('What it is to be called'),
    ...{ fieldType, type },
    purpose: z.string().describe('What it is for'),
    createdAt: timestampSchema.describe('When it was asked for, UTC'),
    outcome: z.enum(['made', 'declined']).nullable().describe('What became of it; null = it waits'),
    fieldId: id.nullable().describe('The field that was made; null = none'),
    answer: z.string().nullable().describe('Why there is none'),
  })
  .meta({ id: 'FieldRequest', description: 'A customer field that was asked for' })

export const listFieldRequestsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'Customer fields that were asked for',
  responses: { 200: z.strictObject({ data: z.array(requestView).describe('The newest first, 50 at most') }) },
  handle: async ({ look }) => {
    const requests = await listFieldRequests(look.reader, mostShown)
    return { status: 200, body: { data: requests.map(({ askedBy: _, decidedAt: __, ...request }) => request) } }
  },
})

const said = (text: string | null) => text as string

export const requestFieldRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Ask whoever runs the installation for a customer field',
  body: {
    schema: z.strictObject({
      name: line(100, 1).transform(said).describe('What it is to be called'),
      ...{ fieldType, type },
      purpose: lines(500)
        .refine((text) => text !== null, { error: 'required' })
        .transform(said)
        .describe('What it is for'),
    }),
  },
  responses: {
    201: z.strictObject({
      data: z.strictObject({ id: id.describe('The id of the request') }).describe('What was asked for'),
    }),
  },
  errors: [fieldRefusals.field_requests_too_many],
  handle: async ({ act, body }) => ({ status: 201, body: { data: { id: await requestField(act, body) } } }),
})
