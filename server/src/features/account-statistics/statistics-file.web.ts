import { z } from 'zod'
import { tableFile } from '../../platform/tables/write-table.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { readBelowTable, readStatisticsTable } from './read-statistics-file.ts'
import { belowFileQuery, statisticsFileQuery } from './statistics.query.ts'

/** Whoever sees the numbers may take them along: no person is in the files. */
const common = { tag: 'Reports', action: 'readMailings', method: 'GET', fileType: 'text/csv' } as const

export const statisticsFileRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/statistics/file',
  summary: 'What the page of statistics shows, as a table',
  query: statisticsFileQuery,
  responses: { 200: z.string().describe('A row for each day, mailing, hour or channel') },
  errors: [channelRefusals.channel_not_found],
  handle: async ({ look, query: { format, ...wish } }) => ({
    status: 200,
    file: tableFile(`statistics-${wish.of}`, format, await readStatisticsTable(look, wish)),
  }),
})

export const statisticsBelowFileRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subaccounts/statistics/file',
  summary: 'The accounts below an L-account in sums, as a table',
  query: belowFileQuery,
  responses: { 200: z.string().describe('A row for each account') },
  handle: async ({ app, look, query: { format, ...wish } }) => ({
    status: 200,
    file: tableFile('statistics-accounts', format, await readBelowTable(look, app.db, wish)),
  }),
})
