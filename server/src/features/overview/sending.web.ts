import { z } from 'zod'
import { count, id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { readSending } from './read-sending.ts'

const sending = z
  .strictObject({
    mailingId: id.describe('The mailing'),
    name: z.string().describe('What it is called'),
    isPaused: z.boolean().describe('Whether it is held until somebody lets it go on'),
    recipients: count.describe('Whom it is aimed at'),
    done: count.describe('Of them, those whose mail has come to its end'),
    perMinute: count.nullable().describe('How many come to their end in a minute; null = that is not known yet'),
  })
  .meta({ id: 'Sending', description: 'A mailing that is being sent, or is held meanwhile' })

export const sendingRoute = webRoutes.readRoute({
  tag: 'Overview',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/sending',
  summary: 'What is being sent at the moment, and how fast',
  responses: { 200: z.strictObject({ data: z.array(sending).describe('At most seven, the earliest first') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await readSending(look) } }),
})
