import { z } from 'zod'
import { count, id } from '../../platform/http/schema.ts'
import { tableFile } from '../../platform/tables/write-table.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { conditionsSchema } from '../conditions/condition.schema.ts'
import { conditionRefusals } from '../conditions/index.ts'
import { readReaders } from './read-readers.ts'
import { readersFileQuery, readersQuery } from './statistics.query.ts'
import { readersTable } from './statistics-file.rules.ts'

const readers = z
  .strictObject({
    channelId: id.describe('The channel'),
    ready: count.describe('Receive-ready now: the sum of all classes and of whoever is not recognised'),
    classes: z
      .array(
        z
          .strictObject({
            days: z
              .int()
              .nullable()
              .describe('Read something sent in so many days, and nothing of a shorter span; null = nothing in any'),
            people: count.describe('How many they are'),
            conditions: conditionsSchema.describe('The same people as a dynamic group has them'),
          })
          .meta({ id: 'ReadingClass', description: 'People by how long ago they read something' }),
      )
      .describe('From those who read lately on; empty = opens and clicks are kept for less than 30 days'),
    unknown: count.describe('Who cannot be recognised: whether they read is not known'),
  })
  .meta({ id: 'Readers', description: 'Who still reads' })

/** It goes through everybody of the account, which the other statistics need not. */
const common = { tag: 'Reports', action: 'readMailings', method: 'GET', heavySeconds: 8 } as const
const errors = [channelRefusals.channel_not_found, conditionRefusals.count_took_too_long]

export const readReadersRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/statistics/readers',
  summary: 'Who still reads',
  query: readersQuery,
  responses: { 200: z.strictObject({ data: readers }) },
  errors,
  handle: async ({ look, query: { channelId } }) => ({
    status: 200,
    body: { data: await readReaders(look, channelId) },
  }),
})

export const readersFileRoute = webRoutes.readRoute({
  ...common,
  fileType: 'text/csv',
  path: '/accounts/{accountId}/statistics/readers/file',
  summary: 'Who still reads, as a table',
  query: readersFileQuery,
  responses: { 200: z.string().describe('A row for each class') },
  errors,
  handle: async ({ look, query: { channelId, format, language } }) => ({
    status: 200,
    file: tableFile('statistics-readers', format, readersTable(await readReaders(look, channelId), language)),
  }),
})
