import { z } from 'zod'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import { webRoutes } from '../app-api/index.ts'
import { exportPerson, personColumns, personLines } from '../rights/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'

export const exportPersonRoute = webRoutes.readRoute({
  method: 'GET',
  path: '/accounts/{accountId}/subscribers/{id}/export',
  tag: 'Subscribers',
  summary: 'Everything that is known of one person',
  action: 'exportPerson',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          json: z.string().describe('As JSON, to be saved as a file'),
          csv: z.string().describe('The same as CSV, one value per line'),
        })
        .describe('The export in both forms'),
    }),
  },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ look, ids }) => {
    const found = await exportPerson(look, String(ids.id))
    if (!found) throw subscriberRefusals.subscriber_not_found()
    const data = { json: `${JSON.stringify([found], null, 2)}\n`, csv: writeCsv(personColumns, personLines([found])) }
    return { status: 200, body: { data } }
  },
})
