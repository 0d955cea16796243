import { z } from 'zod'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import type { Look } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { recordAct } from '../audit/index.ts'
import { exportPerson, personColumns, personLines } from '../rights/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'

const common = {
  tag: 'Subscribers',
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
}

export const exportPersonRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/subscribers/{id}/export',
  summary: 'Everything that is known of one person',
  action: 'exportPerson',
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await inBothForms(look, String(ids.id)) } }),
})

/** Reads as the account, closed or not; whoever asks all accounts they manage asks each of them by this. */
export const exportByAddressRoute = webRoutes.readRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/person-exports',
  summary: 'The same of whoever has exactly this address; the audit log tells of it',
  action: 'exportPersonEverywhere',
  body: {
    schema: z.strictObject({
      email: z.string().max(254).includes('@').describe('The address of the person, as they gave it'),
    }),
  },
  handle: async ({ app, look, body, requestId, peerAddress }) => {
    const data = await inBothForms(look, body.email)
    const evidence = { by: 'request', requestId, peerAddress } as const
    await app.db.transaction(look.reader.tenant, (tx) =>
      recordAct({ ...look, reader: tx, tx, evidence }, { act: 'personExports.create', objectId: null, changes: {} }),
    )
    return { status: 200, body: { data } }
  },
})

async function inBothForms(look: Look, who: string) {
  const found = await exportPerson(look, who)
  if (!found) throw subscriberRefusals.subscriber_not_found()
  return { json: `${JSON.stringify([found], null, 2)}\n`, csv: writeCsv(personColumns, personLines([found])) }
}
