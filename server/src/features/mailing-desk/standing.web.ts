import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { deactivateMailing, mailingRefusals } from '../mailings/index.ts'
import { activateChecked, applyChecked } from './activate-checked.ts'
import { mailingState } from './mailing-state.ts'
import { planErrors } from './plan-errors.ts'
import { seenAs } from './seen-as.ts'

const common = { tag: 'Mailings', action: 'controlSending', method: 'POST', stateForAudit: mailingState } as const
const path = '/accounts/{accountId}/mailings/{id}'
const errors = [
  ...planErrors,
  mailingRefusals.mailing_not_standing,
  mailingRefusals.trigger_type_taken,
  mailingRefusals.approval_missing,
]

export const activateMailingRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/activation`,
  summary: 'Let events send the mailing as it was seen',
  versioned: true,
  body: {
    schema: z.strictObject({
      replaces: z.boolean().describe('Whether it takes the place of the one that answers to its type and language now'),
    }),
  },
  responses: { 204: null },
  errors,
  handle: async ({ act, ids, body, version }) => {
    const id = ids.id as number
    await activateChecked(act, id, { ...seenAs(act, id, version), replaces: body.replaces })
    return { status: 204 }
  },
})

export const deactivateMailingRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/deactivation`,
  summary: 'Let events send it no longer; what is queued is still sent',
  responses: { 204: null },
  errors: [mailingRefusals.mailing_not_found, mailingRefusals.mailing_not_standing],
  handle: async ({ act, ids }) => {
    await deactivateMailing(act, ids.id as number)
    return { status: 204 }
  },
})

export const applyMailingRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/application`,
  summary: 'Let an active mailing say from now on what was written meanwhile, as it was seen',
  versioned: true,
  responses: { 204: null },
  errors: [...errors, mailingRefusals.mailing_not_active],
  handle: async ({ act, ids, version }) => {
    await applyChecked(act, ids.id as number, seenAs(act, ids.id as number, version))
    return { status: 204 }
  },
})
