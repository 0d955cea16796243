import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { findRunOfMailing, findTest } from '../runs/index.ts'
import { chooseWinner } from './choose-winner.ts'
import { testRefusals } from './test.refusals.ts'

export const chooseWinnerRoute = webRoutes.writeRoute({
  tag: 'Runs',
  action: 'controlSending',
  method: 'POST',
  path: '/accounts/{accountId}/mailings/{id}/run/winner',
  summary: 'Send the rest one of the subjects that are being tried, without waiting any longer',
  body: { schema: z.strictObject({ variant: z.int().min(0).max(3).describe('The number of the subject, from 0') }) },
  responses: { 204: null },
  errors: [testRefusals.winner_settled, testRefusals.variant_unknown],
  stateForAudit: async ({ reader }, { id }) => {
    const run = id === undefined ? undefined : await findRunOfMailing(reader, id)
    const test = run && (await findTest(reader, run.id))
    return test ? { state: test.state, winner: test.winner } : null
  },
  handle: async ({ act, ids, body }) => {
    await chooseWinner(act, ids.id as number, body.variant)
    return { status: 204 }
  },
})
